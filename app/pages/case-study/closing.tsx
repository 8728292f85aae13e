import { ActionLink } from '~/components/action/action-link'
import styles from './closing.module.css'
import section from './sections/section.module.css'

/** The last word before Prev and Next: one line and one button, in the client's colours (STORY-4). */
export function Closing({ line, label }: { line: string; label: string }) {
  return (
    <section className={styles.closing} data-part="closing">
      <h2 className={section.heading}>{line}</h2>
      <ActionLink href="/contact" size="large">
        {label}
      </ActionLink>
    </section>
  )
}
