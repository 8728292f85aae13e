import { type ReactNode, useId, useState } from 'react'
import words from '~content/living/bulb.yaml'
import controls from '../controls.module.css'
import { Frame } from '../frame'
import styles from './bulb.module.css'

const moods = ['bill', 'paid', 'summer', 'asleep'] as const
type Mood = (typeof moods)[number]

/** The wire runs in at one cheek and out at the other: between them it is the mouth. */
const wires: Record<Mood, string> = {
  bill: 'M0 250Q150 300 246 322q37-30 74 0t74 0Q490 300 640 250',
  paid: 'M0 210Q150 270 240 290Q320 400 400 290Q490 270 640 210',
  summer: 'M0 220Q150 280 246 306Q320 352 394 306Q490 280 640 220',
  asleep: 'M0 240Q150 300 252 324Q320 340 388 324Q490 300 640 240',
}

const line = { fill: 'none', stroke: '#071e66', strokeWidth: 12, strokeLinecap: 'round' } as const

const glass =
  'M320 70c-96 0-160 70-160 154 0 60 30 96 62 130 20 22 26 40 28 62h140c2-22 8-40 28-62 32-34 62-70 62-130C480 140 416 70 320 70Z'

const eyes: Record<Mood, ReactNode> = {
  bill: (
    <>
      <circle cx="278" cy="226" r="17" />
      <circle cx="362" cy="226" r="17" />
      <path d="M244 190l44-22M396 190l-44-22" {...line} />
    </>
  ),
  paid: (
    <>
      <circle cx="278" cy="218" r="17" />
      <path d="M340 220q24-26 48 0" {...line} />
    </>
  ),
  summer: <path d="M222 194h196l-10 46q-6 22-34 22t-36-26l-6-20h-24l-6 20q-8 26-36 26t-34-22z" />,
  asleep: <path d="M254 222q24 22 48 0M338 222q24 22 48 0" {...line} />,
}

/** TPNODL: a bulb on a wire reacts to whatever a month can bring. */
export function LivingObject() {
  const group = useId()
  const [mood, setMood] = useState<Mood>('paid')
  const drawing = (
    <svg viewBox="0 0 640 520" data-mood={mood} className={styles.scene} aria-hidden="true">
      <clipPath id="glass">
        <path d={glass} />
      </clipPath>
      <g className={styles.rays} stroke="#ffe01b" strokeWidth="10">
        <path d="M320 0v46M140 60l34 34M500 60l-34 34" />
      </g>
      <g className={styles.bulb}>
        <path d={wires[mood]} {...line} stroke="#ffffff" />
        <path d={glass} fill="#ffe01b" className={styles.glass} />
        <path d="M256 428h128v16h-128zM262 454h116v16H262zM276 480h88l-18 26h-52z" fill="#ffffff" />
        <g fill="#071e66">{eyes[mood]}</g>
        <path d={wires[mood]} {...line} clipPath="url(#glass)" />
      </g>
    </svg>
  )
  return (
    <Frame words={words} drawing={drawing}>
      <fieldset className={controls.buttons}>
        <legend className={controls.label}>{words.legend}</legend>
        {moods.map((one) => (
          <label key={one} className={controls.button}>
            <input type="radio" name={group} checked={one === mood} onChange={() => setMood(one)} />
            {words.moods[one]}
          </label>
        ))}
      </fieldset>
    </Frame>
  )
}
