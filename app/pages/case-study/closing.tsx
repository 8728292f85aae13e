import { ActionLink } from '~/components/action/action-link'
import type { Story } from '~content/schema/story'
import styles from './closing.module.css'
import section from './sections/section.module.css'

interface ClosingProps {
  line: string
  label: string
  setting: Story['setting'] | undefined
}

/** The last word before Prev and Next: one line and one button, in the client's colours (STORY-4), set as the story is. */
export function Closing({ line, label, setting }: ClosingProps) {
  return (
    <section className={styles.closing} data-part="closing" data-closing={setting}>
      <h2 className={section.heading}>{line}</h2>
      <ActionLink href="/contact" size="large">
        {label}
      </ActionLink>
    </section>
  )
}
