import type { CSSProperties } from 'react'
import { coloured } from '../parts'
import styles from './campaign.module.css'
import figureStyles from './figures.module.css'
import { Gallery } from './gallery'
import section from './section.module.css'
import type { SectionData } from './sections.server'

/** A campaign's figures on a knotted thread; if pictures show them, the text is for paper and screen readers. */
function Figures({
  results,
  threads,
  resultsDrawn,
}: Pick<SectionData<'campaign'>, 'results' | 'threads' | 'resultsDrawn'>) {
  return (
    <dl className={figureStyles.figures} data-drawn={resultsDrawn} style={threads as CSSProperties}>
      {results.map(({ value, label }) => (
        <div key={label} className={figureStyles.figure}>
          <dt className={figureStyles.label}>{label}</dt>
          <dd className={figureStyles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A campaign from its objective to its results (CASE-3, CASE-4). */
export function Campaign(props: SectionData<'campaign'>) {
  const { name, em, period, plan, resultsTitle, resultsDrawn, colours } = props
  return (
    <section className={section.section} style={coloured(colours)}>
      <div className={styles.words} data-drawn={resultsDrawn}>
        <h2 className={styles.name} style={{ '--em': em } as CSSProperties}>
          {name}
        </h2>
        <p className={styles.period}>{period}</p>
        <div className={styles.plan}>
          {plan.map(([title, words]) => (
            <div key={title}>
              <h3 className={styles.title}>{title}</h3>
              <p>{words}</p>
            </div>
          ))}
        </div>
        <h3 className={styles.results}>{resultsTitle}</h3>
        <Figures {...props} />
      </div>
      <Gallery {...props} rhythm="flush" />
    </section>
  )
}
