import { useState } from 'react'
import { fillIn } from '~/fill-in'
import words from '~content/living/stairs.yaml'
import controls from '../controls.module.css'
import { Frame } from '../frame'
import styles from './stairs.module.css'

const TOP = 12
const STEP = { width: 44, height: 34 }
const steps = Array.from({ length: TOP }, (_, at) => at + 1)

/** Avante: a door plate has as many steps as its number; whoever climbs to twelve has earned a tea. */
export function LivingObject() {
  const [number, setNumber] = useState(5)
  const isTop = number === TOP
  const climb = (by: number) => setNumber((before) => Math.max(1, Math.min(TOP, before + by)))

  const drawing = (
    <svg viewBox="0 0 640 540" aria-hidden="true">
      <circle
        className={styles.sun}
        style={{ transform: `translateY(${number * -16}px)` }}
        cx="470"
        cy="330"
        r="120"
        fill="#ff6f4e"
      />
      {steps.slice(0, number).map((at) => (
        <g key={at} className={styles.step}>
          <path
            d={`M${10 + (at - 1) * STEP.width} ${500 - at * STEP.height}H640V500H${10 + (at - 1) * STEP.width}z`}
            fill={at % 2 ? '#1b3fd6' : '#2f55ee'}
          />
          <path
            d={`M${10 + (at - 1) * STEP.width} ${500 - at * STEP.height}h${STEP.width}v9h-${STEP.width}z`}
            fill="#ffc9a6"
          />
        </g>
      ))}
      <g
        className={styles.walker}
        style={{ transform: `translate(${(number - 1) * STEP.width}px, ${-number * STEP.height}px)` }}
      >
        <circle cx="32" cy="446" r="10" fill="#ffe9da" />
        <path d="M18 500l5-34q9-9 18 0l5 34z" fill="#ff6f4e" stroke="#ffe9da" strokeWidth="3" />
      </g>
      {isTop && (
        <>
          <path
            d="M572 64h40v22q0 14-14 14h-12q-14 0-14-14zM612 70h10v14h-10"
            fill="#ffe9da"
            stroke="#ffe9da"
          />
          <path d="M584 54q6-8 0-16M598 54q6-8 0-16" fill="none" stroke="#ffe9da" strokeWidth="4" />
        </>
      )}
      <path d="M0 500h640v40H0z" fill="#ffc9a6" />
    </svg>
  )
  return (
    <Frame words={words} drawing={drawing}>
      <output className={controls.said}>{isTop ? words.top : fillIn(words.number, { number })}</output>
      <div className={controls.buttons}>
        <button
          type="button"
          className={controls.button}
          aria-disabled={isTop || undefined}
          onClick={() => climb(1)}
        >
          {words.up}
        </button>{' '}
        <button
          type="button"
          className={controls.button}
          aria-disabled={number === 1 || undefined}
          onClick={() => climb(-1)}
        >
          {words.down}
        </button>
      </div>
    </Frame>
  )
}
