import { useState } from 'react'
import { IconButton } from '../parts/icon-button'
import { tidied } from '../pictures/send-picture'
import styles from './new-study.module.css'

/** A picture that is still on the machine it comes from. */
export interface NewPictureOfStudy {
  file: File
  name: string
  alt: string
  address: string
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
      return { file, name, alt: '', address: URL.createObjectURL(file) }
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
        <input
          type="file"
          multiple
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onChange={({ target }) => add(target.files)}
        />
      </label>
      <ul>
        {pictures.map((picture, place) => (
          <li key={picture.name}>
            <img src={picture.address} alt="" />
            <label className={styles.field}>
              <span>What is to be seen on {picture.name}</span>
              <textarea
                rows={1}
                required
                value={picture.alt}
                onChange={({ target }) => onChange(pictures.with(place, { ...picture, alt: target.value }))}
              />
            </label>
            <IconButton
              icon="remove"
              name={`Remove: ${picture.name}`}
              onClick={() => onChange(pictures.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
