import type { CSSProperties } from 'react'
import { Image } from '~/components/picture/image'
import type { WovenPicture } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './hero.module.css'

interface HeroProps {
  heading: WovenText
  intro: string
  topknots: WovenPicture[]
}

/** Headline, intro, and the knots of hair that stand above the hero's lower edge (ABOUT-1). */
export function Hero({ heading, intro, topknots }: HeroProps) {
  return (
    <section className={styles.hero} data-ground="madder">
      <div className={styles.words}>
        <Heading text={heading} woven />
        <p className={styles.intro}>{intro}</p>
      </div>
      <div className={styles.ledge} aria-hidden="true">
        {topknots.map((topknot, index) => (
          <span key={topknot.src} className={styles.seat} style={{ '--order': index } as CSSProperties}>
            <Image file={topknot} alt="" className={styles.topknot} />
          </span>
        ))}
      </div>
    </section>
  )
}
