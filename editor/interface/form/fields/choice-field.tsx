import type { Path, Value } from '../../../core/change'
import type { Field } from '../../../core/form/describe'
import { choiceTitle, nameAround } from '../../../core/form/titles'
import { type FieldProps, useEditing, useEditor } from '../../editing/context'
import { Labelled } from './labelled'

interface ChoiceFieldProps {
  field: Pick<Field, 'name' | 'title' | 'note' | 'isOptional'>
  path: Path
  value: Value | undefined
  choices: readonly Value[]
  /** What it names, if its own name does not say so. */
  kind?: string
}

/** One of several. A value that is none of them is shown too, so that nothing changes by looking at it. */
export function ChoiceField({ field, path, value, choices, kind }: ChoiceFieldProps) {
  const { change, onFocus } = useEditing()
  const { titleOfName, titleOfPicture } = useEditor()
  const titleOfChoice = (one: Value) =>
    choiceTitle(field.name, String(one)) ??
    titleOfName(String(one), kind === 'film' ? kind : nameAround(path)) ??
    titleOfPicture(String(one))
  const isKnown = value !== undefined && choices.includes(value)
  const none = choiceTitle(field.name, '') ?? (field.isOptional ? 'None' : 'Choose …')
  return (
    <Labelled field={field} path={path}>
      {(control) => (
        <select
          {...control}
          aria-label={field.title ? undefined : `Entry ${Number(path.at(-1)) + 1}`}
          value={String(value ?? '')}
          onFocus={() => onFocus(path)}
          onChange={({ target }) => {
            const chosen = choices.find((one) => String(one) === target.value)
            if (chosen === undefined) change({ op: 'remove', path })
            else change({ op: 'set', path, value: chosen })
          }}
        >
          {!isKnown && (
            <option value={String(value ?? '')}>
              {value ? `${titleOfChoice(value)}, as it is now` : none}
            </option>
          )}
          {field.isOptional && isKnown && <option value="">{none}</option>}
          {choices.map((one) => (
            <option key={String(one)} value={String(one)}>
              {titleOfChoice(one)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** Names there are: of pages, case studies, films. */
export function NameField(
  props: Omit<ChoiceFieldProps, 'choices' | 'kind'> & {
    kind: 'page' | 'project' | 'film' | 'woven' | 'wordmark'
  },
) {
  const { site } = useEditor()
  return <ChoiceField {...props} choices={site.names[props.kind]} />
}

/** Something that is so, or is not. */
export function TickField({ field, path, value }: FieldProps<'tick'>) {
  const { change, onFocus } = useEditing()
  return (
    <Labelled field={field} path={path} isQuiet>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onFocus={() => onFocus(path)}
          onChange={({ target }) =>
            change(target.checked ? { op: 'set', path, value: true } : { op: 'remove', path })
          }
        />
      )}
    </Labelled>
  )
}

/** A whole number. */
export function NumberField({ field, path, value }: FieldProps<'number'>) {
  const { change, onFocus } = useEditing()
  return (
    <Labelled field={field} path={path}>
      {(control) => (
        <input
          {...control}
          type="number"
          min={field.least}
          max={field.most}
          value={typeof value === 'number' ? value : ''}
          onFocus={() => onFocus(path)}
          onChange={({ target }) =>
            change({ op: 'set', path, value: target.value === '' ? '' : target.valueAsNumber })
          }
        />
      )}
    </Labelled>
  )
}
