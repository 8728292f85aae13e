import { type Fact, Facts } from './facts'
import styles from './story.module.css'

export interface Beat {
  title: string
  /** A paragraph, or a list of what was made. */
  words: string[]
  facts?: Fact[]
}

interface StoryProps {
  heading: string
  beats: Beat[]
  note: string | null
}

/** Problem, idea, what was made and what changed, in four short beats on one thread (STORY-1). */
export function Story({ heading, beats, note }: StoryProps) {
  return (
    <section className={styles.story} data-part="story">
      <h2>{heading}</h2>
      <div className={styles.beats}>
        {beats.map(({ title, words, facts }) => (
          <div key={title}>
            <h3>{title}</h3>
            {facts ? (
              <ul>
                {words.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            ) : (
              <p>{words}</p>
            )}
            {facts && <Facts facts={facts} />}
          </div>
        ))}
      </div>
      {note && <p>{note}</p>}
    </section>
  )
}
