import type { CSSProperties } from 'react'
import { type Colours, coloured, type Fact } from '../parts'
import styles from './campaign.module.css'
import figureStyles from './figures.module.css'
import { Gallery, type GalleryProps } from './gallery'
import type { FigureThreads } from './layouts.server'
import section from './section.module.css'

interface Figure {
  value: string
  label: string
}

interface FiguresProps {
  figures: Figure[]
  threads: FigureThreads
  /** True where pictures show them: the words are for paper and screen readers. */
  drawn?: true | undefined
}

/** A campaign's figures, hung on a knotted thread. */
function Figures({ figures, threads, drawn }: FiguresProps) {
  return (
    <dl className={figureStyles.figures} data-drawn={drawn} style={threads as CSSProperties}>
      {figures.map(({ value, label }) => (
        <div key={label} className={figureStyles.figure}>
          <dt className={figureStyles.label}>{label}</dt>
          <dd className={figureStyles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CampaignProps extends Omit<GalleryProps, 'rhythm'> {
  name: string
  /** Width of the name in em of the client's typeface. */
  em: number
  period: string
  /** Objective, strategy, execution. */
  plan: Fact[]
  resultsTitle: string
  results: Figure[]
  threads: FigureThreads
  /** True where pictures show the figures large, which screens have instead of the words. */
  resultsDrawn?: true | undefined
  colours?: Colours | undefined
}

/** A campaign from its objective to its results (CASE-3, CASE-4). */
export function Campaign({
  name,
  em,
  period,
  plan,
  resultsTitle,
  results,
  threads,
  resultsDrawn,
  colours,
  ...rows
}: CampaignProps) {
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
        <Figures figures={results} threads={threads} drawn={resultsDrawn} />
      </div>
      <Gallery {...rows} rhythm="flush" />
    </section>
  )
}
