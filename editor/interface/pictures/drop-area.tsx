import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { Refusal } from '../parts/attempt'
import styles from './library.module.css'

/** A file that is dropped where nothing takes it must not make the browser leave the editor and show the file. */
export function ignoreStrayDrops(): void {
  const ignore = (event: DragEvent) => {
    const isTaken = event.defaultPrevented || event.target instanceof HTMLInputElement
    if (isTaken || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', ignore)
  window.addEventListener('drop', ignore)
}

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/**
 * Takes a file that is dropped anywhere in the window, or pasted, while its part of the editor is open: one that misses the mark must
 * not make the browser leave the editor. Tells whether one is held over the window.
 */
function useGivenFiles(onFiles: (files: FileList) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!event.dataTransfer?.files.length) return
      event.preventDefault()
      take(event.dataTransfer.files)
    }
    const paste = (event: ClipboardEvent) => {
      if (event.clipboardData?.files.length) take(event.clipboardData.files)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])
  return isOver
}

interface DropAreaProps {
  label: ReactNode
  note: string
  /** What may be chosen, as the field for files wants it. */
  accept: string
  /** How far the file is that is being prepared, 0 to 1. */
  share: number | undefined
  refusal: string | undefined
  onFile: (file: File) => void
}

/** Where a file is dropped, pasted or chosen, how far it is, and why it was not taken. */
export function DropArea({ label, note, accept, share, refusal, onFile }: DropAreaProps) {
  const id = useId()
  const take = ([file]: ArrayLike<File> & Iterable<File>) => file && share === undefined && onFile(file)
  const isOver = useGivenFiles(take)
  return (
    <div className={styles.drop} data-over={isOver ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-note`}
        aria-disabled={share !== undefined}
        onChange={({ target }) => {
          take(target.files ?? [])
          // The same file again, repaired, is a change too.
          target.value = ''
        }}
      />
      <small id={`${id}-note`}>{note}</small>
      {share !== undefined && (
        <label>
          Preparing its sizes; this takes some seconds.
          <progress value={share} max={1} />
        </label>
      )}
      <Refusal>{refusal}</Refusal>
    </div>
  )
}
