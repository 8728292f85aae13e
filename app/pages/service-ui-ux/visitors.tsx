import { useRef } from 'react'
import { ServiceCallToAction } from '~/components/service-call-to-action/service-call-to-action'
import { Eye } from '~/woven/eye/eye'
import { useGaze } from '~/woven/eye/use-gaze'
import styles from './visitors.module.css'

/** Two large eyes have seen who stands at the door. */
export function Visitors({ line, label }: { line: string; label: string }) {
  const section = useRef<HTMLElement>(null)
  useGaze(section)
  return (
    <ServiceCallToAction
      ref={section}
      ground="indigo"
      line={line}
      label={label}
      colour="vermilion"
      className={styles.action}
    >
      <div className={styles.eyes} aria-hidden="true">
        {[0.9, -0.9].map((lookX) => (
          <span key={lookX} className={styles.eye}>
            <Eye lookX={lookX} lookY={1} colours={{ ring: 'vermilion', ground: 'vermilion' }} />
          </span>
        ))}
      </div>
    </ServiceCallToAction>
  )
}
