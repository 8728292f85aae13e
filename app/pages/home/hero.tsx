import { ActionLink } from '~/components/action/action-link'
import { EyeRow } from '~/woven/eye/eye-row'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './hero.module.css'

interface HeroProps {
  heading: WovenText
  tagline: string
  link: { label: string; path: string }
}

/** Headline with a tagline; a row of eyes looks up at it (HOME-1). */
export function Hero({ heading, tagline, link }: HeroProps) {
  return (
    <section className={styles.hero} data-ground="vermilion">
      <div className={styles.words}>
        <Heading text={heading} woven />
        <div className={styles.foot}>
          <p className={styles.tagline}>{tagline}</p>
          <ActionLink href={link.path} size="large">
            {link.label}
          </ActionLink>
        </div>
      </div>
      <EyeRow count={7} ground="madder" />
    </section>
  )
}
