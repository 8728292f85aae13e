import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { lengthInWords } from '../../core/captions/captions'
import type { Path } from '../../core/change'
import type { FilmOnSite } from '../../core/films/films-on-site'
import { filmEnds, LONGEST, SHARP, shapeOfPlace } from '../../core/films/limits'
import { useEditing } from '../editing/context'
import { useAttempt } from '../parts/attempt'
import { Dialog } from '../parts/dialog'
import { tidied } from '../pictures/send-picture'
import { post } from '../server/api'
import { DropFile } from './choice'
import { type Chosen, FilmParts } from './film-parts'
import styles from './films.module.css'
import { type GivenFilmFile, useGiven } from './use-given'

/**
 * Has the editor begin to prepare a film. `refusal` says why it could not.
 * @param onDone once it has begun; the rest happens in the background
 */
function useBegin(onDone: () => void) {
  const { attempt, isBusy, refusal, refuse } = useAttempt()
  const begin = (film: object, { onBegun, ...parts }: Chosen) =>
    attempt(async () => {
      await post('/film/replaced', { ...film, ...parts })
      onBegun()
      onDone()
    })
  return { begin, refusal, refuse, isBeginning: isBusy }
}

interface NewFilmProps {
  /** The field that is to name it, what that holds now, and how its entry is called. */
  path: Path
  was: string
  name: string
  onClose: () => void
}

/** A film beside those there are: its title and its file, then its poster. The rest happens in the background. */
export function NewFilm({ path, was, name, onClose }: NewFilmProps) {
  const { file, films, pictures } = useEditing()
  const [title, setTitle] = useState(name)
  const main = useGiven<GivenFilmFile>('film', '', String(path[0]))
  const { begin, refusal, refuse, isBeginning } = useBegin(() => {
    main.use()
    onClose()
  })
  const id = useId()
  const { given } = main
  const shape = shapeOfPlace(path)
  const way = shape ? (shape.width > shape.height ? ', wider than high' : ', upright') : ''

  /** A name for its files that no other film has. */
  function freeId(): string {
    const wanted = tidied(`${title.replaceAll('.', ' ')}.mp4`)
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? wanted : `${wanted}-${count}`
      const isTaken =
        films.some((one) => one.id === free) || pictures.some((one) => one.name === `films/${free}`)
      if (!isTaken) return free
    }
  }

  async function onSubmit(event: FormEvent, chosen: Chosen) {
    event.preventDefault()
    if (!given) return
    if (!title.trim()) return refuse('Write the title of the film first.')
    const place = { file, path, was, title: title.trim() }
    await begin({ id: freeId(), token: given.token, place }, chosen)
  }

  return (
    <Dialog title="New film" onClose={onClose}>
      <div className={styles.form}>
        <div className={styles.title}>
          <label htmlFor={id}>
            <b>Its title,</b> as visitors read it
          </label>
          <input id={id} value={title} onChange={({ target }) => setTitle(target.value)} />
          {title.trim() && <small>Its files are called {freeId()}.</small>}
        </div>
        <DropFile
          label={
            <>
              <b>The film:</b> drop it here, or choose a file.
            </>
          }
          accept={filmEnds.join()}
          note={`MP4, MOV or WebM${way}, ${SHARP} px or more on the shorter side, at most ${lengthInWords(LONGEST.silent)}. It plays silently, like every film of the portfolio.`}
          reading={main.reading}
          refusal={main.refusal}
          onFile={(next) => void main.take(next)}
        />
        {given && (
          <FilmParts
            key={given.token}
            given={given}
            refusal={refusal}
            isBeginning={isBeginning}
            onBegin={(event, chosen) => void onSubmit(event, chosen)}
          />
        )}
      </div>
    </Dialog>
  )
}

interface ReplaceFilmProps {
  film: FilmOnSite
  /** A file that was dropped on the field. */
  file: File | undefined
  onClose: () => void
}

/** Puts another film in the place of one: first the file, then what belongs to it. The rest happens in the background. */
export function ReplaceFilm({ film, file, onClose }: ReplaceFilmProps) {
  const main = useGiven<GivenFilmFile>('film', film.id)
  const { begin, refusal, isBeginning } = useBegin(() => {
    main.use()
    onClose()
  })
  const { given, take } = main
  const takeFirst = useEffectEvent(() => void take(file))
  useEffect(() => takeFirst(), [])

  async function onSubmit(event: FormEvent, chosen: Chosen) {
    event.preventDefault()
    if (given) await begin({ id: film.id, token: given.token }, chosen)
  }

  return (
    <Dialog title={`Another film for “${film.id}”`} onClose={onClose}>
      <div className={styles.form}>
        <DropFile
          label={
            <>
              <b>The film:</b> drop it here, or choose a file.
            </>
          }
          accept={filmEnds.join()}
          note={`MP4, MOV or WebM, ${SHARP} px or more on the shorter side, at most ${lengthInWords(film.longest)}. ${
            film.isReel ? 'It keeps its sound.' : 'It plays silently, like every film of the portfolio.'
          }`}
          reading={main.reading}
          refusal={main.refusal}
          onFile={(next) => void take(next)}
        />
        {given && (
          <FilmParts
            key={given.token}
            film={film}
            given={given}
            refusal={refusal}
            isBeginning={isBeginning}
            onBegin={(event, chosen) => void onSubmit(event, chosen)}
          />
        )}
      </div>
    </Dialog>
  )
}
