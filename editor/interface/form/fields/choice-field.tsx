import type { Path, Value } from '../../../core/change'
import type { Field } from '../../../core/form/field'
import { choiceTitleOf } from '../../../core/form/titles'
import { useEditing } from '../../editing/context'
import { Labelled } from '../labelled'

interface ChoiceFieldProps {
  field: Pick<Field, 'name' | 'title' | 'note' | 'isOptional'>
  path: Path
  value: Value | undefined
  choices: readonly Value[]
}

/** One of several. A value that is none of them is shown too, so that nothing changes by looking at it. */
export function ChoiceField({ field, path, value, choices }: ChoiceFieldProps) {
  const { change, onFocus, titleOfName } = useEditing()
  const titleOfChoice = (one: Value) =>
    choiceTitleOf(field.name, String(one)) ?? titleOfName(String(one)) ?? String(one)
  const isKnown = value !== undefined && choices.includes(value)
  const none = choiceTitleOf(field.name, '')
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
            <option value={String(value ?? '')}>{value ? String(value) : (none ?? 'Choose …')}</option>
          )}
          {field.isOptional && isKnown && <option value="">{none ?? 'None'}</option>}
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
export function NameField({
  kind,
  ...others
}: Omit<ChoiceFieldProps, 'choices'> & { kind: 'page' | 'project' | 'film' | 'woven' | 'wordmark' }) {
  const { names } = useEditing()
  return <ChoiceField {...others} choices={names[kind]} />
}

interface NumberFieldProps {
  field: Field & { type: 'number' }
  path: Path
  value: Value | undefined
}

/** A whole number. */
export function NumberField({ field, path, value }: NumberFieldProps) {
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
