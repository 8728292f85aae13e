import type { Story as StoryWords } from '~content/schema/story'
import { type Fact, Facts } from './facts'
import { Process, type ProcessProps } from './process'
import styles from './story.module.css'

export interface Beat {
  title: string
  /** A paragraph, or a list of what was made. */
  words: string[]
  facts?: Fact[]
}

interface StoryProps extends Pick<StoryWords, 'setting' | 'mirrored'> {
  heading: string
  beats: Beat[]
  note: string | null
  process?: ProcessProps | undefined
}

/** Problem, idea, what was made and what changed, in four short beats (STORY-1), then a piece of process. */
export function Story({ heading, beats, note, process, setting, mirrored }: StoryProps) {
  return (
    <section className={styles.story} data-part="story" data-setting={setting} data-mirrored={mirrored}>
      <h2>{heading}</h2>
      <div className={styles.beats} data-part="beats">
        {beats.map(({ title, words, facts }) => (
          <div key={title} data-part={facts && 'made'}>
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
      {process && <Process {...process} />}
      {note && <p>{note}</p>}
    </section>
  )
}
