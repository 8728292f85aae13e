import type { CSSProperties, ImgHTMLAttributes } from 'react'
import { phone } from '~/breakpoints'
import { classNames } from '~/class-names'
import styles from './picture.module.css'

/** An image of one file: woven pictures, portraits, logos. */
interface ImageFile {
  src: string
  width: number
  height: number
}

interface ImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, keyof ImageFile | 'decoding'> {
  file: ImageFile
  /** Empty for decoration. */
  alt: string
}

/**
 * Every `<img>` of the site. Decoded synchronously: with `async`, Chromium 156 on two cores stopped painting for good when a page
 * was scrolled quickly, in about one of twenty visits.
 */
export function Image({ file: { src, width, height }, alt, ...rest }: ImageProps) {
  return <img decoding="sync" {...rest} src={src} alt={alt} width={width} height={height} />
}

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
  /** The part that stays visible if its frame crops it, as `object-position`. Default: the style sheet's. */
  focus?: string
}

/** A picture of a gallery, with an optional caption. */
export interface CaptionedPicture extends PictureData {
  caption?: string
}

/** Widest file for a phone (px), for a pixel ratio of 2: a third device pixel is invisible and doubles the bytes. */
const PHONE_WIDEST = 800

/** The files of a picture for `srcset`. */
export const sources = ({ base, widths }: Pick<PictureData, 'base' | 'widths'>) =>
  widths.map((width) => `${base}.${width}.avif ${width}w`).join(', ')

/** Those that a phone may choose. */
export const phoneSources = ({ base, widths }: PictureData) =>
  sources({ base, widths: widths.filter((width) => width <= PHONE_WIDEST) })

export const ratio = ({ width, height }: { width: number; height: number }) => width / height

/** A picture's share of a row of equally high pictures, in per cent. */
export const rowShare = (picture: PictureData, row: PictureData[]) =>
  Math.round((100 * ratio(picture)) / row.reduce((sum, one) => sum + ratio(one), 0))

/** A frame in windows that match a media condition ('' for all others): its width in vw, and its width divided by its height. */
type Frame = readonly [media: string, width: number, shape: number]

/**
 * `sizes` of a picture that covers its frame: a wider one fills the frame's height, and its sides are cropped. Browsers that know
 * `auto` measure the frame, not the picture, and would choose too small a file.
 */
export const coverSizes = (picture: PictureData, ...frames: Frame[]) =>
  frames
    .map(([media, width, shape]) => `${media} ${Math.round(width * Math.max(1, ratio(picture) / shape))}vw`)
    .join(', ')

interface PictureProps {
  picture: PictureData
  /**
   * Its approximate width. With `auto` first, Chromium measures a picture that is not `priority` and not cropped at its sides;
   * other browsers read the rest.
   */
  sizes: string
  /** True for a picture on the first screen: it loads at once, the others when they come near. */
  priority?: boolean | undefined
  /** `cover` fills its box, `natural` keeps its own shape. */
  fit?: 'cover' | 'natural'
  className?: string | undefined
  style?: CSSProperties
}

/** A picture in the right size and format, with a gradient of its colours until it is loaded. */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority = false, fit = 'natural', className, style } = props
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
