import { useEditing } from '../editing/context'
import styles from './thumbnail.module.css'

interface ThumbnailProps {
  name: string
  isSmall?: boolean
}

/** A picture, small. Its name stands beside it. */
export function Thumbnail({ name, isSmall }: ThumbnailProps) {
  const { pictures } = useEditing()
  const src = pictures.find((one) => one.name === name)?.src
  return (
    <span className={styles.thumbnail} data-small={isSmall ? '' : undefined}>
      {src && <img src={src} alt="" loading="lazy" />}
    </span>
  )
}
