import type { CSSProperties } from 'react'
import { phone } from '~/breakpoints'
import { classNames } from '~/class-names'
import { Image } from './image'
import styles from './picture.module.css'
import { phoneSources, sources } from './sources'

/** What a picture needs to be shown; one without alternative text, width and height does not compile. */
export interface PictureData {
  alt: string
  width: number
  height: number
  base: string
  widths: number[]
  fallback: number
  /** Its mean colours from top to bottom, as stops of a gradient. */
  colours: string
  /** What of it is kept where its box cuts it, as `object-position`; what the style sheet keeps where nothing is said. */
  focus?: string
}

/** A picture of a gallery, with what the piece is, where that is said. */
export interface CaptionedPicture extends PictureData {
  caption?: string
}

interface PictureProps {
  picture: PictureData
  /** How wide it is shown, in the syntax of `sizes`. */
  sizes: string
  /** True for the picture a visitor sees first: it loads at once, the rest when they come near. */
  priority?: boolean
  /** `cover` fills its box, `natural` keeps its own shape. */
  fit?: 'cover' | 'natural'
  className?: string | undefined
  style?: CSSProperties
}

/** A picture in the right size and format, its place kept by a gradient of its own colours until it is loaded. */
export function Picture({
  picture,
  sizes,
  priority = false,
  fit = 'natural',
  className,
  style,
}: PictureProps) {
  const { alt, width, height, base, fallback, colours, focus } = picture
  return (
    <picture
      className={classNames(styles.picture, className)}
      data-fit={fit}
      style={{ ...style, '--placeholder': colours } as CSSProperties}
    >
      <source media={phone} type="image/avif" srcSet={phoneSources(picture)} sizes={sizes} />
      <source type="image/avif" srcSet={sources(picture)} sizes={sizes} />
      <Image
        file={{ src: `${base}.${fallback}.webp`, width, height }}
        alt={alt}
        style={{ objectPosition: focus }}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  )
}
