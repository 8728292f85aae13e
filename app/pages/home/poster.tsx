import type { CSSProperties } from 'react'
import { mobile, phone } from '~/breakpoints'
import { Image } from '~/components/picture/image'
import type { PictureData } from '~/components/picture/picture'
import { phoneSources, sources } from '~/components/picture/sources'
import styles from './poster.module.css'

interface PosterProps {
  wide: PictureData
  /** Where the showreel waits for a tap. */
  narrow: PictureData
  isHidden: boolean
}

/**
 * What covers the showreel until it plays; the film's description says it in words. It loads at once: on a tall phone its upper part
 * is on the first screen.
 */
export function Poster({ wide, narrow, isHidden }: PosterProps) {
  return (
    <picture
      className={styles.poster}
      data-hidden={isHidden || undefined}
      style={{ '--wide-focus': wide.focus, '--narrow-focus': narrow.focus } as CSSProperties}
    >
      <source media={phone} type="image/avif" srcSet={phoneSources(narrow)} sizes="100vw" />
      <source media={mobile} type="image/avif" srcSet={sources(narrow)} sizes="100vw" />
      <source type="image/avif" srcSet={sources(wide)} sizes="min(95vw, 1760px)" />
      <Image
        file={{ src: `${wide.base}.${wide.fallback}.webp`, width: wide.width, height: wide.height }}
        alt=""
      />
    </picture>
  )
}
