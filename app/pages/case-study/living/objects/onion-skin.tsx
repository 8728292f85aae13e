import { useEffect, useState } from 'react'
import { fillIn } from '~/fill-in'
import words from '~content/living/onion-skin.yaml'
import controls from '../controls.module.css'
import { Frame } from '../frame'
import { Slider } from '../slider'
import styles from './onion-skin.module.css'

/** Ms that a sheet is seen while all are flipped: slow enough to read, quick enough to move. */
const SHEET_TIME = 160
const RADIUS = 170

/** A drawing of the cookie: how much is bitten off (0 to 1), its width by its height, where it looks, and its face. */
interface Drawing {
  bite: number
  width: number
  look: [x: number, y: number]
  eye: number
  brow: number
  mouth: string
  crumb?: [x: number, y: number]
}

const smile = 'M-46 62Q0 92 46 62'
const gape = 'M-30 84Q-30 46 0 46T30 84T0 122T-30 84Z'
const wail = 'M-42 84Q-42 40 0 40T42 84T0 132T-42 84Z'
const flat = 'M-40 78Q0 66 40 78'
const open = 'M-62 58Q0 46 62 58Q58 136 0 136T-62 58Z'
const chew = 'M-40 80Q-20 60 0 80T40 78'
const grin = 'M-66 52Q0 84 66 52Q56 124 0 124T-66 52Z'

const drawings: Drawing[] = [
  { bite: 0, width: 1, look: [0, 0], eye: 28, brow: 0, mouth: smile },
  { bite: 0, width: 1, look: [12, -12], eye: 28, brow: -6, mouth: smile },
  { bite: 0, width: 1.12, look: [13, -13], eye: 30, brow: -12, mouth: flat },
  { bite: 0.35, width: 0.95, look: [13, -13], eye: 36, brow: -24, mouth: flat },
  { bite: 1, width: 0.92, look: [10, -10], eye: 42, brow: -34, mouth: gape },
  { bite: 1, width: 0.88, look: [0, 0], eye: 44, brow: -40, mouth: wail },
  { bite: 1, width: 1.1, look: [0, 0], eye: 42, brow: -30, mouth: wail },
  { bite: 1, width: 1, look: [8, -12], eye: 36, brow: 14, mouth: flat },
  { bite: 1, width: 1, look: [12, -14], eye: 32, brow: -10, mouth: flat, crumb: [176, -150] },
  { bite: 1, width: 0.97, look: [8, -4], eye: 32, brow: -18, mouth: open, crumb: [92, -20] },
  { bite: 1, width: 1.05, look: [0, 8], eye: 28, brow: 4, mouth: chew },
  { bite: 1, width: 1, look: [0, 0], eye: 28, brow: -10, mouth: grin },
]

const rim = (degrees: number, from = RADIUS) => {
  const angle = (degrees * Math.PI) / 180
  return `${Math.round(Math.cos(angle) * from)} ${Math.round(Math.sin(angle) * from)}`
}

/** The outline of the cookie: all but a sixth of its rim, and three scallops, which are deeper the more is bitten off. */
function outline(bite: number): string {
  const deep = RADIUS * (1 - 0.28 * bite)
  const sweep = bite ? 0 : 1
  const arc = bite ? 32 : RADIUS
  const scallops = [rim(-54, deep), rim(-31, deep), rim(-8)].map((to) => `A${arc} ${arc} 0 0 ${sweep} ${to}`)
  return `M${rim(-8)}A${RADIUS} ${RADIUS} 0 1 1 ${rim(-77)}${scallops.join('')}Z`
}

const chips = [
  [-112, -66, 20],
  [-40, -126, 16],
  [-132, 30, 15],
  [-78, 122, 20],
  [28, 142, 16],
  [118, 76, 20],
] as const

/** One sheet: the cookie in colour, or only its lines as they shine through from the sheet below or above. */
function Sheet({ drawing, line }: { drawing: Drawing; line?: string }) {
  const { bite, width, look, eye, brow, mouth, crumb } = drawing
  const [x, y] = look
  const isInColour = line === undefined
  const stroke = line ?? '#4a1f10'
  return (
    <g
      transform={`translate(320 ${450 - RADIUS / width}) scale(${width} ${1 / width})`}
      fill="none"
      stroke={stroke}
      strokeWidth={isInColour ? 7 : 4}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={outline(bite)} fill={isInColour ? '#ce8138' : 'none'} />
      {isInColour && chips.map(([cx, cy, r]) => <circle key={cx} cx={cx} cy={cy} r={r} fill="#4a1f10" />)}
      <path d={mouth} fill={isInColour && mouth.endsWith('Z') ? '#4a1f10' : 'none'} />
      {[-50, 50].map((middle) => (
        <g key={middle}>
          <circle cx={middle} cy="-14" r={eye} fill={isInColour ? '#fffdf7' : 'none'} />
          <circle cx={middle + x} cy={-14 + y} r="12" fill={isInColour ? stroke : 'none'} />
          <path d={`M${middle - 24} ${-62 + brow}q24-12 48 0`} />
        </g>
      ))}
      {crumb && <circle cx={crumb[0]} cy={crumb[1]} r="20" fill={isInColour ? '#ce8138' : 'none'} />}
    </g>
  )
}

/** AV projects: the bite of a film on an animator's light table, with the sheets before and after shining through. */
export function LivingObject() {
  const [at, setAt] = useState(4)
  const [isFlipping, setIsFlipping] = useState(false)
  useEffect(() => {
    if (!isFlipping) return
    const timer = setTimeout(() => {
      if (at === drawings.length - 1) setIsFlipping(false)
      else setAt(at + 1)
    }, SHEET_TIME)
    return () => clearTimeout(timer)
  }, [isFlipping, at])

  const flip = () => {
    setAt(0)
    setIsFlipping(true)
  }
  const turnTo = (number: number) => {
    setIsFlipping(false)
    setAt(number - 1)
  }

  const ticks = drawings.map((_, sheet) => `M600 ${92 + sheet * 32}h${sheet === at ? -44 : -24}`)
  const before = drawings[at - 1]
  const now = drawings[at]
  const after = drawings[at + 1]
  const drawing = (
    <svg viewBox="0 0 640 520" aria-hidden="true">
      <path d="M0 0h640v520H0z" fill="#f6f0e4" />
      <path
        d="M190 34h44v16h-44zM406 34h44v16h-44zM312 42a8 8 0 1 0 16 0a8 8 0 1 0-16 0"
        fill="var(--panel)"
      />
      {now && <Sheet drawing={now} />}
      {!isFlipping && before && <Sheet drawing={before} line="#e8541e" />}
      {!isFlipping && after && <Sheet drawing={after} line="#2b50c8" />}
      <path d={`M588 92v352${ticks.join('')}`} stroke="#17120f" strokeWidth="3" />
    </svg>
  )
  return (
    <Frame words={words} drawing={drawing}>
      <Slider
        label={words.label}
        said={fillIn(words.said, { number: at + 1, note: words.notes[at] ?? '' })}
        className={styles.range}
        min={1}
        max={drawings.length}
        value={at + 1}
        onMove={turnTo}
      />
      <div className={controls.buttons}>
        <button type="button" className={controls.button} onClick={flip}>
          {words.flip}
        </button>
      </div>
    </Frame>
  )
}
