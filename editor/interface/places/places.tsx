import { type ReactNode, useId, useState } from 'react'
import type { Place } from '../../core/site/places'
import { Button } from '../parts/button'
import styles from './places.module.css'

const groups = ['Pages', 'Services', 'Case studies', 'On several pages'] as const

interface PlacesProps {
  places: readonly Place[]
  /** The file whose form is seen. */
  open: string | undefined
  drafts: readonly string[]
  onOpen: (place: Place) => void
  onNewStudy: () => void
  onFindWords: (search: string) => void
  /** Below the list. */
  children: ReactNode
}

const matches = (search: string) => {
  const wanted = search.trim().toLowerCase()
  return ({ title, file }: Place) => `${title} ${file}`.toLowerCase().includes(wanted)
}

/** Everything that can be edited, by name. */
export function Places({ places, open, drafts, onOpen, onNewStudy, onFindWords, children }: PlacesProps) {
  const [search, setSearch] = useState('')
  const id = useId()
  const found = places.filter(matches(search))
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
                    <li key={place.file}>
                      <button
                        type="button"
                        aria-current={place.file === open ? 'page' : undefined}
                        onClick={() => onOpen(place)}
                      >
                        <span>{place.title}</span>
                        {drafts.includes(place.file) && <em>unfinished</em>}
                      </button>
                    </li>
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
