import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styles from './films.module.css'

/** Takes files that are dropped on an element, which has a button or field for the same beside. */
export function useDrop<Target extends HTMLElement>(onFile: (file: File) => void) {
  const target = useRef<Target>(null)
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = () => setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      // Not for what is around it: a list takes what is dropped as an entry to move.
      event.stopPropagation()
      take(file)
    }
    element.addEventListener('dragover', over)
    element.addEventListener('dragleave', leave)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', over)
      element.removeEventListener('dragleave', leave)
      element.removeEventListener('drop', drop)
    }
  }, [])
  return { target, isOver }
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
  const { target, isOver } = useDrop<HTMLDivElement>(onFile)
  const id = useId()
  return (
    <div ref={target} className={styles.drop} data-over={isOver ? '' : undefined}>
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
      {refusal && (
        <p className={styles.refused} role="alert">
          {refusal}
        </p>
      )}
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
