import type { Part } from '../../core/media/shown-part'

interface PicturePartProps {
  src: string
  size: { width: number; height: number }
  part: Part
}

/** A part of a picture, as a frame of the site shows it. */
export function PicturePart({ src, size, part }: PicturePartProps) {
  const box = [part.x * size.width, part.y * size.height, part.width * size.width, part.height * size.height]
  return (
    <svg viewBox={box.map((value) => value.toFixed(1)).join(' ')} aria-hidden="true">
      <image href={src} width={size.width} height={size.height} preserveAspectRatio="none" />
    </svg>
  )
}
