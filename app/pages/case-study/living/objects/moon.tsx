import { useEffect, useState } from 'react'
import { fillIn } from '~/fill-in'
import words from '~content/living/moon.yaml'
import { Frame } from '../frame'
import { moonAge, moonPhase, SYNODIC } from '../moon'
import { Slider } from '../slider'
import styles from './moon.module.css'

const RADIUS = 150
const NIGHT = 86_400_000
const PETALS = 36

const petals = Array.from({ length: PETALS }, (_, at) => (at * 360) / PETALS).map((angle) => (
  <path key={angle} d="M-17-196q17-34 34 0" transform={`rotate(${angle})`} />
))

/** The lit part of a moon of that age, as a path around 0, 0. */
function litPath(age: number): string {
  const isWaning = age > SYNODIC / 2
  const bulge = Math.cos((2 * Math.PI * age) / SYNODIC)
  const limb = isWaning ? 0 : 1
  const inner = bulge > 0 === isWaning ? 1 : 0
  return `M0-${RADIUS}A${RADIUS} ${RADIUS} 0 0 ${limb} 0 ${RADIUS}A${Math.abs(bulge) * RADIUS} ${RADIUS} 0 0 ${inner} 0-${RADIUS}`
}

const shownDate = (time: number) =>
  new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' }).format(time)

/** Dhauli Terrace: the moon for a plate, engraved, at tonight's phase; a disc turns it to other nights. */
export function LivingObject() {
  const [now, setNow] = useState<number>()
  const [nights, setNights] = useState(0)
  useEffect(() => setNow(Date.now()), [])

  const time = (now ?? 0) + nights * NIGHT
  // The built page has the full one.
  const age = now === undefined ? SYNODIC / 2 - 0.01 : moonAge(time)
  const phase = words.phases[moonPhase(age)] ?? ''
  const said = nights
    ? fillIn(words.other, { date: shownDate(time), phase })
    : fillIn(words.tonight, { phase })

  const drawing = (
    <svg viewBox="-300 -250 600 500" aria-hidden="true" fill="none" stroke="#dee8d4" strokeWidth="2">
      <defs>
        <pattern id="engraved" width="8" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 2.5h8" stroke="#d9a83f" strokeWidth="3.4" />
        </pattern>
        <pattern id="unlit" width="8" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 2.5h8" stroke="#dee8d4" strokeWidth=".7" />
        </pattern>
      </defs>
      <g className={styles.rim} style={{ transform: `rotate(${nights * 10}deg)` }}>
        {petals}
      </g>
      <circle r="188" />
      <circle r="180" strokeWidth=".8" />
      <circle r={RADIUS} fill="url(#unlit)" strokeWidth=".8" />
      <path d={litPath(age)} fill="url(#engraved)" stroke="none" />
      <path d="M-272-170v70q0 22 14 26v238q0 14-8 14M-258-170v70M-244-170v70q0 22-14 26v238q0 14 8 14M-266 178h16M258-64c-26-14-26-106 0-106s26 92 0 106v228q0 14-8 14h16q-8 0-8-14" />
    </svg>
  )
  return (
    <Frame words={words} drawing={drawing}>
      <Slider
        label={words.label}
        said={said}
        className={styles.range}
        min={-15}
        max={15}
        value={nights}
        onMove={setNights}
      />
    </Frame>
  )
}
