import { useRef } from 'react'
import { ActionLink } from '~/components/action/action'
import { Eye, useGaze } from '~/woven/eye/eye'
import { Heading } from '~/woven/heading/heading'
import styles from './call-to-action.module.css'
import type { HomeData } from './loader.server'

/** Rows and eyes per row, above and below the words: enough for a wide screen; the section's edges crop them. */
const ROWS = 2
const EYES = 14

/** All eyes look towards the button in the middle; every second row is shifted by half an eye. */
const crowd = Array.from({ length: ROWS * EYES }, (_, seat) => {
  const row = Math.floor(seat / EYES)
  const across = ((seat % EYES) + (row % 2 ? 1 : 0.5)) / EYES
  return {
    seat,
    lookX: Math.max(-1, Math.min(1, (0.5 - across) * 2.4)),
    colours: (row * 2 + seat) % 5 ? {} : { lid: 'madder' },
  }
})

/** Half of the eyes: those above the words look down (1), those below look up (-1). */
function Crowd({ lookY }: { lookY: 1 | -1 }) {
  return (
    <div className={styles.crowd} aria-hidden="true">
      {crowd.map(({ seat, ...eye }) => (
        <span key={seat} className={styles.eye}>
          <Eye {...eye} lookY={lookY} rings={false} />
        </span>
      ))}
    </div>
  )
}

/** The page ends with a crowd of eyes that look at the button (HOME-7). */
export function CallToAction({ heading, label }: HomeData['callToAction']) {
  const section = useRef<HTMLElement>(null)
  useGaze(section)
  return (
    <section ref={section} className={styles.action} data-ground="vermilion">
      <Crowd lookY={1} />
      <div className={styles.words}>
        <Heading text={heading} level={2} woven />
        <ActionLink href="/contact" size="large" className={styles.button}>
          {label}
        </ActionLink>
      </div>
      <Crowd lookY={-1} />
    </section>
  )
}
