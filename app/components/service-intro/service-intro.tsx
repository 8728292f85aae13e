import type { ReactNode } from 'react'
import styles from './service-intro.module.css'

interface ServiceIntroProps {
  ground: string
  lead: string
  /** A quieter second paragraph. */
  aside?: string
  /** The work types, where they stand beside the lead. */
  children?: ReactNode
  /** For the room below, `--intro-end`, and what the page adds; which of two sheets wins depends on the way to the page. */
  className?: string | undefined
}

/** What a service is about, in one paragraph, with a second voice or the work types beside it (SERVICES-2). */
export function ServiceIntro({ ground, lead, aside, children, className }: ServiceIntroProps) {
  return (
    <section className={[styles.intro, className].filter(Boolean).join(' ')} data-ground={ground}>
      <p className={styles.lead}>{lead}</p>
      {aside && <p className={styles.aside}>{aside}</p>}
      {children && <div className={styles.beside}>{children}</div>}
    </section>
  )
}
