import type { Path, Value } from '../../core/change'
import type { Field } from '../../core/form/field'
import { useEditing } from '../editing/context'
import { NameField } from '../form/fields/choice-field'
import { FilmCard } from './film-card'
import styles from './films.module.css'

interface FilmFieldProps {
  field: Field
  path: Path
  value: Value | undefined
}

/** Which film it is, and what there is of it. In a list of names it is only the name. */
export function FilmField({ field, path, value }: FilmFieldProps) {
  const { films } = useEditing()
  const film = films.find(({ id }) => id === value)
  return (
    <div className={styles.film}>
      <NameField kind="film" field={field} path={path} value={value} />
      {film && field.name && <FilmCard film={film} />}
    </div>
  )
}
