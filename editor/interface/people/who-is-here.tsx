import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Here } from '../../server/events'
import { useEditor } from '../editing/context'
import { namesInWords, useOthers } from './others'
import styles from './who-is-here.module.css'

const views: Record<Exclude<Here['view'], 'page'>, string> = {
  samples: 'Samples',
  publish: 'Publish',
  versions: 'Versions',
  words: 'Find and replace words',
}

/** People whose letters are shown; the others are a number. */
const MOST = 3

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0])
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase()

/** One window for each person and place: two windows at one page are one line. */
const distinct = (all: readonly Here[], by: (one: Here) => string) => [
  ...new Map(all.map((one) => [by(one), one])).values(),
]

/** The first letters of people’s names, for those who see them; the words beside it say who it is. */
export const Faces = ({ people }: { people: readonly Here[] }) => {
  const each = distinct(people, ({ email }) => email)
  return (
    <span className={styles.faces} aria-hidden="true">
      {each.slice(0, MOST).map(({ email, name }) => (
        <b key={email}>{initials(name)}</b>
      ))}
      {each.length > MOST && <b>+{each.length - MOST}</b>}
    </span>
  )
}

/** Says when somebody comes to the page that is open here. */
function useArrivals(all: readonly Here[], file: string): void {
  const { announce, titleOfFile } = useEditor()
  const known = useRef<{ file: string; windows: Set<string> }>(undefined)
  const look = useEffectEvent((all: readonly Here[], file: string) => {
    const there = all.filter((one) => one.view === 'page' && one.file === file)
    const windows = new Set(there.map(({ window }) => window))
    const before = known.current?.file === file ? known.current.windows : undefined
    known.current = { file, windows }
    const came = there.filter(({ window }) => before && !before.has(window))
    if (came.length) announce(`${namesInWords(came)} came to ${titleOfFile(file)} too.`)
  })
  useEffect(() => look(all, file), [all, file])
}

/** Who else is in the studio, and at what: their letters in the bar, and a list that opens. */
export function WhoIsHere({ file }: { file: string }) {
  const { site, titleOfFile, openFile } = useEditor()
  const others = useOthers()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useArrivals(others, file)
  if (!others.length) return null
  const people = distinct(others, ({ email }) => email)
  const lines = distinct(others, ({ email, view, file, where }) => `${email} ${view} ${file} ${where}`)
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} title={namesInWords(people)}>
        <Faces people={people} />
        <span className={styles.words}>
          {people.length === 1 ? `${people[0]?.name} is here` : `${people.length} others are here`}
        </span>
      </button>
      <div id={id} ref={list} className={styles.list} popover="auto">
        <h2>Who else is here</h2>
        <ul>
          {lines.map((one) => (
            <li key={one.window}>
              <span>{one.email === site.person?.email ? 'You, in another window' : one.name}</span>
              {one.view === 'page' ? (
                <button
                  type="button"
                  onClick={() => {
                    list.current?.hidePopover()
                    openFile(one.file, one.path.length ? one.path : undefined)
                  }}
                >
                  {[titleOfFile(one.file), one.where].filter(Boolean).join(' › ')}
                </button>
              ) : (
                <span>{views[one.view]}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
