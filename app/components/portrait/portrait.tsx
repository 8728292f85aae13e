import { Image, Picture, type PictureData } from '~/components/picture/picture'
import type { WovenPicture } from '~/woven/edge/edge'

/** A photograph and its width, in the syntax of `sizes`. */
interface Photograph extends PictureData {
  sizes: string
}

/** A woven cut-out, or a rectangular photograph. */
export type PortraitData = (WovenPicture & { alt: string }) | Photograph

interface PortraitProps {
  portrait: PortraitData
  /** A photograph is a `picture` element, which the styles frame; a woven portrait needs no frame. */
  className: string | undefined
}

/** Somebody's portrait (FREE-3). */
export function Portrait({ portrait, className }: PortraitProps) {
  if ('base' in portrait)
    return <Picture picture={portrait} sizes={portrait.sizes} fit="cover" className={className} />
  return <Image file={portrait} alt={portrait.alt} className={className} loading="lazy" />
}
