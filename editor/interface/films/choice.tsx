import { type ReactNode, useId } from 'react'
import styles from './films.module.css'

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
