import type { CaseStudyWords } from '~content/schema/pages/case-study'
import type { Story as Beats } from '~content/schema/story'
import { Facts } from './facts'
import styles from './story.module.css'

interface StoryProps {
  titles: CaseStudyWords['story']
  beats: Beats
  sampleLine: string | null
}

/** Problem, idea, what was made and what changed, in four short beats on one thread (STORY-1). */
export function Story({ titles, beats, sampleLine }: StoryProps) {
  const { problem, idea, deliverables, year, roles, outcome } = beats
  return (
    <section className={styles.story} data-part="story" aria-labelledby="story">
      <h2 id="story" className={styles.heading}>
        {titles.heading}
      </h2>
      <div className={styles.thread}>
        <div className={styles.beat}>
          <h3>{titles.problem}</h3>
          <p>{problem}</p>
        </div>
        <div className={styles.beat}>
          <h3>{titles.idea}</h3>
          <p>{idea}</p>
        </div>
        <div className={styles.beat}>
          <h3>{titles.deliverables}</h3>
          <ul>
            {deliverables.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <Facts className={styles.facts} facts={{ [titles.year]: year, [titles.roles]: roles.join(', ') }} />
        </div>
        <div className={styles.beat}>
          <h3>{titles.outcome}</h3>
          <p>{outcome}</p>
        </div>
      </div>
      {sampleLine && <p className={styles.sample}>{sampleLine}</p>}
    </section>
  )
}
