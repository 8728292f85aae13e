import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { lengthInWords } from '../../core/captions/time'
import type { FilmOnSite } from '../../core/films/films-on-site'
import { filmEnds, SHARP } from '../../core/films/limits'
import { Dialog } from '../parts/dialog'
import { DropFile } from './drop-file'
import { type Chosen, FilmParts } from './film-parts'
import styles from './films.module.css'
import type { GivenFilmFile } from './send-film'
import { useBegin } from './use-begin'
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
