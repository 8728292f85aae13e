import { useState } from 'react'
import { isRecord, type Path, type Value, valueAt } from '../../core/change'
import type { Field } from '../../core/form/field'
import { useEditing } from '../editing/context'
import { NameField } from '../form/fields/choice-field'
import { Button } from '../parts/button'
import { Icon } from '../parts/icon'
import { FilmCard } from './film-card'
import styles from './films.module.css'
import { NewFilm } from './new-film'

interface FilmFieldProps {
  field: Field
  path: Path
  value: Value | undefined
}

/** Which film it is, and what there is of it; an entry of a list may get a new one. In a list of names it is only the name. */
export function FilmField({ field, path, value }: FilmFieldProps) {
  const { films, data } = useEditing()
  const [isNew, setNew] = useState(false)
  const film = films.find(({ id }) => id === value)
  const isInEntry = field.name !== '' && typeof path.at(-2) === 'number'
  const around = valueAt(data, path.slice(0, -1))
  const name = !film && isRecord(around) && typeof around.name === 'string' ? around.name : ''
  return (
    <div className={styles.film}>
      <NameField kind="film" field={field} path={path} value={value} />
      {isInEntry && !film && (
        <div className={styles.tools}>
          <Button onClick={() => setNew(true)}>
            <Icon name="add" />
            New film …
          </Button>
        </div>
      )}
      {film && field.name && <FilmCard film={film} />}
      {isNew && <NewFilm path={path} was={String(value ?? '')} name={name} onClose={() => setNew(false)} />}
    </div>
  )
}
