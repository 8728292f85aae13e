import { useRef } from 'react'
import { Image } from '~/components/picture/image'
import { ServiceHero } from '~/components/service-hero/service-hero'
import type { WovenPicture } from '~/woven/edge/edge'
import { Eye } from '~/woven/eye/eye'
import { useGaze } from '~/woven/eye/use-gaze'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './street.module.css'

/** Where an eye lies on the picture: its centre and its half width and half height, all in pixels of the picture. */
interface Seat {
  x: number
  y: number
  rx: number
  ry: number
  iris: 'saffron' | 'vermilion'
  /** Share of the eye that its lid covers. */
  lid?: number
}

/** The picture's own eyes; the live ones lie exactly over them. */
const seats: Seat[] = [
  { x: 152.5, y: 256, rx: 94.3, ry: 73.8, iris: 'saffron' },
  { x: 357.5, y: 256, rx: 94.3, ry: 73.8, iris: 'saffron' },
  { x: 578, y: 202, rx: 68.1, ry: 53.3, iris: 'vermilion' },
  { x: 776, y: 296, rx: 73.6, ry: 57.6, iris: 'vermilion' },
  { x: 936, y: 296, rx: 73.6, ry: 57.6, iris: 'vermilion' },
  { x: 1138, y: 189.2, rx: 71.8, ry: 56.2, iris: 'saffron' },
  { x: 1325, y: 281, rx: 59.8, ry: 46.8, iris: 'vermilion', lid: 0.34 },
]

/** Where the pointer rests before anybody moves it, in pixels of the picture. */
const rest = { x: 871, y: 96 }

const towards = ({ x, y }: Seat) => {
  const far = Math.hypot(rest.x - x, rest.y - y)
  return { lookX: (rest.x - x) / far, lookY: (rest.y - y) / far }
}

/** Slightly larger than the woven eye below, which must not show at its edge. */
const COVER = 1.05
/** An eye's own height is this share of its width. */
const EYE_SHAPE = 0.6

/** A street of windows: every eye in them watches the pointer. */
export function Street({ heading, street }: { heading: WovenText; street: WovenPicture & { alt: string } }) {
  const hero = useRef<HTMLElement>(null)
  useGaze(hero)
  const { width, height } = street
  return (
    <ServiceHero
      ref={hero}
      ground="paper"
      letter="indigo"
      halo="vermilion"
      heading={heading}
      className={styles.hero}
    >
      <div className={styles.crop}>
        <div className={styles.street}>
          <Image file={street} alt={street.alt} className={styles.picture} />
          <div className={styles.eyes} aria-hidden="true">
            {seats.map((seat) => (
              <span
                key={seat.x}
                className={styles.seat}
                style={{
                  insetInlineStart: `${((seat.x - seat.rx * COVER) / width) * 100}%`,
                  insetBlockStart: `${((seat.y - seat.rx * COVER * EYE_SHAPE) / height) * 100}%`,
                  inlineSize: `${((2 * seat.rx * COVER) / width) * 100}%`,
                  transform: `scaleY(${(seat.ry / (seat.rx * EYE_SHAPE)).toFixed(3)})`,
                }}
              >
                <Eye {...towards(seat)} rings={false} colours={{ iris: seat.iris }} lid={seat.lid ?? 0} />
              </span>
            ))}
          </div>
          <svg className={styles.cursor} viewBox="0 0 26 34" aria-hidden="true" focusable="false">
            <path d="M0 0h4v2h3v3h3v3h3v3h3v3h3v3h3v3H14v3h3v6h-5v-5H9v-4H6v3H3v3H0z" fill="var(--ink)" />
            <path d="M3 5h2v3h3v3h3v3h3v3h3v1h-6v4h3v4h-1v-5h-3v-4H7v2H4v2H3z" fill="var(--paper)" />
          </svg>
        </div>
      </div>
    </ServiceHero>
  )
}
