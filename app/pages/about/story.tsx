import { phoneOrTablet } from '~/breakpoints'
import { Image } from '~/components/picture/image'
import type { WovenPicture } from '~/woven/edge/edge'
import styles from './story.module.css'

interface StoryProps {
  title: string
  year: WovenPicture & { alt: string; row: WovenPicture }
  opening: string
  text: string
  facts: { label: string; figure: string }[]
}

/** Where the agency comes from; what can be counted hangs on knotted threads (ABOUT-1). */
export function Story({ title, year, opening, text, facts }: StoryProps) {
  return (
    <section className={styles.story} data-ground="paper" aria-labelledby="story">
      <picture className={styles.year}>
        <source media={phoneOrTablet} srcSet={year.row.src} width={year.row.width} height={year.row.height} />
        <Image file={year} alt={year.alt} loading="lazy" />
      </picture>
      <div className={styles.words}>
        <h2 id="story" className={styles.title}>
          {title}
        </h2>
        <p className={styles.opening}>{opening}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt className={styles.label}>{fact.label} </dt>
            <dd className={styles.figure}>{fact.figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
