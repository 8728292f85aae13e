import { useEffect, useEffectEvent, useId, useState } from 'react'
import { lengthInWords } from '../../core/captions/captions'
import type { Path } from '../../core/change'
import type { FilmOnSite } from '../../core/films/film-files'
import { filmEnds, LONGEST, SHARP, shapeOfPlace } from '../../core/films/limits'
import { useEditing, useEditor } from '../editing/context'
import { Dialog } from '../parts/dialog'
import { FileInput } from '../parts/file-input'
import { useAttempt } from '../parts/messages'
import { freeName, slug } from '../pictures/send-picture'
import { post } from '../server/api'
import { type Chosen, FilmParts, type GivenFilmFile, useGiven } from './film-parts'
import styles from './films.module.css'

/** The field that is to name a new film, what that holds now, and how its entry is called. */
interface NewPlace {
  path: Path
  was: string
  name: string
}

interface GiveFilmProps {
  /** The film whose place it takes, or the place of a new one. */
  target: FilmOnSite | NewPlace
  /** A file that was dropped on the field. */
  file?: File | undefined
  onClose: () => void
}

/** A new film, or another one in the place of one: first the file, then what belongs to it. The rest happens in the background. */
export function GiveFilm({ target, file, onClose }: GiveFilmProps) {
  const film = 'id' in target ? target : undefined
  const place = 'id' in target ? undefined : target
  const { file: contentFile } = useEditing()
  const { films, pictures } = useEditor().site
  const [title, setTitle] = useState(place?.name ?? '')
  const main = useGiven<GivenFilmFile>('film', film?.id ?? '', place && String(place.path[0]))
  const { attempt, isBusy, error, setError } = useAttempt()
  const titleId = useId()
  const { given } = main
  const takeFirst = useEffectEvent(() => file && void main.take(file))
  useEffect(() => void takeFirst(), [])

  const isTaken = (id: string) =>
    films.some((one) => one.id === id) || pictures.some((one) => one.name === `films/${id}`)
  const id = film?.id ?? freeName(slug(title), isTaken)
  const shape = place && shapeOfPlace(place.path)
  const way = shape ? (shape.width > shape.height ? ', wider than high' : ', upright') : ''
  const longest = lengthInWords(film?.longest ?? LONGEST.silent)
  const sound = film?.isReel ? 'It keeps its sound.' : 'It plays silently, like every film of the portfolio.'

  function begin(parts: Chosen) {
    if (place && !title.trim()) return setError('Write the title of the film first.')
    const { path, was } = place ?? {}
    void attempt(async () => {
      const asked = { id, token: given?.token, ...parts }
      const entry = place && { file: contentFile, path, was, title: title.trim() }
      await post('/film/replaced', { ...asked, ...(entry && { place: entry }) })
      onClose()
    })
  }

  return (
    <Dialog title={film ? `Another film for “${film.title}”` : 'New film'} onClose={onClose}>
      <div className={styles.form}>
        {place && (
          <div className={styles.title}>
            <label htmlFor={titleId}>
              <b>Its title,</b> as visitors read it
            </label>
            <input id={titleId} value={title} onChange={({ target }) => setTitle(target.value)} />
          </div>
        )}
        <FileInput
          label={
            <>
              <b>The film:</b> drop it here, or choose a file.
            </>
          }
          accept={filmEnds.join()}
          note={`MP4, MOV or WebM${way}, ${SHARP} px or more on the shorter side, at most ${longest}. ${sound}`}
          reading={main.reading}
          error={main.error}
          onFile={(next) => void main.take(next)}
        />
        {given && (
          <FilmParts
            key={given.token}
            {...(film && { film })}
            given={given}
            error={error}
            isBeginning={isBusy}
            onBegin={begin}
          />
        )}
      </div>
    </Dialog>
  )
}
