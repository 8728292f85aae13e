import { useEditing } from '../editing/context'
import styles from './thumbnail.module.css'

interface ThumbnailProps {
  name: string
  isSmall?: boolean
  /** `cut` fills its box, `whole` shows all of it, `logo` on the colour of the wall. */
  fit?: 'cut' | 'whole' | 'logo'
}

/** A picture, a logo or a woven portrait, small. Its name stands beside it. */
export function Thumbnail({ name, isSmall, fit = 'cut' }: ThumbnailProps) {
  const { pictures, drawings } = useEditing()
  const src = pictures.find((one) => one.name === name)?.src ?? drawings[name]
  return (
    <span className={styles.thumbnail} data-small={isSmall ? '' : undefined} data-fit={fit}>
      {src && <img src={src} alt="" loading="lazy" />}
    </span>
  )
}
