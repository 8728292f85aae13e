import type { CSSProperties } from 'react'
import { Heading } from '~/woven/heading/heading'
import type { OdiaLineFit, WovenText } from '~/woven/heading/woven-text'
import styles from './hero.module.css'

interface HeroProps {
  heading: WovenText
  odia: OdiaLineFit
  tagline: string
}

/** “Hello” twice: as the headline in Latin script, and in Odia (CONTACT-1). */
export function Hero({ heading, odia, tagline }: HeroProps) {
  const { text, em, left, line, rise, fall } = odia
  const fit = { '--em': em, '--left': left, '--line': line, '--rise': rise, '--fall': fall } as CSSProperties
  return (
    <section className={styles.hero} data-ground="saffron">
      <Heading text={heading} woven />
      <div className={styles.measure} style={fit}>
        <p className={styles.odia} lang="or" translate="no" data-halo={text}>
          {text}
        </p>
        <p className={styles.tagline}>{tagline}</p>
      </div>
    </section>
  )
}
