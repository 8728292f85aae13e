import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import styles from './file-input.module.css'
import { ErrorMessage } from './messages'

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/** A file that is dropped on nothing that takes it must not make the browser leave the editor and show the file. */
export function ignoreStrayDrops(): void {
  const ignore = (event: globalThis.DragEvent) => {
    const isTaken = event.defaultPrevented || event.target instanceof HTMLInputElement
    if (isTaken || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', ignore)
  window.addEventListener('drop', ignore)
}

/** Takes files that are dropped on an element, which has a button or field for the same beside it. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver ? '' : undefined,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false)
      if (!event.dataTransfer.files.length) return
      event.preventDefault()
      // Not for what is around it: a list takes what is dropped as an entry to move.
      event.stopPropagation()
      onFiles([...event.dataTransfer.files])
    },
  }
}

/** Takes files that are dropped or pasted anywhere in the window. */
function useFilesOfWindow(isOn: boolean, onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    if (!isOn) return
    const end = new AbortController()
    const hear = (event: globalThis.DragEvent | ClipboardEvent) => {
      const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
      if (!hasFiles(data)) return
      event.preventDefault()
      if (event.type !== 'dragover') take([...(data?.files ?? [])])
    }
    for (const type of ['dragover', 'drop', 'paste'] as const)
      document.addEventListener(type, hear, { signal: end.signal })
    return () => end.abort()
  }, [isOn])
}

interface FileInputProps {
  label: ReactNode
  note: string
  /** What may be chosen, as the field for files wants it. */
  accept: string
  /** Whether files that are dropped or pasted elsewhere in the window are meant too. */
  isForWindow?: boolean
  /** The name of the file that is being read. */
  reading?: string | undefined
  /** How far the file is that is being prepared, 0 to 1. */
  share?: number | undefined
  error: string | undefined
  onFile: (file: File) => void
}

/** A field for a file, which may also be dropped on it. Says how far the file is, and why it was not taken. */
export function FileInput(props: FileInputProps) {
  const { label, note, accept, isForWindow = false, reading, share, error, onFile } = props
  const id = useId()
  const take = ([file]: readonly File[]) => file && share === undefined && onFile(file)
  useFilesOfWindow(isForWindow, take)
  return (
    <div {...useDrop(take)} className={styles.drop}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-note`}
        aria-disabled={share !== undefined}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          // The same file again, repaired, is a change too.
          if (isForWindow) target.value = ''
        }}
      />
      <small id={`${id}-note`}>{note}</small>
      <p role="status">{reading && `${reading} is being read …`}</p>
      {share !== undefined && (
        <label>
          Preparing its sizes; this takes some seconds.
          <progress value={share} max={1} />
        </label>
      )}
      <ErrorMessage>{error}</ErrorMessage>
    </div>
  )
}
