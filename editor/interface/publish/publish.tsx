import { useId, useState } from 'react'
import type { ChangedItem as Item } from '../../core/publish/changes'
import type { LiveState } from '../../core/publish/live'
import type { Problem } from '../../core/publish/publish'
import { useEditor } from '../editing/context'
import { Button } from '../parts/button'
import { Dialog, DialogForm } from '../parts/dialog'
import { ErrorMessage } from '../parts/messages'
import page from '../parts/page.module.css'
import { WordsQuestion } from '../pictures/picture-tools'
import { Ask, Request } from './ask'
import { ChangesInWords } from './changes-in-words'
import { Elapsed, liveInWords, type StepName, Steps } from './live'
import styles from './publish.module.css'
import { TogetherForm } from './together-form'
import { type Step, usePublish } from './use-publish'

/** A word that the fonts lack is a line for each letter: these are enough to know. */
const MOST = 3

/** What keeps the site from being published; each leads to its field. */
function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { titleOfFile, openFile } = useEditor()
  return (
    <ul className={styles.problems}>
      {problems.map(({ file, path, where, texts }) => (
        <li key={`${file} ${path.join('.')} ${texts[0]}`}>
          {file && (
            <Button look="link" onClick={() => openFile(file, path)}>
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

const stepsHere: Partial<Record<Step, StepName>> = {
  publishing: 'Saving',
  published: 'Saving',
  sending: 'Sending',
  choosing: 'Sending',
  joining: 'Sending',
  joined: 'Sending',
  sent: 'Sending',
}

/** How far the way to visitors is. */
function findStep(step: Step, live: LiveState | undefined): StepName {
  if (live?.is === 'live') return 'Live'
  if (live?.is === 'building' || live?.is === 'waiting') return 'Building'
  return stepsHere[step] ?? 'Checking'
}

interface LiveRemedyProps {
  live: LiveState
  mayPublish: boolean
  isUnsent: boolean
  onGoLive: () => void
}

/** What to do if visitors do not have it. */
function LiveRemedy({ live, mayPublish, isUnsent, onGoLive }: LiveRemedyProps) {
  const { openFile } = useEditor()
  if (live.is === 'waiting' && live.causes.length > 0)
    return (
      <>
        <p>This takes longer than it should. Likely causes:</p>
        <ul>
          {live.causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      </>
    )
  if (live.is !== 'not live') return null
  const { hosting } = live
  return (
    <>
      <p>{live.remedy}</p>
      {hosting === 'unknown' && (
        <Button onClick={() => openFile('agency.yaml', ['hosting'])}>
          Choose how changes get to visitors
        </Button>
      )}
      {mayPublish && (isUnsent || hosting === 'known') && (
        <Button look="main" onClick={onGoLive}>
          {isUnsent ? 'Send it again' : 'Make it live'}
        </Button>
      )}
    </>
  )
}

const kinds = { new: 'new', changed: '', removed: 'removed' } as const

/** A file that changed: before and after, field by field. */
function ChangedItem({ item, isBusy, onDiscard }: { item: Item; isBusy: boolean; onDiscard: () => void }) {
  return (
    <section className={styles.item}>
      <h3>
        <span>
          {item.title} {kinds[item.kind] && <em>{kinds[item.kind]}</em>}
        </span>
        <Button
          look="link"
          aria-label={`Discard the changes of ${item.title}`}
          disabled={isBusy}
          onClick={onDiscard}
        >
          Discard
        </Button>
      </h3>
      <ChangesInWords
        changes={item.changes}
        findAddress={(side, file) => (side === 'before' ? `/edit/api/versions/published/media${file}` : file)}
      />
    </section>
  )
}

/**
 * What changed since the last time, whether it is ready, and the step that publishes it.
 * @param words what was done, if that is known
 */
export function Publish({ words }: { words: string }) {
  const { site, titleOfFile, openFile } = useEditor()
  const { drafts, wordsToRead, person, asked } = site
  /** In a studio, editors do not. */
  const mayPublish = person?.role !== 'editor'
  const { changes, problems, step, failure, discard, publish, live, goLive, together, join, cancelJoining } =
    usePublish()
  const [message, setMessage] = useState(words)
  const [isDiscarding, setDiscarding] = useState(false)
  const id = useId()
  const items = changes?.items ?? []
  const isBusy = !['ready', 'published', 'sent', 'choosing'].includes(step)
  const isDone = step === 'published' || step === 'sent'
  const isUnsent = (changes?.unsent ?? 0) > 0
  /** Nothing waits here: what counts is what visitors have. */
  const isAtVisitors = isDone || (step === 'ready' && items.length === 0)
  const isOnlyHere = isUnsent || changes?.isShared === false
  const isLive = isAtVisitors && live?.is === 'live'
  const at = findStep(step, isAtVisitors ? live : undefined)
  const isReady = step === 'ready' && problems?.length === 0 && items.length > 0
  const discardAll = (
    <Button disabled={isBusy} onClick={() => setDiscarding(true)}>
      Discard all …
    </Button>
  )
  return (
    <div className={`${page.page} ${styles.publish}`}>
      <h2>Publish</h2>
      <div className={styles.verdict} data-ready={isReady || isLive ? '' : undefined}>
        <Steps at={at} />
        <p role="status">
          {step === 'looking' && 'Looking at what changed …'}
          {step === 'checking' && 'Checking everything: words, pictures, links …'}
          {step === 'publishing' && 'Saving …'}
          {step === 'sending' && 'Sending …'}
          {step === 'choosing' &&
            'Somebody else has sent changes in the meantime. Yours are safe on this machine.'}
          {step === 'joining' && 'Bringing both together and checking everything …'}
          {isAtVisitors && live && liveInWords(live, isOnlyHere)}
          {isReady && 'Ready: the check found nothing wrong.'}
          {step === 'ready' && items.length > 0 && problems && problems.length > 0 && 'Not ready yet.'}
        </p>
        {isDone && live?.is === 'not live' && (
          <p>What you published is {step === 'sent' && !isOnlyHere ? 'saved and sent' : 'saved'}.</p>
        )}
        {isAtVisitors && live && <Elapsed live={live} />}
        {isAtVisitors && live && (
          <LiveRemedy
            live={live}
            mayPublish={mayPublish}
            isUnsent={isUnsent}
            onGoLive={() => void goLive()}
          />
        )}
      </div>
      <ErrorMessage>{failure}</ErrorMessage>
      {problems && problems.length > 0 && <ProblemList problems={problems} />}
      {drafts.length > 0 && (
        <section className={styles.drafts} aria-label="Unfinished">
          <p>Unfinished, so not published with the others. Open one to finish it:</p>
          <ul>
            {drafts.map((file) => (
              <li key={file}>
                <Button look="link" onClick={() => openFile(file)}>
                  {titleOfFile(file)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {wordsToRead.map((words) => (
        <WordsQuestion key={`${words.name} ${words.words}`} words={words} isQuoted />
      ))}
      {together && (
        <TogetherForm
          together={together}
          isBusy={isBusy}
          onJoin={(choices) => void join(choices)}
          onCancel={cancelJoining}
        />
      )}
      {asked && mayPublish && items.length > 0 && <Request asked={asked} />}
      {items.length > 0 && !together && mayPublish && (
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
          {discardAll}
        </form>
      )}
      {items.length > 0 && !mayPublish && <Ask isReady={isReady}>{discardAll}</Ask>}
      {person && items.length > 0 && (
        <p>
          Should somebody see it first? <a href="/studio/previews">Send a preview</a>.
        </p>
      )}
      {items.map((item) => (
        <ChangedItem key={item.id} item={item} isBusy={isBusy} onDiscard={() => void discard([item.id])} />
      ))}
      {isDiscarding && (
        <Dialog title="Discard all changes?" onClose={() => setDiscarding(false)}>
          <DialogForm
            submit={items.length === 1 ? 'Discard this change' : `Discard all ${items.length} changes`}
            isDisabled={false}
            onSubmit={() => {
              setDiscarding(false)
              void discard(items.map((item) => item.id))
            }}
            error={undefined}
            cancel={{ title: 'Keep them', onCancel: () => setDiscarding(false) }}
            note="Undo brings everything back."
          >
            <p>
              {new Intl.ListFormat('en').format(items.map(({ title }) => title))} will be as they were
              published last.
            </p>
          </DialogForm>
        </Dialog>
      )}
    </div>
  )
}
