import { useEffect, useRef, useState } from 'react'
import { matchesNow, reducedMotion } from '~/behaviours/media-query/media-query'
import { fillIn } from '~/fill-in'
import words from '~content/living/star-trails.yaml'
import controls from '../controls.module.css'
import { Frame } from '../frame'

/** A whole night, in minutes, and how many of them pass in a second while the shutter is open. */
const NIGHT = 480
const PACE = 110
/** Degrees that the sky turns in a minute. */
const TURN = 0.25
const colours = ['#fff1dc', '#f0a36b', '#fff1dc', '#b9a8ff', '#fff1dc', '#ffd9b0']

/** Stars at fixed places: the golden angle spreads them. */
const stars = Array.from({ length: 64 }, (_, at) => ({
  radius: Math.round(24 + at * 4.4),
  from: Math.round(at * 137.5) % 360,
  width: at % 7 === 0 ? 4 : at % 3 === 0 ? 3 : 2,
  colour: colours[at % colours.length],
}))

/** Trident Galaxy III: the longer the shutter is held open, the longer every star's arc round one roof. */
export function LivingObject() {
  const [minutes, setMinutes] = useState(60)
  const [isOpen, setIsOpen] = useState(false)
  const isHeld = useRef(false)

  useEffect(() => {
    if (!isOpen) return
    let frame = 0
    let before: number | undefined
    const expose = (now: number) => {
      const passed = before === undefined ? 0 : ((now - before) / 1000) * PACE
      before = now
      setMinutes((exposed) => Math.min(NIGHT, exposed + passed))
      frame = requestAnimationFrame(expose)
    }
    frame = requestAnimationFrame(expose)
    return () => cancelAnimationFrame(frame)
  }, [isOpen])

  const isMorning = minutes >= NIGHT
  const open = () => {
    // A new plate for a new exposure; without movement it is the whole night at once.
    setMinutes(matchesNow(reducedMotion) ? NIGHT : 1)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)

  const drawing = (
    <svg viewBox="0 0 640 520" aria-hidden="true">
      <g
        fill="none"
        strokeLinecap="round"
        transform="translate(320 210)"
        strokeDasharray={`${Math.max(0.4, minutes * TURN)} 999`}
      >
        {stars.map(({ radius, from, width, colour }) => (
          <circle
            key={radius}
            r={radius}
            pathLength="360"
            transform={`rotate(${from})`}
            stroke={colour}
            strokeWidth={width}
          />
        ))}
      </g>
      <path d="M320 182l6 22 22 6-22 6-6 22-6-22-22-6 22-6z" fill="#fff1dc" />
      <g fill="#0a0518">
        <path d="M120 330h90v190h-90zM430 330h90v190h-90zM270 250h100v270h-100z" />
      </g>
      <path d="M112 318h106v14H112zM422 318h106v14H422zM260 238h120v14H260z" fill="#f0a36b" />
      <path
        d="M140 370h16v22h-16zM174 430h16v22h-16zM450 360h16v22h-16zM488 420h16v22h-16zM292 300h18v24h-18zM330 360h18v24h-18zM292 420h18v24h-18z"
        fill="#ffd08a"
      />
    </svg>
  )
  return (
    <Frame words={words} drawing={drawing}>
      <output className={controls.said} aria-live={isOpen ? 'off' : 'polite'}>
        {isMorning ? words.morning : fillIn(words.exposed, { minutes: Math.round(minutes) })}
      </output>
      <div className={controls.buttons}>
        <button
          type="button"
          className={controls.button}
          aria-pressed={isOpen}
          onPointerDown={() => {
            isHeld.current = true
            open()
          }}
          onPointerUp={close}
          onPointerLeave={close}
          onPointerCancel={close}
          onContextMenu={(event) => event.preventDefault()}
          onClick={() => {
            // A key has no hold that every browser tells: it opens, and closes again.
            if (!isHeld.current) isOpen ? close() : open()
            isHeld.current = false
          }}
        >
          {isOpen ? words.close : words.open}
        </button>
      </div>
    </Frame>
  )
}
