import { Edge, type WovenPicture } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './hero.module.css'

interface HeroProps {
  heading: WovenText
  tagline: string
  /** Leads down to the six. */
  toSolutions: string
  edge: { tile: WovenPicture; phone: WovenPicture }
}

/** The services' headline on indigo, carried by a row of wheels (SERVICES-1). */
export function Hero({ heading, tagline, toSolutions, edge }: HeroProps) {
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
      <Edge {...edge} />
    </section>
  )
}
