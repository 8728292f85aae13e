import { phoneOrTablet } from '~/breakpoints'
import { Image } from '~/components/picture/image'
import type { WovenPicture } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './hero.module.css'

interface HeroProps {
  heading: WovenText
  tagline: string
  /** Leads down to the six. */
  toSolutions: string
  /** What the drawing shows. */
  threads: string
  /** Six threads that become six strips of one cloth, the six services. */
  drawing: { wide: WovenPicture; phone: WovenPicture }
}

/** The services' headline on indigo; six threads run into one cloth below it (SERVICES-1). */
export function Hero({ heading, tagline, toSolutions, threads, drawing }: HeroProps) {
  const { wide, phone } = drawing
  return (
    <section className={styles.hero} data-ground="indigo">
      <div className={styles.words}>
        <Heading text={heading} woven />
        <div className={styles.foot}>
          <p className={styles.tagline}>{tagline}</p>
          <a href="#solutions" className={styles.link}>
            {toSolutions}
          </a>
        </div>
      </div>
      <picture className={styles.threads}>
        <source media={phoneOrTablet} srcSet={phone.src} width={phone.width} height={phone.height} />
        <Image file={wide} alt={threads} className={styles.cloth} />
      </picture>
    </section>
  )
}
