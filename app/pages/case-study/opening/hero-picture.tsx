import type { CSSProperties } from 'react'
import { phone } from '~/breakpoints'
import { Image } from '~/components/picture/image'
import type { PictureData } from '~/components/picture/picture'
import { phoneSources, sources } from '~/components/picture/sources'
import styles from './opening.module.css'

interface HeroPictureProps {
  wide: PictureData
  narrow: PictureData
  sizes: string
}

/** The hero: another composition for phones, each with its own measures so that nothing moves when it arrives. */
export function HeroPicture({ wide, narrow, sizes }: HeroPictureProps) {
  return (
    <picture
      className={styles.picture}
      style={
        { '--wide': wide.width / wide.height, '--narrow': narrow.width / narrow.height } as CSSProperties
      }
    >
      <source
        media={phone}
        type="image/avif"
        srcSet={phoneSources(narrow)}
        sizes="100vw"
        width={narrow.width}
        height={narrow.height}
      />
      <source
        type="image/avif"
        srcSet={sources(wide)}
        sizes={sizes}
        width={wide.width}
        height={wide.height}
      />
      <Image
        file={{ src: `${wide.base}.${wide.fallback}.webp`, width: wide.width, height: wide.height }}
        alt={wide.alt}
        fetchPriority="high"
      />
    </picture>
  )
}
