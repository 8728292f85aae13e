import { useId, useState } from 'react'
import type { Choices, Question } from '../../core/together/plan'
import type { Side } from '../../core/together/three-way'
import type { Together } from '../../core/together/with-others'
import { Button } from '../parts/button'
import styles from './together.module.css'

const sides = [
  { side: 'ours', title: 'Yours' },
  { side: 'theirs', title: 'Theirs' },
] as const

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

interface QuestionFieldProps {
  question: Question
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One place that both changed: both versions side by side. */
function QuestionField({ question, chosen, onChoose }: QuestionFieldProps) {
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

interface TogetherFormProps {
  together: Together
  isBusy: boolean
  onJoin: (choices: Choices) => void
  onCancel: () => void
}

/** What both sides changed: one of the two is chosen everywhere before both are brought together. */
export function TogetherForm({ together: { by, questions }, isBusy, onJoin, onCancel }: TogetherFormProps) {
  const [choices, setChoices] = useState<Choices>({})
  const left = questions.filter(({ id }) => !choices[id]).length
  const who = by.name || 'Somebody'
  return (
    <form
      className={styles.together}
      onSubmit={(event) => {
        event.preventDefault()
        onJoin(choices)
      }}
    >
      <p>
        {questions.length
          ? `${who} and you changed the same words or pictures. Choose which version stays; everything else of both is kept.`
          : `${who} changed other things than you: both are kept.`}
      </p>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          chosen={choices[question.id]}
          onChoose={(side) => setChoices((before) => ({ ...before, [question.id]: side }))}
        />
      ))}
      <p className={styles.end}>
        <Button type="submit" look="main" disabled={isBusy || left > 0}>
          Bring both together and send it
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        {left > 0 && <span>{left === 1 ? 'One is' : `${left} are`} still to be chosen.</span>}
      </p>
    </form>
  )
}
