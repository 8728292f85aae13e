import { IconButton } from '../parts/icon-button'
import { useLook } from '../pictures/use-look'
import styles from './new-study.module.css'

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
export function StudyPicture({ picture, onWords, onRemove }: StudyPictureProps) {
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
