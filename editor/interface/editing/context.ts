import { type ComponentType, createContext, use } from 'react'
import type { Change, Path, Value } from '../../core/change'
import type { FilmOnSite } from '../../core/films/films-on-site'
import type { Field } from '../../core/form/field'
import type { LibraryPicture } from '../../core/site/library'
import type { Site } from '../server/api'

export interface FieldOfProps {
  field: Field
  path: Path
  value: Value | undefined
}

/** What every field of the form needs to know. */
export interface Editing {
  file: string
  data: Value
  names: Site['names']
  pictures: readonly LibraryPicture[]
  /** Where logos and woven pictures lie. */
  drawings: Site['drawings']
  wordsToRead: Site['wordsToRead']
  films: readonly FilmOnSite[]
  titleOfFile(file: string): string
  /** What is wrong at exactly this field. */
  mistakeAt(path: Path): string | undefined
  /** What is to be known of the letters at exactly this field. */
  lettersAt(path: Path): string | undefined
  /** The entry that was just added: until it is left, it asks for nothing. */
  fresh: Path | undefined
  /** An entry was added here. */
  onAdd(path: Path): void
  /** What a case study or page is called, by the name that a field has for it. */
  titleOfName(name: string): string | undefined
  /** Whether something is wrong at this field or in it. */
  hasMistakeIn(path: Path): boolean
  /** @param group the step for Undo that it belongs to, if it is part of a larger one */
  change(change: Change, group?: string): void
  /** A field has the focus: its place in the page is shown. */
  onFocus(path: Path): void
  /** The control of a field of any kind, for fields that contain others. */
  FieldOf: ComponentType<FieldOfProps>
  /** Says something to those who do not see it. */
  announce(sentence: string): void
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('A field is outside of a form.')
  return editing
}

/** The id of a field's control, by its path. */
export const idOf = (path: Path) => `field-${path.join('-').replaceAll('/', '_')}`
