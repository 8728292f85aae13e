import { readFileSync } from 'node:fs'

// Leotronix: three phases drawn round a dial are a mane. The panel is a lion: knobs see, the nose switches, the mouth shows load.
export const enamel = '#E9E3D6'
export const graphite = '#2A2825'
export const red = '#D8261C'
export const amber = '#F2B200'
export const blue = '#1B49C4'
export const aluminium = '#C9C6C0'
export const phases = [red, amber, blue] as const

export const tau = Math.PI * 2

const markPath = /<path.*\/>/s.exec(readFileSync(new URL('wordmark.svg', import.meta.url), 'utf8'))?.[0] ?? ''

/** The wordmark with its baseline at y; width in px (0.15 as high as wide). */
export function wordmark(x: number, y: number, width: number, fill: string = graphite): string {
  return `<g role="img" transform="translate(${x} ${y}) scale(${width / 430}) translate(-7.3 0)" fill="${fill}">${markPath}</g>`
}

interface Setting {
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  leading?: number
  spacing?: number
}

/** Lines of Michroma, the first on the baseline y. */
export function say(
  words: string | string[],
  x: number,
  y: number,
  size: number,
  setting: Setting = {},
): string {
  const { fill = graphite, anchor = 'start', leading = 1.5, spacing = 0 } = setting
  const lines = (typeof words === 'string' ? [words] : words).map(
    (line, i) => `<text x="${x}" y="${(y + i * size * leading).toFixed(1)}">${line}</text>`,
  )
  return `<g font-family="Michroma" font-size="${size}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${spacing}">${lines.join('')}</g>`
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" rx="${radius}"/>`

export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`

/** A point at `angle` (radians, clockwise from east) and distance r. */
export const polar = (x: number, y: number, r: number, angle: number): string =>
  `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`

export interface Mane {
  /** Height of the waves; 1 is balanced. */
  swing?: number
  /** How far each phase leads or lags, in radians. */
  drift?: readonly [number, number, number]
  /** Colour of each phase; an empty one is lost. */
  colours?: readonly [string, string, string]
  /** Curves a phase. */
  strands?: number
}

/** Three phases, 120 degrees apart, bent round a dial of radius r. */
export function mane(
  x: number,
  y: number,
  r: number,
  { swing = 1, drift = [0, 0, 0], colours = phases, strands = 7 }: Mane = {},
): string {
  const k = r / 308
  return colours
    .flatMap((colour, phase) =>
      Array.from({ length: colour ? strands : 0 }, (_, j) => {
        const reach = (34 + (j * 126) / (strands - 1)) * swing
        const base = 342 + (j * 90) / (strands - 1)
        const d = Array.from({ length: 721 }, (_, i) => {
          const t = (i / 720) * tau
          const radius = (base + reach * Math.sin(12 * t + (phase * tau) / 3 + (drift[phase] ?? 0))) * k
          return `${i ? 'L' : 'M'}${polar(x, y, radius, t)}`
        }).join('')
        return `<path d="${d}Z" stroke="${colour}" stroke-width="${((8.2 - j * 0.42) * k).toFixed(2)}" fill="none" style="mix-blend-mode:multiply"/>`
      }),
    )
    .join('')
}

/** A ring of ticks round the mane, every tenth one long. */
export function ticks(x: number, y: number, r: number, colour: string = graphite): string {
  return Array.from({ length: 120 }, (_, i) => {
    const a = (i / 120) * tau
    const long = i % 10 === 0
    return line(
      `M${polar(x, y, r, a)}L${polar(x, y, r * (long ? 1.043 : 1.023), a)}`,
      colour,
      r * (long ? 0.0075 : 0.0038),
    )
  }).join('')
}
