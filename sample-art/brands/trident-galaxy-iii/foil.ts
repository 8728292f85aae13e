import { arcStroke, copper, type Exposure, exposed } from './book'

/** The light of a metal from shade to glint: where each colour lies between 0 and 1. */
type Ramp = readonly (readonly [number, string])[]

export const copperFoil: Ramp = [
  [0, '#43200F'],
  [0.3, '#8A4A28'],
  [0.58, copper],
  [0.8, '#FFD6AC'],
  [1, '#FFF8EC'],
]
export const brass: Ramp = [
  [0, '#4A2E0C'],
  [0.3, '#8F5F20'],
  [0.58, '#D9A24E'],
  [0.8, '#F4D28A'],
  [1, '#FFF6D8'],
]

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

/** The colour of the metal at a light between 0 and 1. */
function lit(ramp: Ramp, light: number): string {
  const upper = Math.max(
    1,
    ramp.findIndex(([at]) => at >= light),
  )
  const [a, b] = [ramp[upper - 1] ?? ramp[0], ramp[upper]]
  if (!a || !b) return copper
  const t = Math.min(1, Math.max(0, (light - a[0]) / (b[0] - a[0])))
  const to = channels(b[1])
  const mixed = channels(a[1]).map((from, i) => Math.round(from + ((to[i] ?? from) - from) * t))
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`
}

/** Stops of a gradient over a flat piece of the metal that catches the lamp once, at `glint`. */
export function sheen(id: string, ramp: Ramp, glint: number, ends: [number, number, number, number]): string {
  const [x1, y1, x2, y2] = ends
  const stops = Array.from({ length: 13 }, (_, i) => {
    const at = i / 12
    const light = 0.34 + 0.16 * Math.sin(at * 7) + 0.66 * Math.exp(-(((at - glint) / 0.11) ** 2))
    return `<stop offset="${at.toFixed(3)}" stop-color="${lit(ramp, Math.min(1, light))}"/>`
  })
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`
}

interface Foil extends Exposure {
  ramp: Ramp
  /** Angle at which the lamp stands, in degrees; rings glint towards it and opposite. */
  lamp: number
  /** Colour of trails that are pressed in without metal. */
  blind: string
}

const piece = 0.07

/** The exposure in metal. Rings light up where they face the lamp, as the grooves of a turned disc do, and go dark between. */
export function foilTrails({ ramp, lamp, blind, ...exposure }: Foil): string {
  const { x, y } = exposure
  const towards = (lamp * Math.PI) / 180
  const strokes = exposed(exposure).flatMap((arc) => {
    if (arc.light < 0.28) return [arcStroke(x, y, arc, blind)]
    const pieces = Math.max(1, Math.ceil((arc.end - arc.start) / piece))
    const each = (arc.end - arc.start) / pieces
    return Array.from({ length: pieces }, (_, i) => {
      const start = arc.start + i * each
      // Distance from the lamp's line, in radians, the same on both sides of the centre.
      const off = Math.abs(Math.atan(Math.tan(start + each / 2 - towards)))
      const light = 0.14 + 0.2 * arc.light + 0.78 * Math.exp(-((off / 0.42) ** 2))
      return arcStroke(x, y, { ...arc, start, end: start + each + 0.012 }, lit(ramp, Math.min(1, light)))
    })
  })
  return `<g fill="none">${strokes.join('')}</g>`
}
