import { useEffect, useId, useState } from 'react'
import type { FoundWords } from '../../core/site/find-words'
import { useEditor } from '../editing/context'
import { Button } from '../parts/button'
import { ErrorMessage, useAnswer, useAttempt } from '../parts/messages'
import page from '../parts/page.module.css'
import { post } from '../server/api'
import styles from './find-words.module.css'

/** After a key, the search waits for the next one (ms). */
const PAUSE = 250

/** Whether the words tell what is to be seen on a picture, which may carry them as letters. */
const isAboutPicture = ({ path }: FoundWords) =>
  ['alt', 'altText', 'swatch'].includes(String(path.at(-1))) || path.at(-2) === 'pictures'

/** Words with what was searched in them set off. */
function Marked({ words, search }: { words: string; search: string }) {
  const at = Math.max(words.toLowerCase().indexOf(search.trim().toLowerCase()), 0)
  const end = at + search.trim().length
  return (
    <>
      {words.slice(0, at)}
      <mark>{words.slice(at, end)}</mark>
      {words.slice(end)}
    </>
  )
}

const inPlaces = (count: number) => (count === 1 ? 'in one place' : `in ${count} places`)

/** Searches every word of the site, and replaces one, some or all of what is found. */
export function FindWords({ first }: { first: string }) {
  const { site, titleOfFile, openFile } = useEditor()
  const [search, setSearch] = useState(first)
  const [asked, setAsked] = useState(first)
  const [by, setBy] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** What was replaced last, and what Undo calls it. */
  const [done, setDone] = useState<{ sentence: string; label: string }>()
  const { attempt, isBusy, error } = useAttempt()
  const id = useId()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), PAUSE)
    return () => clearTimeout(timer)
  }, [search])
  const says = done && done.label !== site.steps.redo ? done.sentence : ''
  // Other words are found after a replacement, and after its Undo.
  const answer = useAnswer<readonly FoundWords[]>(`/words?${new URLSearchParams({ search: asked })}`, says)
  const found = answer.body ?? []
  const chosen = found.filter((one) => !left.has(one.id))
  const foundInWords = found.length ? `Found ${inPlaces(found.length)}.` : 'Found nowhere.'

  const replace = () =>
    attempt(async () => {
      const ids = chosen.map((one) => one.id)
      const { label } = await post<{ label: string }>('/words', { search: search.trim(), by, ids })
      const sentence = `Replaced ${inPlaces(ids.length)}: “${search.trim()}” is “${by}” now.`
      setDone({ sentence: `${sentence} One Undo takes that back.`, label })
    })

  const choose = (one: string, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before)
      if (isChosen) next.delete(one)
      else next.add(one)
      return next
    })

  return (
    <div className={page.page}>
      <h2>Find and replace</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void replace()
        }}
      >
        <label htmlFor={`${id}-search`}>
          Find
          <input
            id={`${id}-search`}
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value)
              setDone(undefined)
            }}
          />
        </label>
        <label htmlFor={`${id}-by`}>
          Replace with
          <input id={`${id}-by`} value={by} onChange={({ target }) => setBy(target.value)} />
        </label>
        <Button type="submit" look="main" disabled={isBusy || !chosen.length || !by.trim()}>
          Replace {chosen.length}
        </Button>
      </form>
      <p role="status">
        {says && <b>{says} </b>}
        {search.trim() && (found.length || !says) && `${foundInWords} `}
        Words, alternative texts and captions are searched. Letters that are drawn in pictures are not.
      </p>
      <ErrorMessage>{error ?? answer.error}</ErrorMessage>
      {[...new Set(found.map(({ file }) => file))].map((file) => (
        <section key={file}>
          <h3>{titleOfFile(file)}</h3>
          <ul className={styles.found}>
            {found
              .filter((one) => one.file === file)
              .map((one) => (
                <li key={one.id}>
                  <input
                    id={`${id} ${one.id}`}
                    type="checkbox"
                    checked={!left.has(one.id)}
                    onChange={({ target }) => choose(one.id, target.checked)}
                  />
                  <label htmlFor={`${id} ${one.id}`}>
                    <span>
                      {one.where}
                      {isAboutPicture(one) && '. The picture may show these letters too: look at it.'}
                    </span>
                    <Marked words={one.words} search={search} />
                  </label>
                  <Button
                    look="link"
                    aria-label={`Open ${one.where}`}
                    onClick={() => openFile(one.file, one.path)}
                  >
                    Open
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
