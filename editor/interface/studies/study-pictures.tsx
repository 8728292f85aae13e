import { useEffect, useState } from 'react'
import { messageOf } from '../parts/attempt'
import { IconButton } from '../parts/button'
import { picturesTaken, tidied } from '../pictures/send-picture'
import styles from './new-study.module.css'

/** A picture that is still on the machine it comes from, as it can be shown, or why it cannot. */
interface Look {
  address?: string
  refusal?: string
}

const isHeic = ({ name }: File) => /\.hei[cf]$/i.test(name)

/** Asks the editor for a HEIC small: most browsers cannot show one. */
async function smallLook(file: File, signal: AbortSignal): Promise<Blob> {
  const query = new URLSearchParams({ file: file.name })
  const response = await fetch(`/edit/api/pictures/look?${query}`, { method: 'POST', body: file, signal })
  if (response.ok) return response.blob()
  throw new Error((await response.json()).message)
}

/** Shows a picture before it is sent. */
function useLook(file: File): Look {
  const [look, setLook] = useState<Look>({})
  useEffect(() => {
    const going = new AbortController()
    let address: string | undefined
    const show = (picture: Blob) => {
      if (going.signal.aborted) return
      address = URL.createObjectURL(picture)
      setLook({ address })
    }
    if (isHeic(file))
      smallLook(file, going.signal).then(show, (error) => {
        if (!going.signal.aborted) setLook({ refusal: messageOf(error) })
      })
    else show(file)
    return () => {
      going.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [file])
  return look
}

/** A picture that is still on the machine it comes from. */
export interface NewPictureOfStudy {
  file: File
  name: string
  alt: string
}

interface StudyPictureProps {
  picture: NewPictureOfStudy
  onWords: (words: string) => void
  onRemove: () => void
}

/** A picture of a new case study, with what is to be seen on it. */
function StudyPicture({ picture, onWords, onRemove }: StudyPictureProps) {
  const { address, refusal } = useLook(picture.file)
  return (
    <li>
      <span className={styles.look}>{address && <img src={address} alt="" />}</span>
      <label className={styles.field}>
        <span>What is to be seen on {picture.name}</span>
        <textarea rows={1} required value={picture.alt} onChange={({ target }) => onWords(target.value)} />
        {refusal && <em>{refusal}</em>}
      </label>
      <IconButton icon="remove" name={`Remove: ${picture.name}`} onClick={onRemove} />
    </li>
  )
}

interface StudyPicturesProps {
  pictures: readonly NewPictureOfStudy[]
  onChange: (pictures: NewPictureOfStudy[]) => void
}

/** The pictures of a new case study, dropped or chosen, each with what is to be seen. */
export function StudyPictures({ pictures, onChange }: StudyPicturesProps) {
  const [isOver, setOver] = useState(false)

  function add(files: FileList | null) {
    const names = new Set(pictures.map(({ name }) => name))
    const added = [...(files ?? [])].map((file) => {
      let name = tidied(file.name)
      while (names.has(name)) name += '-2'
      names.add(name)
      return { file, name, alt: '' }
    })
    onChange([...pictures, ...added])
  }

  return (
    <fieldset
      className={styles.pictures}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        add(event.dataTransfer.files)
      }}
    >
      <legend>Pictures</legend>
      <label>
        Drop them here, or choose them. The first is on the card.
        <input type="file" multiple accept={picturesTaken} onChange={({ target }) => add(target.files)} />
      </label>
      <ul>
        {pictures.map((picture, place) => (
          <StudyPicture
            key={picture.name}
            picture={picture}
            onWords={(alt) => onChange(pictures.with(place, { ...picture, alt }))}
            onRemove={() => onChange(pictures.toSpliced(place, 1))}
          />
        ))}
      </ul>
    </fieldset>
  )
}
