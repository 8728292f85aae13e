import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Cue,
  mistakesInCaptions,
  parseSeconds,
  readCaptions,
  timeInWords,
  usualPlace,
  writeCaptions,
} from '../../core/captions/captions'
import type { FilmOnSite } from '../../core/films/film-files'
import { useEditor } from '../editing/context'
import { Button, Icon, IconButton } from '../parts/button'
import { Dialog, DialogForm } from '../parts/dialog'
import { FileInput } from '../parts/file-input'
import { errorMessage, useAttempt } from '../parts/messages'
import { post } from '../server/api'
import styles from './films.module.css'

/** A caption as it is typed: its times may be no times yet. */
export interface Row {
  key: string
  from: string
  to: string
  words: string
  place: string
  /** As it was read: a time that nobody touched keeps its thousandths. */
  cue?: Cue
}

/** Seconds that a new caption is shown. */
const USUAL = 2

const toRows = (cues: readonly Cue[]): Row[] =>
  cues.map((cue) => ({
    key: crypto.randomUUID(),
    from: timeInWords(cue.from),
    to: timeInWords(cue.to),
    words: cue.words,
    place: cue.place,
    cue,
  }))

const exact = (typed: string, read: number | undefined): number =>
  read !== undefined && typed === timeInWords(read) ? read : (parseSeconds(typed) ?? Number.NaN)

export const readRows = (rows: readonly Row[]): Cue[] =>
  rows.map(({ from, to, words, place, cue }) => ({
    from: exact(from, cue?.from),
    to: exact(to, cue?.to),
    words,
    place,
  }))

/** An empty caption after the others. */
function rowAfter(rows: readonly Row[], duration: number): Row {
  const from = readRows(rows).at(-1)?.to || 0
  const to = Math.min(from + USUAL, Math.max(duration, from))
  return {
    key: crypto.randomUUID(),
    from: timeInWords(from),
    to: timeInWords(to),
    words: '',
    place: rows.at(-1)?.place ?? usualPlace,
  }
}

interface CaptionRowProps {
  row: Row
  /** Which one it is, counted from one. */
  number: number
  mistake: string | undefined
  onChange: (part: Partial<Row>) => void
  onRemove: () => void
}

/** One caption: from when to when, and what is said or heard. */
function CaptionRow({ row, number, mistake, onChange, onRemove }: CaptionRowProps) {
  const id = useId()
  const control = {
    'aria-invalid': mistake !== undefined,
    'aria-describedby': mistake ? `${id}-mistake` : undefined,
  }
  return (
    <li className={styles.caption} data-wrong={mistake ? '' : undefined}>
      <input
        aria-label={`Caption ${number} begins at`}
        value={row.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <input
        aria-label={`Caption ${number} ends at`}
        value={row.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <textarea
        {...control}
        aria-label={`Words of caption ${number}`}
        rows={1}
        value={row.words}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <IconButton icon="remove" name={`Remove caption ${number}`} onClick={onRemove} />
      {mistake && (
        <p id={`${id}-mistake`} className={styles.refused}>
          {mistake}
        </p>
      )}
    </li>
  )
}

interface CaptionsEditorProps {
  rows: readonly Row[]
  onRows: (rows: readonly Row[]) => void
  /** Seconds of the film. */
  duration: number
  /** Whether somebody tried to save: only then empty captions are called wrong. */
  isTried: boolean
}

/** Captions, typed line by line or taken from a file. */
export function CaptionsEditor({ rows, onRows, duration, isTried }: CaptionsEditorProps) {
  const { attempt, error } = useAttempt()
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const wrong = mistakesInCaptions(readRows(rows), duration)

  const take = (file: File) => attempt(async () => onRows(toRows(readCaptions(await file.text()))))

  // Who tried to save is led to the first mistake.
  useEffect(() => {
    if (isTried) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isTried])

  return (
    <div className={styles.captions}>
      <FileInput
        label="Captions from a file: drop it here, or choose it. It takes the place of those below."
        accept=".vtt,.srt,text/vtt"
        note="WebVTT (.vtt) or SubRip (.srt)."
        error={error}
        onFile={(file) => void take(file)}
      />
      <ol ref={list}>
        {rows.length > 0 && (
          <li className={`${styles.caption} ${styles.columns}`} aria-hidden="true">
            <span>From</span>
            <span>To (min:s)</span>
            <span>What is said or heard</span>
          </li>
        )}
        {rows.map((row, index) => (
          <CaptionRow
            key={row.key}
            row={row}
            number={index + 1}
            mistake={isTried || row.words ? wrong.get(index) : undefined}
            onChange={(part) => onRows(rows.with(index, { ...row, ...part }))}
            onRemove={() => {
              add.current?.focus()
              onRows(rows.toSpliced(index, 1))
            }}
          />
        ))}
      </ol>
      <Button
        ref={add}
        onClick={() => {
          // At once: whoever goes on typing would lose the first letters.
          flushSync(() => onRows([...rows, rowAfter(rows, duration)]))
          list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus()
        }}
      >
        <Icon name="add" />
        Add a caption
      </Button>
    </div>
  )
}

/** The captions of a film that stays. With none left, it has no captions. */
export function CaptionsDialog({ film, onClose }: { film: FilmOnSite; onClose: () => void }) {
  const { announce } = useEditor()
  const [rows, setRows] = useState<readonly Row[]>()
  const [isTried, setTried] = useState(false)
  const { attempt, isBusy, error, setError } = useAttempt()

  useEffect(() => {
    const read = async () => (film.captions ? readCaptions(await (await fetch(film.captions)).text()) : [])
    read().then(
      (cues) => setRows(toRows(cues)),
      (cause) => setError(errorMessage(cause)),
    )
  }, [film.captions, setError])

  function save() {
    setTried(true)
    const cues = readRows(rows ?? [])
    if (mistakesInCaptions(cues, film.duration).size) return
    void attempt(async () => {
      await post('/film/captions', { id: film.id, captions: cues.length ? writeCaptions(cues) : null })
      announce('The captions are saved. Undo brings the old ones back.')
      onClose()
    })
  }

  return (
    <Dialog title={`Captions of “${film.title}”`} onClose={onClose}>
      <DialogForm
        submit="Save the captions"
        isDisabled={!rows || isBusy}
        onSubmit={save}
        error={error}
        note={rows?.length === 0 && 'The film has no captions then.'}
      >
        {rows ? (
          <CaptionsEditor rows={rows} onRows={setRows} duration={film.duration} isTried={isTried} />
        ) : (
          !error && <p>Opening …</p>
        )}
      </DialogForm>
    </Dialog>
  )
}
