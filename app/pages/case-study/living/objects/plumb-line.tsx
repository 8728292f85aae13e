import { useRef, useState } from 'react'
import { matchesNow, reducedMotion } from '~/behaviours/media-query/media-query'
import { fillIn } from '~/fill-in'
import words from '~content/living/plumb-line.yaml'
import { Frame } from '../frame'
import { Slider } from '../slider'
import styles from './plumb-line.module.css'

const COURSES = 7
const bricks = Array.from({ length: COURSES }, (_, row) => {
  const y = 400 - row * 44
  const shift = row % 2 ? -43 : 0
  return [0, 1, 2, 3, 4].map((column) => `M${150 + shift + column * 86} ${y}h80v38h-80z`).join('')
}).join('')

const flowers = Array.from({ length: 13 }, (_, at) => 74 + at * 21)

/** Shuvam Constructions: whoever tilts the wall sees that the garland, which has a weight on it, hangs as before. */
export function LivingObject() {
  const line = useRef<SVGGElement>(null)
  const [tilt, setTilt] = useState(6)
  const said = fillIn(words.said, { degrees: Math.abs(tilt) })

  const lean = (next: number) => {
    const push = (next - tilt) * 0.9
    setTilt(next)
    if (matchesNow(reducedMotion)) return
    const ways = [0, -1, 0.7, -0.48, 0.32, -0.2, 0.1, 0]
    line.current?.animate(
      ways.map((way) => ({ transform: `rotate(${way * push}deg)` })),
      { duration: 1600, easing: 'ease-out' },
    )
  }

  const drawing = (
    <svg viewBox="0 0 640 500" aria-hidden="true">
      <path d="M0 446h640v54H0z" fill="#2b1512" />
      <g className={styles.wall} style={{ transform: `rotate(${tilt}deg)`, transformOrigin: '320px 446px' }}>
        <clipPath id="wall">
          <path d="M150 100h340v346H150z" />
        </clipPath>
        <path d="M150 100h340v346H150z" fill="#f0e5d3" />
        <path d={bricks} fill="#a93322" clipPath="url(#wall)" />
        <path d="M134 76h372v28H134z" fill="#ffb61e" />
      </g>
      <g ref={line} className={styles.line}>
        <path d="M320 44v330" stroke="#2b1512" strokeWidth="4" />
        {flowers.map((y, at) => (
          <g key={y} transform={`translate(320 ${y})`}>
            <circle r="15" fill={at % 2 ? '#ff8a1f' : '#ffb61e'} />
            <path d="M-9 0h18M0-9v18M-6-6l12 12M6-6l-12 12" stroke="#c95d0c" strokeWidth="2.5" />
          </g>
        ))}
        <path d="M308 346h24l14 26-26 64-26-64z" fill="#c99a3b" />
        <path d="M320 346h12l14 26-26 64z" fill="#9c7224" />
        <path d="M294 366h52v10h-52z" fill="#f0d48a" />
      </g>
      <path d="M300 30h40v16h-40z" fill="#f0e5d3" />
    </svg>
  )
  return (
    <Frame words={words} drawing={drawing}>
      <Slider
        label={words.label}
        said={said}
        className={styles.range}
        min={-12}
        max={12}
        value={tilt}
        onMove={lean}
      />
    </Frame>
  )
}
