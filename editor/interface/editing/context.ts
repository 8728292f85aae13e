import { type ComponentType, type Context, createContext, use } from 'react'
import type { Change, Path, Value } from '../../core/change'
import type { Field } from '../../core/form/describe'
import type { TitleOfName } from '../../core/form/titles'
import type { Site } from '../server/api'

/** What every part of the editor may need: what there is to edit, and how to open it. */
export interface Editor {
  site: Site
  titleOfFile(file: string): string
  /** What a case study or page is called, by the name that a field has for it. */
  titleOfName: TitleOfName
  titleOfPicture(name: string): string
  /** Opens a form and, with a path, one of its fields. */
  openFile(file: string, path?: Path): void
  /** Says what happened, also to those who do not see it. */
  announce(sentence: string): void
}

/** A field of the form, where it is in its file, and what it holds. */
export interface FieldProps<Type extends Field['type'] = Field['type']> {
  field: Extract<Field, { type: Type }>
  path: Path
  value: Value | undefined
}

/** What every field of the open form may need. */
export interface Editing {
  file: string
  data: Value
  /** What is wrong at exactly this field. */
  mistakeAt(path: Path): string | undefined
  /** What is to be known of the letters at exactly this field. */
  lettersAt(path: Path): string | undefined
  /** Whether something is wrong at this field or in it. */
  hasMistakeIn(path: Path): boolean
  /** The entry that was just added: until it is left, it asks for nothing. */
  fresh: Path | undefined
  /** An entry was added here. */
  onAdd(path: Path): void
  /** @param group the step for Undo that it belongs to, if it is part of a larger one */
  change(change: Change, group?: string): void
  /** A field has the focus: its place in the page is shown. */
  onFocus(path: Path): void
  /** The control of a field of any kind, for fields that contain others. */
  FieldControl: ComponentType<FieldProps>
}

export const EditorContext = createContext<Editor | undefined>(undefined)
export const EditingContext = createContext<Editing | undefined>(undefined)

function useGiven<Given>(context: Context<Given | undefined>): Given {
  const given = use(context)
  if (!given) throw new Error('This part of the editor is outside of its context.')
  return given
}

export const useEditor = () => useGiven(EditorContext)
export const useEditing = () => useGiven(EditingContext)

/** The id of a field's control, by its path. */
export const fieldId = (path: Path) => `field-${path.join('-').replaceAll('/', '_')}`

/** Opens whatever contains a field and gives it the focus. If it has no control, the nearest thing around it gets it. */
export function goToField(path: Path): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(path.slice(0, length)))
    if (!found) continue
    for (let at: Element | null = found; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true
    const control = found.matches('details')
      ? (found.querySelector<HTMLElement>('textarea, input, select, button') ?? found)
      : found
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
    return true
  }
  return false
}
