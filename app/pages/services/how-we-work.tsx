import type { CSSProperties } from 'react'
import styles from './how-we-work.module.css'

interface Step {
  name: string
  weeks: number
  /** The weeks in words, counted from the first. */
  when: string
  text: string
  leads: string
  brings: string
}

interface HowWeWorkProps {
  heading: string
  intro: string
  leads: string
  brings: string
  steps: Step[]
  after: { title: string; text: string }
  /** Says that weeks and people are samples; null if they are not. */
  note: string | null
}

/** The steps of a project under a cloth of its weeks, then what happens after a message (KNOW-1). */
export function HowWeWork({ heading, intro, leads, brings, steps, after, note }: HowWeWorkProps) {
  return (
    <section id="how-we-work" className={styles.work} data-ground="ink" aria-labelledby="how-we-work-title">
      <h2 id="how-we-work-title" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.weeks} aria-hidden="true">
        {steps.map(({ name, weeks }) => (
          <span key={name} className={styles.span} style={{ '--weeks': weeks } as CSSProperties} />
        ))}
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.name} className={styles.step}>
            <h3 className={styles.name}>{step.name}</h3>
            <p className={styles.when}>{step.when}</p>
            <p className={styles.text}>{step.text}</p>
            <dl className={styles.facts}>
              <div>
                <dt>{leads}</dt>
                <dd>{step.leads}</dd>
              </div>
              <div>
                <dt>{brings}</dt>
                <dd>{step.brings}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <div className={styles.after}>
        <h3 className={styles.afterTitle}>{after.title}</h3>
        <p>{after.text}</p>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}
