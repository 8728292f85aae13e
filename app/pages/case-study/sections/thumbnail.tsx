import { Picture, type PictureData } from '~/components/picture/picture'
import styles from './thumbnail.module.css'

interface ThumbnailProps {
  picture: PictureData
  sizes: string
  onOpen(): void
}

/** A picture of a gallery; a click opens it large (CASE-8). Its corners are square, because client work is shown as it is. */
export function Thumbnail({ picture, sizes, onOpen }: ThumbnailProps) {
  return (
    <button type="button" className={styles.thumbnail} aria-haspopup="dialog" onClick={onOpen}>
      <Picture picture={picture} sizes={sizes} />
    </button>
  )
}
