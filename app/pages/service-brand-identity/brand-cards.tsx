import { phone } from '~/breakpoints'
import { covering } from '~/components/picture/covering'
import { Picture, type PictureData } from '~/components/picture/picture'
import styles from './brand-cards.module.css'
import { Threads } from './threads'

export interface BrandCard {
  id: string
  name: string
  line: string
  path: string
  picture: PictureData
  /** The client's colours, drawn as threads. */
  threads: string[]
}

interface BrandCardsProps {
  cards: BrandCard[]
  /** On the link to a case study. */
  more: string
  /** `uneven` alternates 5/7 and 7/5, `even` is 6/6. */
  rhythm: 'uneven' | 'even'
}

/** Widths in vw. The columns of the uneven rhythm, over and over (brand-cards.module.css); five and six are cut at their sides and need the same. */
const uneven = [53.5, 55.5, 55.5, 53.5]
const even = 52

/** Width divided by height of a card's frame, nearly the same for all. */
const frame = 1.38

/** Phones show one across, then two beside each other; one that is left over has the screen (brand-cards.module.css). */
const phoneSize = (index: number, count: number) =>
  index % 3 === 0 || (index === count - 1 && index % 3 === 1) ? 98 : 50

function wideSize(rhythm: BrandCardsProps['rhythm'], index: number, count: number) {
  if (index === count - 1 && index % 2 === 0) return 97
  return rhythm === 'uneven' ? (uneven[index % uneven.length] ?? even) : even
}

function sizesOf(picture: PictureData, rhythm: BrandCardsProps['rhythm'], index: number, count: number) {
  const wider = covering(picture.width / picture.height, frame)
  const [onPhones, wide] = [phoneSize(index, count), wideSize(rhythm, index, count)]
  return `${phone} ${Math.round(onPhones * wider)}vw, ${Math.round(wide * wider)}vw`
}

/** Branding projects, each over threads in its own colours; each leads to its case study (SERVICES-4). */
export function BrandCards({ cards, more, rhythm }: BrandCardsProps) {
  return (
    <div className={styles.cards} data-rhythm={rhythm}>
      {cards.map(({ id, name, line, path, picture, threads }, index) => (
        <article key={id} className={styles.card}>
          <Picture
            picture={picture}
            sizes={sizesOf(picture, rhythm, index, cards.length)}
            fit="cover"
            className={styles.art}
          />
          <Threads colours={threads} />
          <div className={styles.words}>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.line}>{line}</p>
            </div>
            <a className={styles.more} href={path} aria-label={`${more} ${name}`}>
              {more}
            </a>
          </div>
        </article>
      ))}
    </div>
  )
}
