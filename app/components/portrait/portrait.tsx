import type { CSSProperties } from 'react'
import { classNames } from '~/class-names'
import { Image, Picture, type PictureData } from '~/components/picture/picture'
import type { WovenPicture } from '~/woven/edge/edge'
import styles from './portrait.module.css'

/** A photograph and its width, in the syntax of `sizes`. */
interface Photograph extends PictureData {
  sizes: string
}

/** A cloth in place of a portrait: somebody's initials on knots that the letters of the name tie (FREE-11). */
export interface InitialsData {
  initials: string
  /** Size of the letters, in a cloth of 100 × 120. */
  size: number
  /** Names in tokens.css. */
  ground: string
  pattern: string
  letter: string
  /** The knots as one path, in their order down the cloth. */
  knots: string[]
}

/** A woven cut-out, a rectangular photograph, or a cloth with initials. */
export type PortraitData = (WovenPicture & { alt: string }) | Photograph | InitialsData

interface PortraitProps {
  portrait: PortraitData
  /** Styles frame a photograph (`picture`) and a cloth (`span`); a woven portrait (`img`) needs no frame. */
  className: string | undefined
}

/** Where knots are on a cloth of 100 × 120: every other row is moved by half a knot. */
const places = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 6 }, (_, column) => [column * 20 + (row % 2 ? 10 : 0), row * 20] as const),
).flat()

/** A cloth with initials. Decoration: the name is beside it. */
function InitialsCloth({ cloth, className }: { cloth: InitialsData; className: string | undefined }) {
  const { initials, size, ground, pattern, letter, knots } = cloth
  const colours = {
    '--cloth': `var(--${ground})`,
    '--knot': `var(--${pattern})`,
    '--letter': `var(--${letter})`,
  }
  return (
    <span
      className={classNames(className, styles.initials)}
      style={colours as CSSProperties}
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {places.map(([x, y], index) => (
          <path
            key={`${x} ${y}`}
            d={knots[index % knots.length]}
            transform={`translate(${x} ${y}) scale(7.4)`}
          />
        ))}
        <text x="50" y={60 + size * 0.33} fontSize={size}>
          {initials}
        </text>
      </svg>
    </span>
  )
}

/** A portrait, or a cloth with initials (FREE-3, FREE-11). */
export function Portrait({ portrait, className }: PortraitProps) {
  if ('base' in portrait)
    return <Picture picture={portrait} sizes={portrait.sizes} fit="cover" className={className} />
  if ('initials' in portrait) return <InitialsCloth cloth={portrait} className={className} />
  return <Image file={portrait} alt={portrait.alt} className={className} loading="lazy" />
}
