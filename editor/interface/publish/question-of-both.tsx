import { useId } from 'react'
import type { Question } from '../../core/together/question'
import type { Side } from '../../core/together/three-way'
import styles from './together.module.css'

const sides = [
  { side: 'ours', title: 'Yours' },
  { side: 'theirs', title: 'Theirs' },
] as const

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

interface QuestionOfBothProps {
  question: Question
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One place that both changed: both versions side by side. */
export function QuestionOfBoth({ question, chosen, onChoose }: QuestionOfBothProps) {
  const name = useId()
  return (
    <fieldset className={styles.question}>
      <legend>{question.where}</legend>
      <div className={styles.sides}>
        {sides.map(({ side, title }) => {
          const { words, picture, by } = question[side]
          const since = by.date && day.format(new Date(by.date))
          return (
            <label key={side} className={styles.side}>
              <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
              <span className={styles.version}>
                <strong>{title}</strong>
                <small>{[by.name, since].filter(Boolean).join(', ')}</small>
                {picture && <img src={picture} alt={`${title}: ${question.where}`} />}
                {words !== undefined && <span>{words}</span>}
                {!picture && words === undefined && <em>Removed</em>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
