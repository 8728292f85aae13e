import type { ImgHTMLAttributes } from 'react'

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
 * Every `<img>` of the site. It is decoded with the frame that shows it: with `async`, Chromium 156 on two cores stopped painting
 * for good while a page was scrolled quickly, in about one of twenty visits.
 */
export function Image({ file: { src, width, height }, alt, ...rest }: ImageProps) {
  return <img {...rest} src={src} alt={alt} width={width} height={height} decoding="sync" />
}
