import { type ReactNode, useId, useState } from 'react'
import type { Asked } from '../../core/publish/asked'
import { useEditor } from '../editing/context'
import { Button } from '../parts/button'
import { ErrorMessage, useAttempt } from '../parts/messages'
import { post } from '../server/api'
import { formatTime } from '../versions/times'
import styles from './publish.module.css'

/** What an editor asks for, as publishers read it. */
export const Request = ({ asked }: { asked: Asked }) => (
  <p>
    <b>
      {asked.by} asked at {formatTime(asked.at)} to publish this.
    </b>{' '}
    {asked.note && `“${asked.note}”`}
  </p>
)

interface AskProps {
  isReady: boolean
  /** What else can be done with the changes. */
  children: ReactNode
}

/** Editors do not publish: they ask for it. */
export function Ask({ isReady, children }: AskProps) {
  const { site, announce } = useEditor()
  const { person, asked } = site
  const [note, setNote] = useState('')
  const { attempt, isBusy, error } = useAttempt()
  const id = useId()
  const isAsked = asked?.by === person?.name
  return (
    <>
      {asked && isAsked && (
        <p>
          You asked at {formatTime(asked.at)}. A publisher reads it here and publishes it, with what is
          changed until then.
        </p>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(async () => {
            await post('/ask', { note })
            announce('Publishers are asked.')
          })
        }}
      >
        {!isAsked && (
          <>
            <label htmlFor={id}>A publisher publishes this. A line for them, if you like:</label>
            <input id={id} value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
            <Button type="submit" look="main" disabled={!isReady || isBusy}>
              Ask a publisher
            </Button>
          </>
        )}
        {children}
      </form>
      <ErrorMessage>{error}</ErrorMessage>
    </>
  )
}
