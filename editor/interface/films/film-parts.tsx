import { type FormEvent, useState } from 'react'
import { lengthInWords, mistakesOfCaptions, writeCaptions } from '../../core/captions/captions'
import type { FilmOnSite } from '../../core/films/films-on-site'
import { filmEnds } from '../../core/films/limits'
import { Refusal } from '../parts/attempt'
import { Button } from '../parts/button'
import { CaptionsEditor, cuesOf, type Row } from './captions-editor'
import { Choice, DropFile } from './choice'
import styles from './films.module.css'
import { type Poster, PosterChoice } from './poster'
import type { GivenFile, GivenFilmFile } from './use-given'
import { useGiven } from './use-given'

/** What belongs to a film, as the server wants it. */
export interface Chosen {
  poster?: { second: number } | { token: string }
  phone?: string
  captions?: string | null
  maySilent: boolean
  /** The server has taken over. */
  onBegun: () => void
}

interface FilmPartsProps {
  /** The film whose place it takes; missing for a new one. */
  film?: FilmOnSite
  given: GivenFilmFile
  refusal: string | undefined
  isBeginning: boolean
  onBegin: (event: FormEvent, chosen: Chosen) => void
}

type Captions = 'kept' | 'others' | 'none'

/** What belongs to a film that is given: poster, phone version, captions, and whether it may be silent. */
export function FilmParts({ film, given, refusal, isBeginning, onBegin }: FilmPartsProps) {
  const { hasSound, duration, width, height, fileName } = given
  const isReel = film?.isReel === true
  const [poster, setPoster] = useState<Poster>(isReel ? 'kept' : 'moment')
  const [second, setSecond] = useState(Math.round((duration / 3) * 10) / 10)
  const [phone, setPhone] = useState<'same' | 'own'>('same')
  const [captions, setCaptions] = useState<Captions>()
  const [rows, setRows] = useState<readonly Row[]>([])
  const [isTried, setTried] = useState(false)
  const picture = useGiven<GivenFile>('picture', film?.id ?? '')
  const phoneFilm = useGiven<GivenFilmFile>('phone', film?.id ?? '')
  const hasCaptions = isReel && hasSound
  const lacks =
    (poster === 'picture' && !picture.given && 'the picture of the poster') ||
    (phone === 'own' && !phoneFilm.given && 'the film for phones')

  function begin(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const cues = cuesOf(rows)
    const isTyped = hasCaptions && captions === 'others'
    if (lacks || (isTyped && (!cues.length || mistakesOfCaptions(cues, duration).size))) return
    const own = poster === 'moment' ? { second } : picture.given && { token: picture.given.token }
    onBegin(event, {
      ...(poster !== 'kept' && own && { poster: own }),
      ...(phone === 'own' && phoneFilm.given && { phone: phoneFilm.given.token }),
      ...(isTyped && { captions: writeCaptions(cues) }),
      ...((captions === 'none' || (isReel && !hasSound)) && { captions: null }),
      maySilent: !hasSound,
      onBegun: () => {
        picture.use()
        phoneFilm.use()
      },
    })
  }

  return (
    <form className={styles.form} onSubmit={begin}>
      <p className={styles.facts}>
        <b>{fileName}</b> {lengthInWords(duration)} · {width} × {height} px ·{' '}
        {hasSound ? 'with sound' : 'no sound'}
      </p>
      {isReel && !hasSound && (
        <label className={styles.silent}>
          <input type="checkbox" required />
          This film has no sound. It is meant so; put it in place all the same.
        </label>
      )}
      <PosterChoice
        canKeep={film !== undefined}
        given={given}
        chosen={poster}
        onChoose={setPoster}
        second={second}
        onSecond={setSecond}
        picture={picture}
      />
      {isReel && (
        <Choice
          title="On phones"
          options={[
            { name: 'same', title: 'This film, made smaller' },
            { name: 'own', title: 'A film of its own' },
          ]}
          chosen={phone}
          onChoose={setPhone}
        >
          {phone === 'own' && (
            <DropFile
              label="The film for phones: drop it here, or choose a file."
              accept={filmEnds.join()}
              note="As long as the other one, since both have the same captions."
              reading={phoneFilm.reading}
              refusal={phoneFilm.refusal}
              onFile={(file) => void phoneFilm.take(file)}
            />
          )}
        </Choice>
      )}
      {hasCaptions && (
        <Choice
          title="Captions"
          options={[
            { name: 'others', title: 'New ones' },
            ...(film?.captions ? [{ name: 'kept', title: 'Those of the film before' } as const] : []),
            { name: 'none', title: 'None' },
          ]}
          chosen={captions}
          onChoose={setCaptions}
        >
          {captions === 'others' && (
            <CaptionsEditor rows={rows} onRows={setRows} duration={duration} isTried={isTried} />
          )}
        </Choice>
      )}
      {isTried && lacks && (
        <p className={styles.refused} role="alert">
          Choose {lacks} first.
        </p>
      )}
      {isTried && captions === 'others' && !rows.length && (
        <p className={styles.refused} role="alert">
          Add the captions, or choose None.
        </p>
      )}
      <Refusal>{refusal}</Refusal>
      <div className={styles.end}>
        <Button look="main" type="submit" disabled={isBeginning}>
          {film ? 'Put it in its place' : 'Prepare the film'}
        </Button>
        <p role="status">
          {isBeginning
            ? 'Looking at it …'
            : film
              ? 'Until it is ready, the film there is stays on the page.'
              : 'It takes a minute or two. Fill in the entry meanwhile.'}
        </p>
      </div>
    </form>
  )
}
