import { useEffect, useState } from 'react'
import { fillIn } from '~/fill-in'
import words from '~content/living/tide.yaml'
import { Frame } from '../frame'
import { Slider } from '../slider'
import { tideAt } from '../tide'
import styles from './tide.module.css'

const MINUTE = 60_000
/** Two petals of each pair lean as far to the left as to the right. */
const leans = [-4, 4, -3, 3, -2, 2, -1, 1, 0]

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0)
const shownTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const waves = (y: number) => `M-80 ${y}${'q20-16 40 0t40 0'.repeat(11)}V560H-80Z`

/** Lotus Ecobeach Resort: today's tide, reckoned from the moon; a lotus opens as the water falls. */
export function LivingObject() {
  const [day, setDay] = useState<number>()
  // The built page has low water, at the hour of the open flower's post.
  const [minutes, setMinutes] = useState(12 * 60 + 24)
  useEffect(() => {
    const now = Date.now()
    setDay(startOfDay(now))
    setMinutes(Math.round((now - startOfDay(now)) / MINUTE / 10) * 10)
  }, [])

  const level = day === undefined ? -1 : tideAt(day + minutes * MINUTE)
  const open = Math.max(0, Math.min(1, 0.5 - level * 0.62))
  const line = open > 0.7 ? words.open : open < 0.3 ? words.closed : words.half
  const said = fillIn(line, { time: shownTime(minutes) })

  const drawing = (
    <svg viewBox="0 0 640 480" aria-hidden="true">
      <clipPath id="print">
        <path d="M0 0h640v480H0z" />
      </clipPath>
      <g clipPath="url(#print)">
        <path d="M0 0h640v480H0z" fill="#ffd23f" />
        <circle cx="320" cy="235" r="170" fill="#f8f1e2" />
        <path
          className={styles.moves}
          style={{ transform: `translateY(${level * -40}px)` }}
          d={waves(330)}
          fill="#2f8f94"
        />
        <path d="M316 270q10 130-14 230h24q20-120 6-230z" fill="#0b4f5c" />
        <g transform="translate(320 290)">
          {leans.map((lean) => (
            <path
              key={lean}
              className={styles.moves}
              style={{ transform: `rotate(${Math.round(lean * open * 21)}deg)` }}
              d="M0 0C-52-50-44-130 0-180C44-130 52-50 0 0"
              fill={lean % 2 ? '#ff6b57' : '#e84a3f'}
              stroke="#f8f1e2"
              strokeWidth="3"
            />
          ))}
        </g>
        <path
          className={styles.moves}
          style={{ transform: `translateY(${level * -95}px)` }}
          d={waves(380)}
          fill="#005c69"
        />
      </g>
    </svg>
  )
  return (
    <Frame words={words} drawing={drawing}>
      <Slider
        label={words.label}
        said={said}
        className={styles.range}
        min={0}
        max={1430}
        step={10}
        value={minutes}
        onMove={setMinutes}
      />
    </Frame>
  )
}
