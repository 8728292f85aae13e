import type { PictureData } from '~/components/picture/picture'
import styles from './opening.module.css'

const sources = ({ base, widths }: PictureData) => widths.map((w) => `${base}.${w}.avif ${w}w`).join(', ')

interface HeroPictureProps {
  wide: PictureData
  narrow: PictureData
  sizes: string
}

/** The hero: another composition for phones, each with its own measures so that nothing moves when it arrives. */
export function HeroPicture({ wide, narrow, sizes }: HeroPictureProps) {
  return (
    <picture className={styles.picture}>
      <source
        media="(width < 700px)"
        type="image/avif"
        srcSet={sources(narrow)}
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
      <img
        src={`${wide.base}.${wide.fallback}.webp`}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
      />
    </picture>
  )
}
