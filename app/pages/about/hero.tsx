import { type CSSProperties, useRef } from 'react'
import { Eye } from '~/woven/eye/eye'
import { useGaze } from '~/woven/eye/use-gaze'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './hero.module.css'

/** How far each eye has dared to come up, as a share of its height, and where it looks at rest. */
const peekers = [
  { rise: 0.46, lookX: 0.9 },
  { rise: 0.3, lookX: 0.5 },
  { rise: 0.5, lookX: 0 },
  { rise: 0.26, lookX: -0.5 },
  { rise: 0.41, lookX: -0.9 },
]

/** Headline, intro, and the eyes that look over the hero's lower edge (ABOUT-1). */
export function Hero({ heading, intro }: { heading: WovenText; intro: string }) {
  const ledge = useRef<HTMLDivElement>(null)
  useGaze(ledge)
  return (
    <section className={styles.hero} data-ground="madder">
      <div className={styles.words}>
        <Heading text={heading} woven />
        <p className={styles.intro}>{intro}</p>
      </div>
      <div ref={ledge} className={styles.ledge} aria-hidden="true">
        <div className={styles.eyes}>
          {peekers.map(({ rise, lookX }, index) => (
            <span
              key={lookX}
              className={styles.seat}
              style={{ '--rise': rise, '--order': index } as CSSProperties}
            >
              <span className={styles.risingEye}>
                <Eye lookX={lookX} lookY={-1} colours={{ ring: 'vermilion', ground: 'madder' }} />
              </span>
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}
