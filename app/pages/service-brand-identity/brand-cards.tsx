import { phone } from '~/breakpoints'
import { classNames } from '~/class-names'
import { coverSizes, Picture, type PictureData } from '~/components/picture/picture'
import styles from './brand-cards.module.css'
import packagingStyles from './packaging.module.css'
import threadStyles from './threads.module.css'

/** The client's colours, drawn as threads under its picture (SERVICES-4). */
function Threads({ colours, className }: { colours: string[]; className?: string | undefined }) {
  return (
    <div className={classNames(threadStyles.threads, className)} aria-hidden="true">
      {colours.map((colour) => (
        <i key={colour} className={threadStyles.thread} style={{ background: colour }} />
      ))}
    </div>
  )
}

interface BrandCard {
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

/** Phones show one across, then two side by side; a last single one takes the whole row (brand-cards.module.css). */
function sizesInRow(picture: PictureData, index: number, count: number) {
  const isLast = index === count - 1
  const onPhones = index % 3 === 0 || (isLast && index % 3 === 1) ? 98 : 50
  return coverSizes(picture, [phone, onPhones, 1.38], ['', isLast && index % 2 === 0 ? 97 : 52, 1.38])
}

/** Branding projects, each over threads in its own colours; each leads to its case study (SERVICES-4). */
export function BrandCards({ cards, more, rhythm }: BrandCardsProps) {
  return (
    <div className={styles.cards} data-rhythm={rhythm}>
      {cards.map(({ id, name, line, path, picture, threads }, index) => (
        <article key={id} className={styles.card}>
          <Picture
            picture={picture}
            sizes={sizesInRow(picture, index, cards.length)}
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

interface PackagingProps {
  title: string
  /** The style of the page's titles. */
  titleClass: string | undefined
  /** On the link to a case study. */
  more: string
  projects: (BrandCard & { panel: string; onPanel: string })[]
}

/** A square of a phone shows the middle of a picture of 16 to 9; wide windows narrow it (packaging.module.css). */
const shelfSizes = `${phone} 178vw, min(100vw, 115rem)`

/** Packaging Design: shelves as wide as the window up to a limit, the first with the title (SERVICES-4). */
export function Packaging({ title, titleClass, more, projects }: PackagingProps) {
  return (
    <section id="packaging-design">
      {projects.map(({ name, line, path, picture, threads, panel, onPanel }, index) => (
        <article
          key={name}
          className={packagingStyles.shelf}
          style={{ '--panel': panel, '--on-panel': onPanel } as React.CSSProperties}
        >
          <Picture picture={picture} sizes={shelfSizes} fit="cover" className={packagingStyles.art} />
          {index === 0 && (
            <div className={packagingStyles.head}>
              <h2 className={titleClass}>{title}</h2>
            </div>
          )}
          <Threads colours={threads} className={packagingStyles.threads} />
          <div className={packagingStyles.words}>
            <div>
              <h3 className={packagingStyles.name}>{name}</h3>
              <p className={packagingStyles.line}>{line}</p>
            </div>
            <a className={packagingStyles.more} href={path} aria-label={`${more} ${name}`}>
              {more}
            </a>
          </div>
        </article>
      ))}
    </section>
  )
}
