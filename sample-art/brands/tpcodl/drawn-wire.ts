import { line } from './book'

export type Point = [number, number]

const mix = (a: string, b: string, t: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(
        Number.parseInt(a.slice(at, at + 2), 16) * (1 - t) + Number.parseInt(b.slice(at, at + 2), 16) * t,
      )
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Drawn wire, smooth: so many strokes from the dark edge to the highlight that no step shows. */
export function wire(d: string, width: number, tones: string[], steps = 30): string {
  return Array.from({ length: steps }, (_, i) => {
    const t = i / (steps - 1)
    const at = t * (tones.length - 1)
    const low = Math.min(tones.length - 2, Math.floor(at))
    const tone = mix(tones[low] ?? '', tones[low + 1] ?? '', at - low)
    const shift = -t * width * 0.2
    return line(
      d,
      tone,
      width * (1 - t * 0.94),
      `transform="translate(${shift.toFixed(1)} ${(shift * 1.25).toFixed(1)})"`,
    )
  }).join('')
}

/** Path data through points. */
export const path = (points: Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
