import { useState } from 'react'
import type { ChangedItem } from '../../core/publish/changes'
import type { Version } from '../../core/versions/versions'
import { useEditor } from '../editing/context'
import { Button } from '../parts/button'
import { ErrorMessage, useAnswer } from '../parts/messages'
import { ChangesInWords } from '../publish/changes-in-words'
import type { LookedAt } from './look'
import { formatTime } from './times'
import styles from './versions.module.css'

/** Titles that a line names at most. */
const MOST = 4

function titlesInWords(titles: readonly string[]): string {
  const more = titles.length - MOST
  return titles.slice(0, MOST).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const kinds = { new: 'new', changed: '', removed: 'removed' } as const

interface Detail {
  before?: string
  items: ChangedItem[]
  /** Whether the site as it is now can show these words. */
  fits: boolean
}

interface EntryProps {
  version: Version
  /** What is published now: there is nothing to go back to. */
  isNewest: boolean
  onLook: (looked: LookedAt) => void
  onGoBack: () => void
}

/** What one version changed, and what can be done with it. */
function VersionDetail({ version, isNewest, onLook, onGoBack }: EntryProps) {
  const { site } = useEditor()
  const { body, error } = useAnswer<Detail>(`/versions/${version.commit}`)
  if (error) return <ErrorMessage>{error}</ErrorMessage>
  if (!body) return <p role="status">Looking …</p>
  const { before, items, fits } = body
  const firstPage = items
    .map(({ id }) => site.places.find(({ file, isPage }) => isPage && id === `content/${file}`)?.path)
    .find((path) => path !== undefined)
  const findAddress = (side: 'before' | 'after', file: string) =>
    `/edit/api/versions/${side === 'before' ? before : version.commit}/media${file}`
  const mayGoBack = site.person?.role !== 'editor'
  return (
    <>
      {fits ? (
        <p className={styles.actions}>
          <Button onClick={() => onLook({ version, before, path: firstPage ?? '/' })}>Look at it</Button>
          {!isNewest && mayGoBack && <Button onClick={onGoBack}>Go back to this one …</Button>}
          {isNewest && <span>This is the newest.</span>}
          {!isNewest && !mayGoBack && <span>A publisher can go back to it.</span>}
        </p>
      ) : (
        <p className={styles.note}>
          The site itself was changed since then, and these words no longer fit it. An engineer can bring this
          version back.
        </p>
      )}
      {items.map((item) => (
        <section key={item.id}>
          <h4>
            {item.title} {kinds[item.kind] && <em>{kinds[item.kind]}</em>}
          </h4>
          <ChangesInWords changes={item.changes} findAddress={findAddress} />
        </section>
      ))}
    </>
  )
}

/** One line of the list, which opens. */
export function VersionEntry(props: EntryProps) {
  const { by, date, words, titles } = props.version
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <time dateTime={date}>{formatTime(date)}</time>
          <span className={styles.words}>
            <b>{words}</b>
            <span>{[by, titlesInWords(titles)].filter(Boolean).join(' · ')}</span>
          </span>
        </summary>
        {isOpen && (
          <div className={styles.detail}>
            <VersionDetail {...props} />
          </div>
        )}
      </details>
    </li>
  )
}
