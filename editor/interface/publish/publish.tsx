import { useId, useState } from 'react'
import type { Path } from '../../core/change'
import type { ChangedItem as Item } from '../../core/publish/changes'
import type { Problem } from '../../core/publish/publish'
import type { WordsToRead } from '../../core/site/words-to-read'
import { Refusal } from '../parts/attempt'
import { Button } from '../parts/button'
import { WordsQuestion } from '../pictures/picture-tools'
import styles from './publish.module.css'
import { TogetherForm } from './together-form'
import { usePublish } from './use-publish'

/** What publishing means on each host. Which one it is, an engineer chose; the editor cannot know. */
function Hosts() {
  return (
    <details className={styles.hosts}>
      <summary>When visitors see it</summary>
      <dl>
        <dt>Netlify, Cloudflare Pages and their like</dt>
        <dd>Some minutes after you have sent it to the others: the host builds the site by itself.</dd>
        <dt>A server of your own, or nginx</dt>
        <dd>After whoever runs it has fetched your changes and built the site. Tell them.</dd>
        <dt>A container</dt>
        <dd>After whoever runs it has built a new one and started that. Tell them.</dd>
      </dl>
      <p>Until then visitors see the site as it was. It is never half new.</p>
    </details>
  )
}

interface ProblemListProps {
  problems: readonly Problem[]
  titleOfFile: (file: string) => string
  onOpen: (file: string, path: Path) => void
}

/** A word that the fonts lack is a line for each letter: these are enough to know. */
const MOST = 3

/** What keeps the site from being published; each leads to its field. */
function ProblemList({ problems, titleOfFile, onOpen }: ProblemListProps) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ file, path, where, texts }) => (
        <li key={`${file} ${path.join('.')} ${texts[0]}`}>
          {file && (
            <Button look="link" onClick={() => onOpen(file, path)}>
              {[titleOfFile(file), where].filter(Boolean).join(' › ')}
            </Button>
          )}
          {texts.slice(0, MOST).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {texts.length > MOST && <p>and {texts.length - MOST} more of this kind</p>}
        </li>
      ))}
    </ul>
  )
}

const kinds = { new: 'new', changed: '', removed: 'removed' } as const

interface ChangedItemProps {
  item: Item
  onDiscard: () => void
}

/** A file that changed: before and after, field by field. */
function ChangedItem({ item, onDiscard }: ChangedItemProps) {
  return (
    <section className={styles.item}>
      <h3>
        <span>
          {item.title} {kinds[item.kind] && <em>{kinds[item.kind]}</em>}
        </span>
        <Button look="link" aria-label={`Discard the changes of ${item.title}`} onClick={onDiscard}>
          Discard
        </Button>
      </h3>
      <dl>
        {item.changes.map(({ where, before, after }) => (
          <div key={`${where} ${before} ${after}`}>
            <dt>{where}</dt>
            {before !== undefined && (
              <dd>
                <del>{before || 'nothing'}</del>
              </dd>
            )}
            {after !== undefined && (
              <dd>
                <ins>{after || 'nothing'}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

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
      <Refusal>{failure}</Refusal>
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
