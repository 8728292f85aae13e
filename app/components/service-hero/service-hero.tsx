import type { ReactNode, Ref } from 'react'
import { classNames } from '~/class-names'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './service-hero.module.css'

interface ServiceHeroProps {
  ground: string
  /** Colour of the letters and of the halo around them. */
  letter: string
  halo: string
  heading: WovenText
  /** The service's own picture under the statement. */
  children?: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLElement>
}

/** A service page's statement, woven on the ground of its swatch (SERVICES-2). */
export function ServiceHero({ ground, letter, halo, heading, children, className, ref }: ServiceHeroProps) {
  const colours = { '--letter': `var(--${letter})`, '--halo': `var(--${halo})` } as React.CSSProperties
  return (
    <section ref={ref} className={classNames(styles.hero, className)} data-ground={ground} style={colours}>
      <div className={styles.words}>
        <Heading text={heading} woven />
      </div>
      {children}
    </section>
  )
}
