import { random } from '../../lib/random'

/** Samples a second. */
export const sampleRate = 48_000

const next = random(27)
const noise = (): number => next() * 2 - 1
const samples = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * sampleRate))
const fadeEnds = (sound: Float32Array, rise: number, fall: number): Float32Array =>
  sound.map(
    (value, i) =>
      value * Math.min(1, i / (rise * sampleRate)) * Math.min(1, (sound.length - i) / (fall * sampleRate)),
  )

export interface Pluck {
  /** 0 dull, 1 bright. */
  bright?: number
  /** Share of the string's energy kept each turn. */
  damp?: number
  /** Where along the string it is plucked. */
  pick?: number
  /** Depth of the slow bend that a held note gets. */
  vibrato?: number
}

/** A plucked string (Karplus and Strong, with fractional delay). @param seconds length of the note */
export function pluck(
  frequency: number,
  seconds: number,
  { bright = 0.5, damp = 0.9965, pick = 0.17, vibrato = 0 }: Pluck = {},
): Float32Array {
  const out = samples(seconds)
  const period = sampleRate / frequency - 0.5
  const size = Math.ceil(period) + 2
  const string = new Float32Array(size)
  let soft = 0
  for (let i = 0; i < size; i += 1) {
    soft += (noise() - soft) * bright
    string[i] = soft
  }
  const struck = string.slice()
  const shift = Math.max(1, Math.round(period * pick))
  for (let i = 0; i < size; i += 1)
    string[i] = (struck[i] ?? 0) - 0.9 * (struck[(i + size - shift) % size] ?? 0)
  let write = 0
  let before = 0
  let level = 0
  let last = 0
  for (let i = 0; i < out.length; i += 1) {
    const t = i / sampleRate
    let read = write - period * (1 + vibrato * Math.sin(t * 33) * Math.min(1, t * 3))
    while (read < 0) read += size
    const whole = Math.floor(read)
    const part = read - whole
    const value = (string[whole % size] ?? 0) * (1 - part) + (string[(whole + 1) % size] ?? 0) * part
    string[write] = damp * (value * (0.5 + 0.22 * bright) + before * (0.5 - 0.22 * bright))
    before = value
    write = (write + 1) % size
    level = value - last + 0.995 * level
    last = value
    out[i] = level
  }
  return fadeEnds(out, 0.001, 0.12)
}

/** One stroke of the tanpura: harmonics that bloom one after another, as the bridge makes them. */
export function tanpura(frequency: number, seconds = 5): Float32Array {
  const out = samples(seconds)
  for (let harmonic = 1; harmonic < 26; harmonic += 1) {
    const pitch = frequency * harmonic * (1 + 0.00004 * harmonic ** 2)
    if (pitch > 8000) break
    const peak = 0.16 + 0.055 * harmonic
    const phase = next() * 6.28
    const weight = harmonic ** -0.82 * 0.2
    for (let i = 0; i < out.length; i += 1) {
      const t = i / sampleRate
      const bloom = Math.exp(-t * (0.5 + 0.02 * harmonic)) * (0.25 + Math.exp(-(((t - peak) / 0.55) ** 2)))
      out[i] = (out[i] ?? 0) + Math.sin(2 * Math.PI * pitch * t + phase) * bloom * weight
    }
  }
  return fadeEnds(out, 0.02, 0.7)
}

/** The right-hand drum: a ringing, tuned stroke. */
export function dayan(frequency: number, seconds = 0.5): Float32Array {
  const modes = [
    [1, 1, 9],
    [2, 0.6, 11],
    [3, 0.35, 15],
    [4.02, 0.16, 20],
  ] as const
  const out = samples(seconds).map((_, i) => {
    const t = i / sampleRate
    const ring = modes.reduce(
      (sum, [ratio, weight, decay]) =>
        sum + weight * Math.sin(2 * Math.PI * frequency * ratio * t) * Math.exp(-t * decay),
      0,
    )
    return ring + noise() * 0.45 * Math.exp(-t * 220)
  })
  return fadeEnds(out, 0.0008, 0.05)
}

/** The left-hand drum: low, and bent upwards by the heel of the hand. */
export function bayan(bend = 13, seconds = 0.65): Float32Array {
  let phase = 0
  const out = samples(seconds).map((_, i) => {
    const t = i / sampleRate
    phase +=
      (2 * Math.PI * (76 + 34 * Math.exp(-t * 16) + bend * Math.sin(Math.min(1, t * 3) * Math.PI))) /
      sampleRate
    return (
      (Math.sin(phase) + 0.24 * Math.sin(2 * phase)) * Math.exp(-t * 6) + noise() * 0.22 * Math.exp(-t * 160)
    )
  })
  return fadeEnds(out, 0.002, 0.08)
}

/** A closed stroke on the rim: dry. */
export function rim(seconds = 0.09): Float32Array {
  let low = 0
  return samples(seconds).map((_, i) => {
    const x = noise()
    low += 0.35 * (x - low)
    const t = i / sampleRate
    return (x - low) * Math.exp(-t * 70) + Math.sin(2 * Math.PI * 520 * t) * 0.5 * Math.exp(-t * 55)
  })
}

/** Ankle bells: a shaken handful of small partials. */
export function bells(seconds = 0.22): Float32Array {
  const partials = Array.from(
    { length: 9 },
    () => [3400 + next() * 4200, next() * 6.28, 14 + next() * 20] as const,
  )
  const out = samples(seconds).map((_, i) => {
    const t = i / sampleRate
    return (
      partials.reduce(
        (sum, [pitch, phase, decay]) =>
          sum + Math.sin(2 * Math.PI * pitch * t + phase) * Math.exp(-t * decay),
        0,
      ) / 9
    )
  })
  return fadeEnds(out, 0.002, 0.04)
}

/** A pair of small cymbals, high and long. */
export function manjira(seconds = 1.6): Float32Array {
  const partials = [
    [2150, 1, 3.4],
    [2176, 0.8, 3.1],
    [4380, 0.5, 5],
    [6620, 0.3, 7],
  ] as const
  const out = samples(seconds).map((_, i) => {
    const t = i / sampleRate
    return (
      partials.reduce(
        (sum, [pitch, weight, decay]) =>
          sum + weight * Math.sin(2 * Math.PI * pitch * t) * Math.exp(-t * decay),
        0,
      ) * 0.4
    )
  })
  return fadeEnds(out, 0.001, 0.2)
}

/** A small room: eight combs and three all-passes. @param offset makes the two ears differ, in samples */
export function room(dry: Float32Array, offset: number): Float32Array {
  const wet = new Float32Array(dry.length)
  for (const length of [1557, 1617, 1491, 1422, 1277, 1356, 1188, 1116]) {
    const line = new Float32Array(Math.round(((length + offset) * sampleRate) / 44_100))
    let at = 0
    let dull = 0
    for (let i = 0; i < dry.length; i += 1) {
      const heard = line[at] ?? 0
      dull = heard * 0.7 + dull * 0.3
      line[at] = (dry[i] ?? 0) * 0.03 + dull * 0.87
      at = (at + 1) % line.length
      wet[i] = (wet[i] ?? 0) + heard
    }
  }
  for (const length of [556, 441, 341]) {
    const line = new Float32Array(Math.round(((length + offset) * sampleRate) / 44_100))
    let at = 0
    for (let i = 0; i < wet.length; i += 1) {
      const value = line[at] ?? 0
      const heard = value - (wet[i] ?? 0)
      line[at] = (wet[i] ?? 0) + value * 0.5
      wet[i] = heard
      at = (at + 1) % line.length
    }
  }
  return wet
}
