import { useId, useState } from 'react'
import type { Path } from '../../core/change'
import type { WordsToRead } from '../../core/site/words-to-read'
import { Button } from '../parts/button'
import { WordsQuestion } from '../pictures/words-notice'
import { ChangedItem } from './changed-item'
import { Hosts } from './hosts'
import { ProblemList } from './problem-list'
import styles from './publish.module.css'
import { TogetherForm } from './together-form'
import { usePublish } from './use-publish'

interface PublishProps {
  wordsToRead: readonly WordsToRead[]
  drafts: readonly string[]
  titleOfFile: (file: string) => string
  onOpen: (file: string, path: Path) => void
}

/** What changed since the last time, whether it is ready, and the step that publishes it. */
export function Publish({ drafts, wordsToRead, titleOfFile, onOpen }: PublishProps) {
  const { changes, problems, step, failure, discard, publish, send, together, join, cancelJoining } =
    usePublish()
  const [message, setMessage] = useState('')
  const id = useId()
  const items = changes?.items ?? []
  const isBusy = !['ready', 'published', 'sent', 'choosing'].includes(step)
  const isDone = step === 'published' || step === 'sent'
  const isReady = step === 'ready' && problems?.length === 0 && items.length > 0
  return (
    <div className={styles.page}>
      <h2>Publish</h2>
      <div className={styles.verdict} role="status" data-ready={isReady || isDone ? '' : undefined}>
        {step === 'looking' && 'Looking at what changed …'}
        {step === 'checking' && 'Checking everything: words, pictures, links …'}
        {step === 'publishing' && 'Publishing …'}
        {step === 'sending' && 'Sending …'}
        {step === 'choosing' &&
          'Somebody else has sent changes in the meantime. Yours are safe on this machine.'}
        {step === 'joining' && 'Bringing both together and checking everything …'}
        {step === 'published' && 'Done. Your changes are one commit.'}
        {step === 'sent' && 'Done, and sent to the others.'}
        {step === 'ready' && !items.length && 'Nothing has changed since the last time.'}
        {isReady && 'Ready: the check found nothing wrong.'}
        {step === 'ready' && problems && problems.length > 0 && 'Not ready yet.'}
      </div>
      {problems && problems.length > 0 && (
        <ProblemList problems={problems} titleOfFile={titleOfFile} onOpen={onOpen} />
      )}
      {drafts.length > 0 && (
        <p className={styles.drafts}>
          Unfinished, and not published: {drafts.map(titleOfFile).join(', ')}. They wait for you.
        </p>
      )}
      {wordsToRead.map((words) => (
        <WordsQuestion key={`${words.file} ${words.name}`} words={words} isQuoted />
      ))}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {together && (
        <TogetherForm
          together={together}
          isBusy={isBusy}
          onJoin={(choices) => void join(choices)}
          onCancel={cancelJoining}
        />
      )}
      {items.length > 0 && !together && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void publish(message)
          }}
        >
          <label htmlFor={id}>What did you change? One line, for the others.</label>
          <input id={id} value={message} onChange={({ target }) => setMessage(target.value)} />
          <Button type="submit" look="main" disabled={!isReady}>
            Publish {items.length === 1 ? 'this change' : 'these changes'}
          </Button>
          <Button disabled={isBusy} onClick={() => void discard(items.map((item) => item.id))}>
            Discard all
          </Button>
        </form>
      )}
      {(items.length > 0 || isDone) && !together && <Hosts />}
      {changes && changes.unsent > 0 && !isBusy && !together && (
        <p>
          What was published is on this machine only.{' '}
          <Button look="main" onClick={() => void send()}>
            Send it to the others
          </Button>
        </p>
      )}
      {items.map((item) => (
        <ChangedItem key={item.id} item={item} onDiscard={() => void discard([item.id])} />
      ))}
    </div>
  )
}
