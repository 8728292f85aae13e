import { ActionLink } from '~/components/action/action-link'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './call-to-action.module.css'

/** Whoever cannot choose writes anyway (SERVICES-1). */
export function CallToAction({ heading, label }: { heading: WovenText; label: string }) {
  return (
    <section className={styles.action} data-ground="saffron">
      <div>
        <Heading text={heading} level={2} />
      </div>
      <ActionLink href="/contact" size="large" className={styles.button}>
        {label}
      </ActionLink>
    </section>
  )
}
