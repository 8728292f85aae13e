import { ServiceCallToAction } from '~/components/service-call-to-action/service-call-to-action'
import styles from './play-eyes.module.css'

const eye = [
  { half: [100, 68], colour: 'madder' },
  { half: [90, 60], colour: 'ink' },
  { half: [75, 49], colour: 'paper' },
  { half: [46, 34], colour: 'vermilion' },
] as const

/** Two eyes whose pupils say play, above the button (SERVICES-8). */
export function PlayEyes({ line, label }: { line: string; label: string }) {
  return (
    <ServiceCallToAction ground="saffron" line={line} label={label} className={styles.action}>
      <svg className={styles.eyes} viewBox="-204 -70 408 140" aria-hidden="true" focusable="false">
        {[-100, 100].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            {eye.map(({ half: [rx, ry], colour }) => (
              <path key={colour} d={`M${-rx} 0L0 ${-ry}L${rx} 0L0 ${ry}Z`} fill={`var(--${colour})`} />
            ))}
            <path d="M-13 -22L24 0L-13 22Z" fill="var(--ink)" />
          </g>
        ))}
      </svg>
    </ServiceCallToAction>
  )
}
