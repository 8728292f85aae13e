import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { Refusal } from '../parts/attempt'
import styles from './films.module.css'

/** Takes a file that is dropped on an element, which has a button or field for the same beside. */
export function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver ? '' : undefined,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false)
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      // Not for what is around it: a list takes what is dropped as an entry to move.
      event.stopPropagation()
      onFile(file)
    },
  }
}

interface DropFileProps {
  label: ReactNode
  /** What may be chosen, as the field for files wants it. */
  accept: string
  note: string
  /** What is being read. */
  reading: string | undefined
  refusal: string | undefined
  onFile: (file: File | undefined) => void
}

/** A place for a file: drop it or choose it. Says what is being read, or why it was refused. */
export function DropFile({ label, accept, note, reading, refusal, onFile }: DropFileProps) {
  const dropTarget = useDrop(onFile)
  const id = useId()
  return (
    <div {...dropTarget} className={styles.drop}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      <small id={`${id}-note`}>{note}</small>
      <p role="status">{reading && `${reading} is being read …`}</p>
      <Refusal>{refusal}</Refusal>
    </div>
  )
}

interface ChoiceProps<Name extends string> {
  title: string
  options: readonly { name: Name; title: string }[]
  chosen: Name | undefined
  onChoose: (name: Name) => void
  /** What belongs to the chosen one. */
  children?: ReactNode
}

/** One of several ways, and what belongs to it. */
export function Choice<Name extends string>(props: ChoiceProps<Name>) {
  const { title, options, chosen, onChoose, children } = props
  const group = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      <div className={styles.ways}>
        {options.map((option) => (
          <label key={option.name}>
            <input
              type="radio"
              name={group}
              required
              checked={chosen === option.name}
              onChange={() => onChoose(option.name)}
            />
            {option.title}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
