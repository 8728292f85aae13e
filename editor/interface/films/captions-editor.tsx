import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mistakesOfCaptions, readCaptions } from '../../core/captions/captions'
import { Button } from '../parts/button'
import { Icon } from '../parts/icon'
import { CaptionRow } from './caption-row'
import { cuesOf, type Row, rowAfter, rowsOf } from './caption-rows'
import { DropFile } from './drop-file'
import styles from './films.module.css'

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
  const [refusal, setRefusal] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const wrong = mistakesOfCaptions(cuesOf(rows), duration)

  async function take(file: File | undefined) {
    if (!file) return
    try {
      onRows(rowsOf(readCaptions(await file.text())))
      setRefusal(undefined)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }
  }

  // Who tried to save is led to the first mistake.
  useEffect(() => {
    if (isTried) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isTried])

  return (
    <div className={styles.captions}>
      <DropFile
        label="Captions from a file: drop it here, or choose it. It takes the place of those below."
        accept=".vtt,.srt,text/vtt"
        note="WebVTT (.vtt) or SubRip (.srt)."
        reading={undefined}
        refusal={refusal}
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
