import { useEffect, useRef, useState } from 'react'
import { lengthInWords, mistakesInCaptions, writeCaptions } from '../../core/captions/captions'
import type { FilmOnSite } from '../../core/films/film-files'
import type { GivenFilm } from '../../core/films/given-film'
import { filmEnds, whyNotFilm } from '../../core/films/limits'
import { DialogForm } from '../parts/dialog'
import { FileInput } from '../parts/file-input'
import { errorMessage } from '../parts/messages'
import { postFile, Refused } from '../server/api'
import { CaptionsEditor, type Row, readRows } from './captions'
import styles from './films.module.css'
import { Choice, type Poster, PosterChoice } from './poster'

/** A file that lies ready in the editor. */
export interface GivenFile {
  token: string
  fileName: string
}

export type GivenFilmFile = GivenFile & GivenFilm

/**
 * A file that is to become a film, its phone version or its poster, from the moment it is chosen: read, refused, or ready.
 * @param name of the film whose place it takes; empty for a new film, whose place is then told by the first step of its path
 */
export function useGiven<Given extends GivenFile>(
  kind: 'film' | 'phone' | 'picture',
  name: string,
  place?: string,
) {
  const [state, setState] = useState<{ given?: Given; reading?: string; error?: string }>({})
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  async function take(file: File): Promise<void> {
    sending.current?.abort()
    sending.current = new AbortController()
    const { signal } = sending.current
    setState({ reading: file.name })
    try {
      const problem = kind !== 'picture' && whyNotFilm(file.name, file.size)
      if (problem) throw new Refused(problem)
      const query = { kind, name, ...(place !== undefined && { path: place }) }
      const given = await postFile<Given>('/film/given', query, file, signal)
      setState({ given })
    } catch (error) {
      if (!signal.aborted) setState({ error: errorMessage(error) })
    }
  }

  return { ...state, take }
}

/** What belongs to a film, as the server wants it. */
export interface Chosen {
  poster?: { second: number } | { token: string }
  phone?: string
  captions?: string | null
  maySilent: boolean
}

interface FilmPartsProps {
  /** The film whose place it takes; missing for a new one. */
  film?: FilmOnSite
  given: GivenFilmFile
  error: string | undefined
  isBeginning: boolean
  onBegin: (chosen: Chosen) => void
}

/** What belongs to a film that is given: poster, phone version, captions, and whether it may be silent. */
export function FilmParts({ film, given, error, isBeginning, onBegin }: FilmPartsProps) {
  const { hasSound, duration, width, height, fileName } = given
  const isReel = film?.isReel === true
  const [poster, setPoster] = useState<Poster>(isReel ? 'kept' : 'moment')
  const [second, setSecond] = useState(Math.round((duration / 3) * 10) / 10)
  const [phone, setPhone] = useState<'same' | 'own'>('same')
  const [captions, setCaptions] = useState<'kept' | 'others' | 'none'>()
  const [rows, setRows] = useState<readonly Row[]>([])
  const [isTried, setTried] = useState(false)
  const picture = useGiven<GivenFile>('picture', film?.id ?? '')
  const phoneFilm = useGiven<GivenFilmFile>('phone', film?.id ?? '')
  const hasCaptions = isReel && hasSound
  const isTyped = hasCaptions && captions === 'others'
  const missing =
    (poster === 'picture' && !picture.given && 'Choose the picture of the poster first.') ||
    (phone === 'own' && !phoneFilm.given && 'Choose the film for phones first.') ||
    (isTyped && !rows.length && 'Add the captions, or choose None.')

  function begin() {
    setTried(true)
    const cues = readRows(rows)
    if (missing || (isTyped && mistakesInCaptions(cues, duration).size)) return
    const own = poster === 'moment' ? { second } : picture.given && { token: picture.given.token }
    onBegin({
      ...(poster !== 'kept' && own && { poster: own }),
      ...(phone === 'own' && phoneFilm.given && { phone: phoneFilm.given.token }),
      ...(isTyped && { captions: writeCaptions(cues) }),
      ...((captions === 'none' || (isReel && !hasSound)) && { captions: null }),
      maySilent: !hasSound,
    })
  }

  return (
    <DialogForm
      submit={film ? 'Put it in its place' : 'Prepare the film'}
      isDisabled={isBeginning}
      onSubmit={begin}
      isChecked
      error={(isTried && missing) || error}
      note={
        isBeginning
          ? 'Looking at it …'
          : film
            ? 'Until it is ready, the film there is stays on the page.'
            : 'It takes a minute or two. Fill in the entry meanwhile.'
      }
    >
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
        frames={{ token: given.token }}
        duration={duration}
        chosen={poster}
        onChoose={setPoster}
        second={second}
        onSecond={setSecond}
        reading={picture.reading}
        error={picture.error}
        onPicture={(file) => void picture.take(file)}
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
            <FileInput
              label="The film for phones: drop it here, or choose a file."
              accept={filmEnds.join()}
              note="As long as the other one, since both have the same captions."
              reading={phoneFilm.reading}
              error={phoneFilm.error}
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
    </DialogForm>
  )
}
