import type { CSSProperties } from 'react'
import { belowWide, phone } from '~/breakpoints'
import { coverSizes, Picture, type PictureData, ratio } from '~/components/picture/picture'
import { Sideways } from '~/components/sideways/sideways'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './campaigns.module.css'

interface Campaign {
  id: string
  title: string
  description: string
  path: string
  result: { value: string; label: string } | undefined
  picture: PictureData
}

/** One large card and two beside it, repeated; a last single one takes the whole width (campaigns.module.css). */
function wideSizes(index: number, count: number): string {
  if (index % 3 > 0) return `${belowWide} 50vw, 34vw`
  return index === count - 1 ? '96vw' : `${belowWide} 95vw, 66vw`
}

/** 'Campaigns That Set The Trend.' (PROJECTS-2). */
export function Campaigns({ heading, campaigns }: { heading: WovenText; campaigns: Campaign[] }) {
  return (
    <section className={styles.campaigns} data-ground="vermilion">
      <Heading text={heading} level={2} />
      <Sideways label={heading.text} pieces={campaigns.length}>
        <ul className={styles.list}>
          {campaigns.map(({ id, title, description, path, result, picture }, index) => (
            <li key={id} className={styles.card} data-campaign={id}>
              <a href={path} className={styles.link} style={{ '--ratio': ratio(picture) } as CSSProperties}>
                <div className={styles.frame}>
                  <Picture
                    picture={picture}
                    sizes={`${coverSizes(picture, [phone, 90, 1.6])}, ${wideSizes(index, campaigns.length)}`}
                    fit="cover"
                    className={styles.art}
                  />
                </div>
                <div className={styles.words}>
                  <h3 className={styles.title}>{title}</h3>
                  {result && (
                    <p className={styles.result}>
                      <strong className={styles.value}>{result.value}</strong> {result.label}
                    </p>
                  )}
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
