import { useState } from 'react'
import type { LibraryPicture } from '../../core/site/library'
import { sendPicture } from '../pictures/send-picture'
import { picturesTaken } from '../pictures/taken-kinds'
import styles from './samples.module.css'

interface ReplacePictureProps {
  picture: LibraryPicture
  announce: (sentence: string) => void
}

/** A picture that was drawn for the site, and the way to put another in its place. */
export function ReplacePicture({ picture, announce }: ReplacePictureProps) {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function replace(file: File | undefined) {
    if (!file || isSending) return
    setSending(true)
    setRefusal(undefined)
    try {
      await sendPicture(file, picture.name)
      announce(`${picture.name} is yours now. Read its alternative text again.`)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <li>
      <img src={picture.src} alt="" loading="lazy" />
      <b>{picture.name}</b>
      <label className={styles.replace} aria-busy={isSending || undefined}>
        {isSending ? 'Preparing …' : 'Replace …'}
        <input
          type="file"
          aria-label={`Replace ${picture.name}`}
          accept={picturesTaken}
          aria-disabled={isSending}
          onChange={({ target }) => void replace(target.files?.[0])}
        />
      </label>
      {refusal && <p role="alert">{refusal}</p>}
    </li>
  )
}
