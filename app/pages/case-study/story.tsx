import { phoneOrTablet } from '~/breakpoints'
import { Picture, type PictureData } from '~/components/picture/picture'
import type { Story as StoryWords } from '~content/schema/project'
import { type Fact, Facts } from './parts'
import processStyles from './process.module.css'
import styles from './story.module.css'

export interface ProcessProps {
  heading: string
  picture: PictureData
  /** What phones show instead. */
  onPhones?: PictureData | undefined
  caption: string
  /** What was tried and decided. */
  text: string
}

/** A piece of the process (STORY-3): working material. */
function Process({
  heading,
  picture,
  onPhones,
  caption,
  text,
  as: Title,
}: ProcessProps & { as: 'h2' | 'h3' }) {
  return (
    <figure className={processStyles.process} data-part="process">
      <Picture
        picture={picture}
        sizes={`auto, ${phoneOrTablet} 95vw, 70vw`}
        className={onPhones && processStyles.wide}
      />
      {onPhones && <Picture picture={onPhones} sizes="auto, 95vw" className={processStyles.onPhones} />}
      <figcaption>
        <Title>{heading}</Title>
        <p>{caption}</p>
        <p>{text}</p>
      </figcaption>
    </figure>
  )
}

/** The piece of process between two sections, if it has a place of its own. */
export function ProcessSection(process: ProcessProps) {
  return (
    <section data-part="process-section">
      <Process {...process} as="h2" />
    </section>
  )
}

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
      {process && <Process {...process} as="h3" />}
      {note && <p>{note}</p>}
    </section>
  )
}
