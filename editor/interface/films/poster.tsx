import { useEffect, useId, useState } from 'react'
import { lengthInWords } from '../../core/captions/captions'
import type { FilmOnSite } from '../../core/films/films-on-site'
import { useEditing } from '../editing/context'
import { Refusal, useAttempt } from '../parts/attempt'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { photographs, sendPicture } from '../pictures/send-picture'
import { post } from '../server/api'
import { Choice, DropFile } from './choice'
import styles from './films.module.css'
import type { GivenFile, GivenFilmFile, useGiven } from './use-given'

/** While the slider moves, no picture is asked for (ms). */
const PAUSE = 150

interface MomentProps {
  /** Where its pictures come from. */
  of: { token: string } | { name: string }
  duration: number
  second: number
  onSecond: (second: number) => void
}

/** A moment of a film, chosen by what it shows. */
function Moment({ of, duration, second, onSecond }: MomentProps) {
  const [asked, setAsked] = useState(second)
  const id = useId()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(second), PAUSE)
    return () => clearTimeout(timer)
  }, [second])
  const query = new URLSearchParams({ ...of, at: `${asked}` })
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

/** Where a poster comes from. */
export type Poster = 'moment' | 'picture' | 'kept'

interface PosterChoiceProps {
  given: GivenFilmFile
  /** Whether there is a poster already. */
  canKeep: boolean
  chosen: Poster
  onChoose: (poster: Poster) => void
  second: number
  onSecond: (second: number) => void
  picture: ReturnType<typeof useGiven<GivenFile>>
}

/** What is seen of a film before it plays. */
export function PosterChoice(props: PosterChoiceProps) {
  const { given, canKeep, chosen, onChoose, second, onSecond, picture } = props
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
      {chosen === 'moment' && (
        <Moment of={{ token: given.token }} duration={given.duration} second={second} onSecond={onSecond} />
      )}
      {chosen === 'picture' && (
        <DropFile
          label="The picture: drop it here, or choose a file."
          accept={photographs}
          note="JPEG, PNG, WebP or HEIC, of the film’s shape, 1600 px or more on the longer side."
          reading={picture.reading}
          refusal={picture.refusal}
          onFile={(file) => void picture.take(file)}
        />
      )}
    </Choice>
  )
}

interface PosterDialogProps {
  film: FilmOnSite
  onClose: () => void
}

const ways = [
  { name: 'moment', title: 'A moment of the film' },
  { name: 'picture', title: 'A picture of its own' },
] as const

/** Another poster for a film that stays. */
export function PosterDialog({ film, onClose }: PosterDialogProps) {
  const { announce } = useEditing()
  const [way, setWay] = useState<'moment' | 'picture'>('moment')
  const [second, setSecond] = useState(0)
  const [picture, setPicture] = useState<File>()
  const { attempt, isBusy: isSaving, refusal } = useAttempt()

  const save = () =>
    attempt(async () => {
      if (way === 'moment') await post('/film/poster', { id: film.id, second })
      else if (picture) await sendPicture(picture, `films/${film.id}`)
      else throw new Error('Choose a picture first.')
      announce('The poster is another one. Read its words again. Undo brings the old one back.')
      onClose()
    })

  return (
    <Dialog title={`Poster of “${film.id}”`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Choice title="Before the film plays, one sees" options={ways} chosen={way} onChoose={setWay}>
          {way === 'moment' ? (
            <Moment of={{ name: film.id }} duration={film.duration} second={second} onSecond={setSecond} />
          ) : (
            <DropFile
              label="The picture: drop it here, or choose a file."
              accept={photographs}
              note={`JPEG, PNG, WebP or HEIC, of the film’s shape (${film.width} × ${film.height}), 1600 px or more on the longer side.`}
              reading={undefined}
              refusal={undefined}
              onFile={setPicture}
            />
          )}
        </Choice>
        <Refusal>{refusal}</Refusal>
        <div className={styles.end}>
          <Button look="main" type="submit" disabled={isSaving}>
            Make it the poster
          </Button>
          <p role="status">{isSaving && 'Preparing its sizes; this takes some seconds.'}</p>
        </div>
      </form>
    </Dialog>
  )
}
