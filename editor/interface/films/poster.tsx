import { type ReactNode, useEffect, useId, useState } from 'react'
import { lengthInWords } from '../../core/captions/captions'
import type { FilmOnSite } from '../../core/films/film-files'
import { useEditor } from '../editing/context'
import { Dialog, DialogForm } from '../parts/dialog'
import { FileInput } from '../parts/file-input'
import { useAttempt } from '../parts/messages'
import { photographs, sendPicture, whiteParts } from '../pictures/send-picture'
import { post } from '../server/api'
import styles from './films.module.css'

interface ChoiceProps<Name extends string> {
  title: string
  options: readonly { name: Name; title: string }[]
  chosen: Name | undefined
  onChoose: (name: Name) => void
  /** What belongs to the chosen one. */
  children?: ReactNode
}

/** One of several ways, and what belongs to it. */
export function Choice<Name extends string>(props: ChoiceProps<Name>) {
  const { title, options, chosen, onChoose, children } = props
  const group = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      <div className={styles.ways}>
        {options.map((option) => (
          <label key={option.name}>
            <input
              type="radio"
              name={group}
              required
              checked={chosen === option.name}
              onChange={() => onChoose(option.name)}
            />
            {option.title}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}

/** While the slider moves, no picture is asked for (ms). */
const PAUSE = 150

interface MomentProps {
  /** The film whose pictures are shown. */
  frames: { token: string } | { name: string }
  /** Seconds that it lasts, and the one that is chosen. */
  duration: number
  second: number
  onSecond: (second: number) => void
}

/** A moment of a film, chosen by what it shows. */
function Moment({ frames, duration, second, onSecond }: MomentProps) {
  const [asked, setAsked] = useState(second)
  const id = useId()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(second), PAUSE)
    return () => clearTimeout(timer)
  }, [second])
  const query = new URLSearchParams({ ...frames, at: `${asked}` })
  const inWords = `${second.toFixed(1)} s`
  return (
    <div className={styles.moment}>
      <img src={`/edit/api/film/frame?${query}`} alt={`The film at ${asked.toFixed(1)} s`} />
      <label htmlFor={id}>
        Moment <output>{inWords}</output> of {lengthInWords(duration)}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={duration}
        step={0.1}
        value={second}
        aria-valuetext={inWords}
        onChange={({ target }) => onSecond(Number(target.value))}
      />
    </div>
  )
}

/** What becomes the poster. */
export type Poster = 'moment' | 'picture' | 'kept'

interface PosterChoiceProps extends MomentProps {
  /** Whether there is a poster already. */
  canKeep: boolean
  chosen: Poster
  onChoose: (poster: Poster) => void
  reading?: string | undefined
  error?: string | undefined
  onPicture: (file: File) => void
}

/** What is seen of a film before it plays. */
export function PosterChoice(props: PosterChoiceProps) {
  const { canKeep, chosen, onChoose, reading, error, onPicture, ...moment } = props
  return (
    <Choice
      title="Poster"
      options={[
        { name: 'moment', title: 'A moment of the film' },
        { name: 'picture', title: 'A picture of its own' },
        ...(canKeep ? [{ name: 'kept', title: 'The one there is' } as const] : []),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    >
      {chosen === 'moment' && <Moment {...moment} />}
      {chosen === 'picture' && (
        <FileInput
          label="The picture: drop it here, or choose a file."
          accept={photographs}
          note="JPEG, PNG, WebP or HEIC, of the film’s shape, 1600 px or more on the longer side."
          reading={reading}
          error={error}
          onFile={onPicture}
        />
      )}
    </Choice>
  )
}

/** Another poster for a film that stays. */
export function PosterDialog({ film, onClose }: { film: FilmOnSite; onClose: () => void }) {
  const { announce } = useEditor()
  const [poster, setPoster] = useState<Poster>('moment')
  const [second, setSecond] = useState(0)
  const [picture, setPicture] = useState<File>()
  const { attempt, isBusy, error } = useAttempt()

  const save = () =>
    attempt(async () => {
      let white = ''
      if (poster === 'moment') await post('/film/poster', { id: film.id, second })
      else if (picture) {
        const { isSeeThrough } = await sendPicture(picture, `films/${film.id}`)
        white = whiteParts(isSeeThrough ? [picture.name] : [])
      } else throw new Error('Choose a picture first.')
      announce(`The poster is another one. Read its words again. Undo brings the old one back.${white}`)
      onClose()
    })

  return (
    <Dialog title={`Poster of “${film.title}”`} onClose={onClose}>
      <DialogForm
        submit="Make it the poster"
        isDisabled={isBusy}
        onSubmit={() => void save()}
        error={error}
        note={isBusy && 'Preparing its sizes; this takes some seconds.'}
      >
        <PosterChoice
          canKeep={false}
          frames={{ name: film.id }}
          duration={film.duration}
          chosen={poster}
          onChoose={setPoster}
          second={second}
          onSecond={setSecond}
          onPicture={setPicture}
        />
      </DialogForm>
    </Dialog>
  )
}
