import { useId, useRef, useState } from 'react'
import { isList, type Value } from '../../../core/change'
import type { UnionOption } from '../../../core/form/describe'
import { entryKind, entryTitle } from '../../../core/form/titles'
import { type FieldProps, useEditing, useEditor } from '../../editing/context'
import { Button, Icon } from '../../parts/button'
import { blank, copied } from '../blank'
import { ListEntry } from './list-entry'
import styles from './list-field.module.css'

/** A key for each entry of a list that stays with it when it is moved: what is open stays open. */
function useKeys(length: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length }, () => Math.random()))
  const fitting =
    keys.length === length ? keys : Array.from({ length }, (_, place) => keys[place] ?? Math.random())
  if (fitting !== keys) setKeys(fitting)
  return { keys: fitting, edit: (change: (keys: readonly number[]) => number[]) => setKeys(change) }
}

/** Adds an entry of a list whose entries are of several kinds. */
function NewKind({
  options,
  label,
  onChoose,
}: {
  options: readonly UnionOption[]
  label: string
  onChoose: (entry: Value) => void
}) {
  const [kind, setKind] = useState(options[0]?.value ?? '')
  const id = useId()
  const option = options.find((one) => one.value === kind)
  return (
    <div className={styles.kind}>
      <label htmlFor={id}>Kind</label>
      <select id={id} value={kind} onChange={({ target }) => setKind(target.value)}>
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <Button
        onClick={() =>
          option && onChoose(blank({ type: 'record', name: '', title: '', fields: option.fields }))
        }
      >
        <Icon name="add" />
        {label}
      </Button>
    </div>
  )
}

const bounds = (least: number, most: number | null) =>
  most === null
    ? least > 0
      ? `at least ${least}`
      : ''
    : least === most
      ? `always ${most}`
      : least === 0
        ? `at most ${most}`
        : `${least} to ${most}`

/** A list: entries are added, duplicated, moved and removed, by mouse, by touch and by keyboard. */
export function ListField({ field, path, value }: FieldProps<'list'>) {
  const { change, hasMistakeIn, mistakeAt, onAdd } = useEditing()
  const { announce, titleOfName } = useEditor()
  const titleAt = (entry: Value | undefined, place: number) =>
    entryTitle(entry, place, (name) => titleOfName(name, field.name))
  const entries = isList(value) ? value : []
  const { keys, edit } = useKeys(entries.length)
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const isFull = field.most !== null && entries.length >= field.most
  const isLeast = entries.length <= field.least
  const isPlain = field.entry.type === 'words' || field.entry.type === 'choice'
  const mistake = mistakeAt(path)
  const label = `Add a ${entryKind(field.name)}`.replace(/ a (?=[aeiou])/, ' an ')

  /** The focus stays with the entry, wherever that is now. */
  const focus = (place: number, control: string) =>
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(
          `:scope > li:nth-child(${place + 1}) [data-control="${control}"]:not(:disabled)`,
        )
        ?.focus(),
    )

  function move(from: number, to: number, control: 'up' | 'down' | 'drag') {
    if (to < 0 || to >= entries.length || from === to) return
    edit((all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from] ?? 0))
    change({ op: 'move', path, from, to })
    announce(`${titleAt(entries[from], from)} is now ${to + 1} of ${entries.length}.`)
    const isAtEnd = to === 0 || to === entries.length - 1
    focus(to, isAtEnd && control !== 'drag' ? (to === 0 ? 'down' : 'up') : control)
  }

  function insert(at: number, entry: Value) {
    edit((all) => all.toSpliced(at, 0, Math.random()))
    if (value === undefined) change({ op: 'set', path, value: [entry] })
    else change({ op: 'insert', path, at, value: entry })
    onAdd([...path, at])
    announce(`Added as ${at + 1} of ${entries.length + 1}.`)
    requestAnimationFrame(() => {
      const added = list.current?.querySelector(`:scope > li:nth-child(${at + 1})`)
      added?.querySelector<HTMLElement>('textarea, input, select')?.focus({ preventScroll: true })
      added?.scrollIntoView({ block: 'start' })
    })
  }

  function remove(place: number) {
    edit((all) => all.toSpliced(place, 1))
    change({ op: 'remove', path: [...path, place] })
    announce(`${titleAt(entries[place], place)} is removed. Undo brings it back.`)
    focus(Math.min(place, entries.length - 2), 'remove')
  }

  return (
    <fieldset className={styles.list} data-wrong={hasMistakeIn(path) ? '' : undefined}>
      {field.title && (
        <legend>
          {field.title}{' '}
          <small>{[entries.length, bounds(field.least, field.most)].filter(Boolean).join(' · ')}</small>
        </legend>
      )}
      <ol ref={list}>
        {entries.map((entry, place) => (
          <ListEntry
            key={keys[place]}
            field={field.entry}
            path={[...path, place]}
            value={entry}
            title={titleAt(entry, place)}
            isPlain={isPlain}
            isDragged={dragged === place}
            onDrag={() => setDragged(place)}
            onLetGo={() => setDragged(undefined)}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, place, 'drag')
              setDragged(undefined)
            }}
            onMove={(by) => move(place, place + by, by < 0 ? 'up' : 'down')}
            onDuplicate={isFull || isPlain ? undefined : () => insert(place + 1, copied(field.entry, entry))}
            onRemove={isLeast ? undefined : () => remove(place)}
            isFirst={place === 0}
            isLast={place === entries.length - 1}
          />
        ))}
      </ol>
      {mistake && <p className={styles.mistake}>{mistake}</p>}
      {!isFull &&
        (field.entry.type === 'union' ? (
          <NewKind
            options={field.entry.options}
            label={label}
            onChoose={(entry) => insert(entries.length, entry)}
          />
        ) : (
          <Button onClick={() => insert(entries.length, blank(field.entry))}>
            <Icon name="add" />
            {label}
          </Button>
        ))}
    </fieldset>
  )
}
