import { ActionLink } from '~/components/action/action-link'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import { Warp } from '~/woven/warp/warp'
import { warpRow } from '~/woven/warp/warp-shapes'
import styles from './call-to-action.module.css'

interface CallToActionSectionProps {
  heading: WovenText
  label: string
  ground: 'vermilion' | 'indigo' | 'ink'
}

/** The call to action that ends the page, with warp whose last knot is the reader's to tie (CASE-7). */
export function CallToActionSection({ heading, label, ground }: CallToActionSectionProps) {
  return (
    <section className={styles.action} data-part="action" data-ground={ground}>
      <div className={styles.words} data-part="action-words">
        <div className={styles.heading}>
          <Heading text={heading} level={2} woven={ground === 'ink'} />
        </div>
        <ActionLink href="/contact" size="large" colour={ground === 'vermilion' ? 'ink' : 'vermilion'}>
          {label}
        </ActionLink>
      </div>
      <Warp row={warpRow(13, 'xMaxYMid slice')} />
    </section>
  )
}
