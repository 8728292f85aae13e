import { useState } from 'react'
import type { Choices } from '../../core/together/question'
import type { Together } from '../../core/together/with-others'
import { Button } from '../parts/button'
import { QuestionOfBoth } from './question-of-both'
import styles from './together.module.css'

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
        <QuestionOfBoth
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
