import { Picture, type PictureData } from '~/components/picture/picture'
import styles from './process.module.css'

export interface ProcessProps {
  heading: string
  picture: PictureData
  /** What phones show instead. */
  onPhones?: PictureData | undefined
  sizes: string
  caption: string
  /** What was tried and decided. */
  text: string
}

/** One piece from the way to the result (STORY-3): working material, as it lay on the table. */
export function Process({ heading, picture, onPhones, sizes, caption, text }: ProcessProps) {
  return (
    <figure className={styles.process} data-part="process">
      <Picture picture={picture} sizes={sizes} className={onPhones && styles.wide} />
      {onPhones && <Picture picture={onPhones} sizes="95vw" className={styles.onPhones} />}
      <figcaption>
        <h3>{heading}</h3>
        <p>{caption}</p>
        <p>{text}</p>
      </figcaption>
    </figure>
  )
}
