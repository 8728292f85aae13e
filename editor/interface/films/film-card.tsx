import { useState } from 'react'
import type { FilmOnSite } from '../../core/films/films-on-site'
import { Button } from '../parts/button'
import { CaptionsDialog } from './captions-dialog'
import { factsInWords } from './film-facts'
import styles from './films.module.css'
import { PosterDialog } from './poster-dialog'
import { RemoveFilm } from './remove-film'
import { ReplaceFilm } from './replace-film'
import { useDrop } from './use-drop'

/** What there is of a film, and the ways to change it. Another one may also be dropped on it. */
export function FilmCard({ film }: { film: FilmOnSite }) {
  const [open, setOpen] = useState<'film' | 'poster' | 'captions' | 'removal'>()
  const [dropped, setDropped] = useState<File>()
  const { target, isOver } = useDrop<HTMLDivElement>((file) => {
    setDropped(file)
    setOpen('film')
  })
  const close = () => {
    setOpen(undefined)
    setDropped(undefined)
  }
  return (
    <>
      <div ref={target} className={styles.film} data-over={isOver ? '' : undefined}>
        <div className={styles.card}>
          <span className={styles.poster}>
            {film.poster && <img src={film.poster} alt="" loading="lazy" />}
          </span>
          <p>{factsInWords(film)}</p>
        </div>
        <div className={styles.tools}>
          <Button onClick={() => setOpen('film')}>Change the film …</Button>
          <Button onClick={() => setOpen('poster')}>Poster …</Button>
          {film.isReel && <Button onClick={() => setOpen('captions')}>Captions …</Button>}
          <Button onClick={() => setOpen('removal')}>Remove the film …</Button>
        </div>
      </div>
      {open === 'film' && <ReplaceFilm film={film} file={dropped} onClose={close} />}
      {open === 'poster' && <PosterDialog film={film} onClose={close} />}
      {open === 'removal' && <RemoveFilm id={film.id} onClose={close} />}
      {open === 'captions' && <CaptionsDialog film={film} onClose={close} />}
    </>
  )
}
