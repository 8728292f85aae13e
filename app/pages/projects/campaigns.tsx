import { belowWide, phone } from '~/breakpoints'
import { Picture, type PictureData } from '~/components/picture/picture'
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

/** The large card is as high as the two beside it and cuts its picture's sides off; so do all on phones, where they are square. */
const large = `${phone} 104vw, ${belowWide} 95vw, 88vw`
const small = `${phone} 139vw, 50vw`
const whole = `${phone} 104vw, 96vw`

/** One large card and two beside it, again and again; one that is left over has the whole width (campaigns.module.css). */
const sizesOf = (index: number, count: number) =>
  index % 3 > 0 ? small : index === count - 1 ? whole : large

/** 'Campaigns That Set The Trend.' (PROJECTS-2). */
export function Campaigns({ heading, campaigns }: { heading: WovenText; campaigns: Campaign[] }) {
  return (
    <section className={styles.campaigns} data-ground="vermilion">
      <Heading text={heading} level={2} />
      <ul className={styles.list}>
        {campaigns.map(({ id, title, description, path, picture }, index) => (
          <li key={id} className={styles.card} data-campaign={id}>
            <a href={path} className={styles.link}>
              <div className={styles.frame}>
                <Picture
                  picture={picture}
                  sizes={sizesOf(index, campaigns.length)}
                  fit="cover"
                  className={styles.art}
                />
              </div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
