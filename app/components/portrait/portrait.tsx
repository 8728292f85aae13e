import { Image } from '~/components/picture/image'
import { Picture, type PictureData } from '~/components/picture/picture'
import type { WovenPicture } from '~/woven/edge/edge'

/** Woven for the site, its ground cut away, or a photograph with four corners. */
export type PortraitData = (WovenPicture & { alt: string }) | PictureData

interface PortraitProps {
  portrait: PortraitData
  /** How wide a photograph is shown, in the syntax of `sizes`. */
  sizes: string
  /** A photograph is a `picture` element, which the styles frame; a woven portrait needs no frame. */
  className: string | undefined
}

/** Somebody's portrait (FREE-3). */
export function Portrait({ portrait, sizes, className }: PortraitProps) {
  if ('base' in portrait)
    return <Picture picture={portrait} sizes={sizes} fit="cover" className={className} />
  return <Image file={portrait} alt={portrait.alt} className={className} loading="lazy" />
}
