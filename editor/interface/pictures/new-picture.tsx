import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import { useEditing } from '../editing/context'
import { useEvents } from '../server/use-events'
import styles from './library.module.css'
import { sendPicture, tidied } from './send-picture'

interface NewPictureProps {
  owner: string
  onDone: (name: string) => void
}

/** Takes a picture that is dropped, chosen or pasted, and shows how far it is. */
export function NewPicture({ owner, onDone }: NewPictureProps) {
  const { pictures, announce } = useEditing()
  const [isOver, setOver] = useState(false)
  const [share, setShare] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const id = useId()
  useEvents((event) => event.type === 'progress' && setShare(event.share))

  /** A name that no picture has yet: a new picture takes no other one’s place unasked. */
  function freeName(fileName: string): string {
    const wanted = `${owner}/${tidied(fileName)}`
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? wanted : `${wanted}-${count}`
      if (!pictures.some((one) => one.name === name)) return name
    }
  }

  async function take(files: FileList | null | undefined) {
    const [file] = files ?? []
    if (!file || share !== undefined) return
    setRefusal(undefined)
    setShare(0)
    announce(`${file.name} is being prepared.`)
    try {
      const name = freeName(file.name)
      await sendPicture(file, name, AbortSignal.timeout(300_000))
      announce(`${name} is ready.`)
      onDone(name)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setShare(undefined)
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are ways beside the field for the file
    <div
      className={styles.drop}
      data-over={isOver ? '' : undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        void take(event.dataTransfer.files)
      }}
      onPaste={(event: ClipboardEvent) => void take(event.clipboardData.files)}
    >
      <label htmlFor={id}>
        <b>A new picture:</b> drop it here, paste it, or choose a file.
      </label>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        disabled={share !== undefined}
        onChange={({ target }) => void take(target.files)}
      />
      <small>JPEG, PNG or WebP, 1600 px or more on the longer side.</small>
      {share !== undefined && (
        <label>
          Preparing its sizes; this takes some seconds.
          <progress value={share} max={1} />
        </label>
      )}
      {refusal && (
        <p className={styles.refused} role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}
