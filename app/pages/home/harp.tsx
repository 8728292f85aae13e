import { type RefObject, useId, useState } from 'react'
import { matchesNow, reducedMotion } from '~/behaviours/media-query/media-query'
import words from '~content/pancham.yaml'
import { pitches } from './pitches'
import styles from './strings.module.css'

/** Sa, Hz. */
const SA = 220

let pitch = pitches([])

/** Harmonics of a string that is plucked at a seventh of its length. */
const HARMONICS = 16
const PLUCKED_AT = 1 / 7
/** How long a string sounds, s. */
const SOUNDS = 2.6

interface Instrument {
  context: AudioContext
  out: AudioNode
  wave: PeriodicWave
}
let instrument: Instrument | undefined

/** Made with the first pluck: until then the page has no audio at all. */
function makeInstrument(): Instrument {
  const context = new AudioContext()
  const out = new DynamicsCompressorNode(context)
  out.connect(context.destination)
  const real = new Float32Array(HARMONICS + 1)
  const imag = real.map((_, k) => (k ? Math.sin(Math.PI * k * PLUCKED_AT) / k : 0))
  return { context, out, wave: context.createPeriodicWave(real, imag) }
}

/** Sounds a string of that frequency (Hz): bright at first, then darker, two threads a little apart. */
function sound(frequency: number): void {
  instrument ??= makeInstrument()
  const { context, out, wave } = instrument
  // A phone call or a locked screen has suspended it.
  if (context.state !== 'running') context.resume().catch(() => {})
  const now = context.currentTime
  const gain = new GainNode(context, { gain: 0 })
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: frequency * 14 })
  gain.gain.linearRampToValueAtTime(0.32, now + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0005, now + SOUNDS)
  filter.frequency.exponentialRampToValueAtTime(frequency * 1.6, now + SOUNDS * 0.6)
  filter.connect(gain).connect(out)
  for (const detune of [-2.5, 2.5]) {
    const string = new OscillatorNode(context, { frequency, detune })
    string.setPeriodicWave(wave)
    string.connect(filter)
    string.start(now)
    string.stop(now + SOUNDS)
  }
}

const swing = (reach: number, unit: string, move: 'translateX' | 'rotate') =>
  [0, 1, -0.8, 0.62, -0.46, 0.32, -0.2, 0.1, 0].map((way) => ({
    transform: `${move}(${way * reach}${unit})`,
  }))

/** Plucks one of the strings: its note sounds, the thread swings, and the cloth on it sways. */
export function pluck(strings: HTMLElement, index: number): void {
  sound(SA * (pitch[index] ?? 1))
  const thread = strings.querySelectorAll('button')[index]?.firstElementChild
  if (matchesNow(reducedMotion)) {
    thread?.animate([{ opacity: 0.3 }, { opacity: 1 }], 120)
    return
  }
  thread?.animate(swing(7, 'px', 'translateX'), 700)
  const cloth = strings.closest('section')?.querySelectorAll('picture')[index]
  cloth?.animate(swing(0.9, 'deg', 'rotate'), { duration: 900, easing: 'ease-out' })
}

/** The tunings (thaat) to choose from: each slides the knots of some threads; those of sa and pa stay. */
export function Tuning({ strings }: { strings: RefObject<HTMLElement | null> }) {
  const name = useId()
  const [chosen, setChosen] = useState(0)
  const choose = (index: number) => {
    setChosen(index)
    pitch = pitches(words.tunings[index]?.shifts ?? [])
    strings.current?.querySelectorAll('button').forEach((string, at) => {
      string.style.setProperty('--length', String(1 / (pitch[at] ?? 1)))
    })
  }
  return (
    <fieldset className={styles.tunings}>
      <legend className={styles.label}>{words.title}</legend>
      {words.tunings.map((tuning, index) => (
        <label key={tuning.name} className={styles.tuning}>
          <input type="radio" name={name} checked={index === chosen} onChange={() => choose(index)} />
          <span>
            {tuning.name} <small>{tuning.hour}</small>
          </span>
        </label>
      ))}
      <p className={styles.note}>{words.note}</p>
    </fieldset>
  )
}
