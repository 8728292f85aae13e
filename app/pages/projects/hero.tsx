import { Edge, type WovenPicture } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './hero.module.css'

interface HeroProps {
  heading: WovenText
  edge: { tile: WovenPicture; phone: WovenPicture }
}

/** The page's name, woven in vermilion on ink, over a sampler with a patch for each project. */
export function Hero({ heading, edge }: HeroProps) {
  return (
    <section className={styles.hero} data-ground="ink">
      <div className={styles.words}>
        <Heading text={heading} woven />
      </div>
      <Edge {...edge} />
    </section>
  )
}
