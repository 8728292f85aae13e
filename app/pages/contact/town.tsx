import { Fragment } from 'react'
import styles from './town.module.css'

/** The drawing's own size; it is cropped to fit and never stretched. */
const WIDTH = 2400
const HEIGHT = 720
/** Blocks of houses are turned a little, as the grid of the town is. */
const TURN = -9

/** Five tea stalls near the studio: their positions from the middle, before the rotation. */
const TEA_STALLS: readonly (readonly [x: number, y: number])[] = [
  [-215, -150],
  [176, -96],
  [-160, 236],
  [440, 222],
  [-640, 190],
]

type BlockColour = 'husk' | 'saffron' | 'madder'

/** Park–Miller numbers from a fixed seed: the same town on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** The blocks between the streets, as one path per colour; the centre is 0, 0. */
function drawBlocks(): Record<BlockColour, string> {
  const random = seededRandom(21)
  const paths: Record<BlockColour, string> = { husk: '', saffron: '', madder: '' }
  const [left, top, street] = [-1340, -580, 13]
  for (let x = left; x < -left; ) {
    const width = 88 + Math.floor(random() * 5) * 44
    // Around the eye, and below the names near it, every block is plain.
    const isMiddle = Math.abs(x) < 260
    for (let y = top; y < -top; ) {
      const height = 64 + Math.floor(random() * 4) * 42
      const chance = random()
      const colour = isMiddle ? 'husk' : chance > 0.955 ? 'saffron' : chance > 0.91 ? 'madder' : 'husk'
      paths[colour] += `M${x} ${y}h${width - street}v${height - street}h${street - width}z`
      y += height
    }
    x += width
  }
  return paths
}

const town = Object.entries(drawBlocks()) as [BlockColour, string][]
/** The railway, with curves that trains can take. */
const RAILWAY = 'M-600-380C-500-220 -420-90 -405 30S-430 250 -470 380'
const rhombus = (rx: number, ry: number) => `M${-rx} 0L0 ${-ry}L${rx} 0L0 ${ry}z`

/** The quarter around the studio, invented: avenues, a railway, a park, a tank with its own eye. Decorative. */
export function Streets() {
  return (
    <svg
      className={`${styles.drawing} ${styles.streets}`}
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`rotate(${TURN})`}>
        {town.map(([colour, path]) => (
          <path key={colour} d={path} fill={colour === 'husk' ? 'var(--block)' : `var(--${colour})`} />
        ))}
        <path d="M-1400 72h2800v52h-2800zM-330-700h48v1400h-48zM520-700h42v1400h-42z" fill="var(--paper)" />
        <path d="M-1400 98H158M346 98H1400" className={styles.lane} />
        <path d="M640 170h170v160h-170zM670 140h110v220h-110z" fill="var(--indigo)" />
        <g transform="translate(-790 -70)">
          <path d={rhombus(150, 121)} fill="var(--turmeric)" />
          <path d={rhombus(110, 87)} fill="var(--paper)" />
          <path d={rhombus(70, 54)} fill="var(--turmeric)" />
        </g>
        <path d={rhombus(48, 41)} transform="translate(725 250)" fill="var(--saffron)" />
        {TEA_STALLS.map(([x, y]) => (
          <path key={x} d={rhombus(17, 15)} transform={`translate(${x} ${y})`} fill="var(--vermilion)" />
        ))}
      </g>
      <path d={RAILWAY} className={styles.rails} />
      <path d={RAILWAY} className={styles.sleepers} />
    </svg>
  )
}

export interface PlaceNamesProps {
  quarter: string
  studio: string
  lane: string
  street: string
  park: string
  tank: string
  tea: string[]
}

/** The names of places on the woven map, drawn on top of the cloth, whose threads would tear the letters. Decorative. */
export function PlaceNames({ quarter, studio, lane, street, park, tank, tea }: PlaceNamesProps) {
  return (
    <svg
      className={`${styles.drawing} ${styles.names}`}
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`rotate(${TURN})`}>
        <text x={12} y={-284} className={`${styles.middle} ${styles.large}`}>
          {quarter}
        </text>{' '}
        <text x={176} y={108}>
          {lane}
        </text>{' '}
        <text transform="translate(-296 284) rotate(-90)">{street}</text>{' '}
        <text x={-790} y={-212} className={styles.middle}>
          {park}
        </text>{' '}
        <text x={725} y={402} className={styles.middle}>
          {tank}
        </text>{' '}
        {TEA_STALLS.map(([x, y], index) => (
          <Fragment key={x}>
            <text x={x + 22} y={y + 9} className={styles.small}>
              {tea[index]}
            </text>{' '}
          </Fragment>
        ))}
      </g>
      <text y={-178} className={`${styles.middle} ${styles.studio}`}>
        {studio}
      </text>
    </svg>
  )
}
