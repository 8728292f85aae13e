import type { CSSProperties } from 'react'
import { belowWide, phone } from '~/breakpoints'
import { Picture, type PictureData } from '~/components/picture/picture'
import { Sideways } from '~/components/sideways/sideways'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './campaigns.module.css'

interface Campaign {
  id: string
  title: string
  description: string
  path: string
  picture: PictureData
}

/** The large card of three is as high as the two beside it, and cuts its picture's sides off; on tablets it stands above them. */
const large = `${belowWide} 95vw, 66vw`
const small = `${belowWide} 50vw, 34vw`
const whole = '96vw'
/** On phones the card is 90vw wide and at most this much wider than high (campaigns.module.css). */
const onPhone = { width: 90, ratio: 1.6 }

/** Two that are left over are as high as the higher picture: width of their columns and least height, in vw. */
const pair = { columns: [63, 31], height: 26 }

function pairSizes(place: number, pictures: PictureData[]): string {
  const ratios = pictures.map(ratioOf)
  const columns = pair.columns.map((width, index) => ({ width, ratio: ratios[index] ?? 1 }))
  const high = Math.max(pair.height, ...columns.map(({ width, ratio }) => width / ratio))
  const { width = 100, ratio = 1 } = columns[place] ?? {}
  return `${Math.ceil(Math.max(width, high * ratio))}vw`
}

const ratioOf = ({ width, height }: PictureData) => width / height

const phoneSize = (picture: PictureData) =>
  `${Math.ceil(onPhone.width * Math.max(1, ratioOf(picture) / onPhone.ratio))}vw`

/** One large card and two beside it, again and again; one that is left over has the whole width (campaigns.module.css). */
function sizesOf(index: number, campaigns: Campaign[]): string {
  const place = index % 3
  const group = campaigns.slice(index - place, index - place + 3).map(({ picture }) => picture)
  if (group.length === 2) return pairSizes(place, group)
  if (place > 0) return small
  return group.length === 1 ? whole : large
}

/** 'Campaigns That Set The Trend.' (PROJECTS-2). */
export function Campaigns({ heading, campaigns }: { heading: WovenText; campaigns: Campaign[] }) {
  return (
    <section className={styles.campaigns} data-ground="vermilion">
      <Heading text={heading} level={2} />
      <Sideways label={heading.text} pieces={campaigns.length}>
        <ul className={styles.list}>
          {campaigns.map(({ id, title, description, path, picture }, index) => (
            <li key={id} className={styles.card} data-campaign={id}>
              <a href={path} className={styles.link} style={{ '--ratio': ratioOf(picture) } as CSSProperties}>
                <div className={styles.frame}>
                  <Picture
                    picture={picture}
                    sizes={`${phone} ${phoneSize(picture)}, ${sizesOf(index, campaigns)}`}
                    fit="cover"
                    className={styles.art}
                  />
                </div>
                <div>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.description}>{description}</p>
                </div>
              </a>
            </li>
          ))}
        </ul>
      </Sideways>
    </section>
  )
}
