import type { ReactNode } from 'react'
import { classNames } from '~/class-names'
import styles from './service-intro.module.css'

interface ServiceIntroProps {
  ground: string
  lead: string
  /** A quieter second paragraph. */
  aside?: string
  /** The chips, where they stand beside the lead. */
  children?: ReactNode
  /**
   * May set `--intro-end`, the space below, and properties that this sheet does not set: which sheet wins depends on the order
   * of pages.
   */
  className?: string | undefined
}

/** What a service is about, in one paragraph, with a quieter one or the chips beside it (SERVICES-2). */
export function ServiceIntro({ ground, lead, aside, children, className }: ServiceIntroProps) {
  return (
    <section className={classNames(styles.intro, className)} data-ground={ground}>
      <p className={styles.lead}>{lead}</p>
      {aside && <p className={styles.aside}>{aside}</p>}
      {children && <div className={styles.beside}>{children}</div>}
    </section>
  )
}
