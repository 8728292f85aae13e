import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Place } from '../../core/site/places'
import type { Here } from '../../server/events'
import { useEditor } from '../editing/context'
import { Button } from '../parts/button'
import { namesInWords, useOthers } from '../people/others'
import { Faces } from '../people/who-is-here'
import styles from './places.module.css'

const groups = ['Pages', 'Services', 'Case studies', 'Parts of pages', 'To play with'] as const

interface PlacesProps {
  /** The file whose form is seen. */
  open: string | undefined
  onNewStudy: () => void
  onFindWords: (search: string) => void
  /** Below the list. */
  children: ReactNode
}

interface PlaceEntryProps {
  place: Place
  isOpen: boolean
  /** Who else is there. */
  others: readonly Here[]
}

function PlaceEntry({ place, isOpen, others }: PlaceEntryProps) {
  const { site, openFile } = useEditor()
  const button = useRef<HTMLButtonElement>(null)
  // It may be opened from elsewhere, or be new.
  useEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li>
      <button
        ref={button}
        type="button"
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => openFile(place.file)}
      >
        <span>{place.title}</span>
        {site.drafts.includes(place.file) && <em>unfinished</em>}
        {others.length > 0 && (
          <>
            <span className={styles.hidden}>, with {namesInWords(others)}</span>
            <Faces people={others} />
          </>
        )}
      </button>
    </li>
  )
}

/** Everything that can be edited, by name. */
export function Places({ open, onNewStudy, onFindWords, children }: PlacesProps) {
  const { site } = useEditor()
  const others = useOthers()
  const [search, setSearch] = useState('')
  const id = useId()
  const wanted = search.trim().toLowerCase()
  const found = site.places.filter(({ title }) => title.toLowerCase().includes(wanted))
  return (
    <nav className={styles.places} aria-label="Pages and files">
      <label className={styles.search}>
        <span className={styles.hidden}>Search pages and files</span>
        <input
          type="search"
          value={search}
          placeholder="Search"
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <Button look="link" className={styles.find} onClick={() => onFindWords(search)}>
        {search.trim() ? `Find “${search.trim()}” in all words …` : 'Find and replace words …'}
      </Button>
      <div className={styles.lists}>
        {groups.map((group, index) => {
          const own = found.filter((place) => place.group === group)
          return (
            own.length > 0 && (
              <section key={group} aria-labelledby={`${id}${index}`}>
                <h2 id={`${id}${index}`}>{group}</h2>
                <ul>
                  {own.map((place) => (
                    <PlaceEntry
                      key={place.file}
                      place={place}
                      isOpen={place.file === open}
                      others={others.filter(({ view, file }) => view === 'page' && file === place.file)}
                    />
                  ))}
                </ul>
                {group === 'Case studies' && (
                  <button type="button" className={styles.add} onClick={onNewStudy}>
                    New case study …
                  </button>
                )}
              </section>
            )
          )
        })}
        {!found.length && <p className={styles.none}>Nothing is called “{search}”.</p>}
      </div>
      {children}
    </nav>
  )
}
