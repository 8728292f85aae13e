import { type PointerEvent, useRef, useState } from 'react'
import { matchesNow, reducedMotion } from '~/behaviours/media-query/media-query'
import words from '~content/living/five-packs.yaml'
import controls from '../controls.module.css'
import { Frame } from '../frame'
import styles from './five-packs.module.css'

const WIDTH = 128
const STEP = 136
const MIDDLE = 2
const colours = ['#2f7d4a', '#fff4da', '#fff4da', '#fff4da', '#2f7d4a']

/** A pack: crimped head, its fifth of one linocut, a syllable. */
function Pack({ at, name }: { at: number; name: string }) {
  const x = at * STEP
  return (
    <g>
      <clipPath id={`pack-${at}`}>
        <path d={`M${x} 24h${WIDTH}l-5 20v316l5 14h-${WIDTH}l5-14v-316z`} />
      </clipPath>
      <g clipPath={`url(#pack-${at})`}>
        <path d={`M${x} 0h${WIDTH}v390h-${WIDTH}z`} fill={colours[at]} />
        {/* Rays from the eye over all five, fields below it. */}
        <g stroke="#d8352a" strokeWidth="9">
          <path d="M-20 60l150 70M-20 150l130 22M-20 235l130-18M692 60l-150 70M692 150l-130 22M692 235l-130-18M150 20l56 76M522 20l-56 76M250 0l34 76M422 0l-34 76M336 0v68" />
        </g>
        <path d="M-20 292q180-44 360 0t360-4v110h-720z" fill="#2f7d4a" />
        <path d="M-20 330q180-40 360 0t360-4" fill="none" stroke="#ffc629" strokeWidth="8" />
        <path d="M70 188Q336-36 602 188Q336 412 70 188Z" fill="#fff4da" stroke="#1c1730" strokeWidth="14" />
        <g className={styles.iris}>
          <circle cx="336" cy="188" r="92" fill="#d8352a" stroke="#1c1730" strokeWidth="12" />
          <path
            d="M336 120q26 30 0 62q-26-32 0-62M336 256v-74M300 142q36 8 34 56q-34-14-34-56M372 142q-36 8-34 56q34-14 34-56M300 186q34 4 34 44q-34-8-34-44M372 186q-34 4-34 44q34-8 34-44"
            fill="#ffc629"
            stroke="#1c1730"
            strokeWidth="5"
          />
        </g>
        <path d={`M${x} 24h${WIDTH}v26h-${WIDTH}z`} fill="#ffc629" />
        <path d={`M${x} 37h${WIDTH}`} stroke="#1c1730" strokeWidth="12" strokeDasharray="3 5" />
        <path d={`M${x + 22} 318h84v36h-84z`} fill="#1c1730" />
        <text x={x + WIDTH / 2} y="345" textAnchor="middle" fontSize="25" fontWeight="700" fill="#ffc629">
          {name}
        </text>
      </g>
    </g>
  )
}

/** Subhadarshini Agro: five packs make one eye, which follows the pointer; without the middle one the shelf behind it winks. */
export function LivingObject() {
  const shelf = useRef<SVGSVGElement>(null)
  const [isSold, setIsSold] = useState(false)

  const look = ({ clientX, clientY }: PointerEvent) => {
    const box = shelf.current?.getBoundingClientRect()
    if (!box || matchesNow(reducedMotion)) return
    const way = (at: number, from: number, size: number) =>
      Math.max(-1, Math.min(1, (2 * (at - from)) / size - 1))
    shelf.current?.style.setProperty('--x', String(way(clientX, box.left, box.width)))
    shelf.current?.style.setProperty('--y', String(way(clientY, box.top, box.height)))
  }

  const drawing = (
    <svg ref={shelf} viewBox="-20 -30 712 470" onPointerMove={look} aria-hidden="true">
      <path
        d="M250 206Q336 268 422 206M272 224l-18 34M310 240l-10 38M362 240l10 38M400 224l18 34"
        fill="none"
        stroke="#fff4da"
        strokeWidth="13"
        strokeLinecap="square"
      />
      {words.names.map((name, at) => (
        <g
          key={name}
          className={at === MIDDLE ? styles.middle : undefined}
          data-sold={(at === MIDDLE && isSold) || undefined}
        >
          <Pack at={at} name={name} />{' '}
        </g>
      ))}
      <path d="M-20 374h712v26h-712z" fill="#ffc629" />
      <path d="M-20 400h712v8h-712z" fill="#d8352a" />
    </svg>
  )
  return (
    <Frame words={words} drawing={drawing}>
      <div className={controls.buttons}>
        <button type="button" className={controls.button} onClick={() => setIsSold(!isSold)}>
          {isSold ? words.putBack : words.take}
        </button>
      </div>
    </Frame>
  )
}
