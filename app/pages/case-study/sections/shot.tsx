import type { CSSProperties } from 'react'
import { Picture, type PictureData } from '~/components/picture/picture'
import styles from './shot.module.css'

interface ShotProps {
  picture: PictureData
  sizes: string
  onOpen(): void
  style?: CSSProperties
}

/** A picture of a gallery; a click opens it large (CASE-8). Square-cornered: client work stays as it is. */
export function Shot({ picture, sizes, onOpen, style }: ShotProps) {
  return (
    <button type="button" className={styles.shot} style={style} aria-haspopup="dialog" onClick={onOpen}>
      <Picture picture={picture} sizes={sizes} />
    </button>
  )
}
