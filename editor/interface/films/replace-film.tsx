import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { lengthInWords } from '../../core/captions/time'
import type { FilmOnSite } from '../../core/films/films-on-site'
import { filmEnds, SHARP } from '../../core/films/limits'
import { Dialog } from '../parts/dialog'
import { post } from '../server/api'
import { DropFile } from './drop-file'
import { type Chosen, FilmParts } from './film-parts'
import styles from './films.module.css'
import type { GivenFilmFile } from './send-film'
import { useGiven } from './use-given'

interface ReplaceFilmProps {
  film: FilmOnSite
  /** A file that was dropped on the field. */
  file: File | undefined
  onClose: () => void
}

/** Puts another film in the place of one: first the file, then what belongs to it. The rest happens in the background. */
export function ReplaceFilm({ film, file, onClose }: ReplaceFilmProps) {
  const main = useGiven<GivenFilmFile>('film', film.id)
  const [refusal, setRefusal] = useState<string>()
  const [isBeginning, setBeginning] = useState(false)
  const { given, take } = main
  const takeFirst = useEffectEvent(() => void take(file))
  useEffect(() => takeFirst(), [])

  async function begin(event: FormEvent, chosen: Chosen) {
    event.preventDefault()
    if (!given) return
    setRefusal(undefined)
    setBeginning(true)
    try {
      const { onBegun, ...wish } = chosen
      await post('/film/replaced', { id: film.id, token: given.token, ...wish })
      main.use()
      onBegun()
      onClose()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setBeginning(false)
    }
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
            onBegin={(event, chosen) => void begin(event, chosen)}
          />
        )}
      </div>
    </Dialog>
  )
}
