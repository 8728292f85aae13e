import { useState } from 'react'
import type { Path, Value } from '../../core/change'
import type { Field } from '../../core/form/field'
import { useEditing } from '../editing/context'
import { NameField } from '../form/fields/choice-field'
import { Button } from '../parts/button'
import { CaptionsDialog } from './captions-dialog'
import { factsInWords } from './film-facts'
import styles from './films.module.css'
import { PosterDialog } from './poster-dialog'
import { ReplaceFilm } from './replace-film'

interface FilmFieldProps {
  field: Field
  path: Path
  value: Value | undefined
}

/** Which film it is, what there is of it, and the ways to change that. In a list of names it is only the name. */
export function FilmField({ field, path, value }: FilmFieldProps) {
  const { films } = useEditing()
  const [open, setOpen] = useState<'film' | 'poster' | 'captions'>()
  const film = films.find(({ id }) => id === value)
  const close = () => setOpen(undefined)
  const name = <NameField kind="film" field={field} path={path} value={value} />
  if (!film || !field.name) return name
  return (
    <div className={styles.film}>
      {name}
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
      </div>
      {open === 'film' && <ReplaceFilm film={film} onClose={close} />}
      {open === 'poster' && <PosterDialog film={film} onClose={close} />}
      {open === 'captions' && <CaptionsDialog film={film} onClose={close} />}
    </div>
  )
}
