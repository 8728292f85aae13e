import { useState } from 'react'
import { tidied } from '../pictures/send-picture'
import { picturesTaken } from '../pictures/taken-kinds'
import styles from './new-study.module.css'
import { type NewPictureOfStudy, StudyPicture } from './study-picture'

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
