import { Facts } from './facts'
import styles from './story.module.css'

export interface Beat {
  title: string
  /** A paragraph, or a list of what was made. */
  words: string[]
  facts?: Record<string, string>
}

interface StoryProps {
  heading: string
  beats: Beat[]
  sampleLine: string | null
}

/** Problem, idea, what was made and what changed, in four short beats on one thread (STORY-1). */
export function Story({ heading, beats, sampleLine }: StoryProps) {
  return (
    <section className={styles.story} data-part="story" aria-labelledby="story">
      <h2 id="story">{heading}</h2>
      <div className={styles.beats}>
        {beats.map(({ title, words, facts }) => (
          <div key={title}>
            <h3>{title}</h3>
            {facts ? (
              <>
                <ul>
                  {words.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
                <Facts facts={facts} />
              </>
            ) : (
              <p>{words}</p>
            )}
          </div>
        ))}
      </div>
      {sampleLine && <p>{sampleLine}</p>}
    </section>
  )
}
