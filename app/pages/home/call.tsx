import { useRef } from 'react'
import { CallLink } from '~/components/call-link/call-link'
import { Eye } from '~/woven/eye/eye'
import { useGaze } from '~/woven/eye/use-gaze'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './call.module.css'

/** Eyes above and below the words; enough rows to fill a wide screen, cut by the section's edges. */
const ROWS = 2
const EYES = 14

/** The crowd's eyes look at the button: in from the sides, down from above, up from below. */
function Crowd({ side }: { side: 'above' | 'below' }) {
  return (
    <div className={styles.crowd} data-side={side}>
      {Array.from({ length: ROWS * EYES }, (_, index) => {
        const row = Math.floor(index / EYES)
        const place = ((index % EYES) + (row % 2 ? 1 : 0.5)) / EYES
        const lookX = Math.max(-1, Math.min(1, (0.5 - place) * 2.4))
        return (
          <span key={`${side}-${String(index)}`} className={styles.eye}>
            <Eye
              lookX={lookX}
              lookY={side === 'above' ? 1 : -1}
              rings={false}
              dyes={(row * 2 + index) % 5 === 0 ? { lid: 'madder' } : {}}
            />
          </span>
        )
      })}
    </div>
  )
}

/** The last word of the page: a crowd of eyes stares at the button (HOME-7). */
export function Call({ heading, label }: { heading: WovenText; label: string }) {
  const section = useRef<HTMLElement>(null)
  useGaze(section)
  return (
    <section ref={section} className={styles.call} data-ground="vermilion">
      <div aria-hidden="true">
        <Crowd side="above" />
      </div>
      <div className={styles.words}>
        <Heading text={heading} level={2} woven />
        <CallLink href="/contact" size="large" className={styles.button}>
          {label}
        </CallLink>
      </div>
      <div aria-hidden="true">
        <Crowd side="below" />
      </div>
    </section>
  )
}
