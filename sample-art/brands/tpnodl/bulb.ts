import { night, type Point, white, yellow } from './book'

export type Mood = 'grin' | 'smirk' | 'shades' | 'asleep' | 'wow' | 'worried'

export interface Bulb {
  x: number
  y: number
  /** Radius of the glass in px. */
  r: number
  mood?: Mood
  body?: string
  ink?: string
  base?: string
  /** Degrees, clockwise. */
  turn?: number
}

/** The glass in units of a hundredth of its radius; the same outline clips the wire. */
export const glass = 'M-36 106C-36 80 -100 62 -100 0A100 100 0 0 1 100 0C100 62 36 80 36 106Z'

/** What the wire does inside each face: where it enters, how it runs, where it leaves. */
const mouths: Record<Mood, { from: Point; run: string; to: Point }> = {
  grin: { from: [-52, 10], run: 'C-38 62 38 62 52 10', to: [52, 10] },
  smirk: { from: [-40, 26], run: 'C-22 52 34 56 56 4', to: [56, 4] },
  shades: { from: [-46, 26], run: 'C-30 60 30 60 46 26', to: [46, 26] },
  asleep: { from: [-30, 30], run: 'C-16 44 16 44 30 30', to: [30, 30] },
  wow: { from: [-25, 36], run: 'A25 30 0 1 1 25 36A25 30 0 1 1 -25 36A25 30 0 0 1 25 36', to: [25, 36] },
  worried: { from: [-50, 40], run: 'L-30 24L-10 44L10 24L30 44L50 26', to: [50, 26] },
}

const eyes: Record<Mood, (ink: string) => string> = {
  grin: (ink) => arcs(ink, -14, 0),
  smirk: (ink) =>
    `<path d="M-54 -22Q-36 -32 -18 -20" stroke="${ink}"/><ellipse cx="36" cy="-24" rx="12" ry="15" fill="${ink}" stroke="none"/>`,
  shades: (ink) =>
    `<path d="M-86 -34H86" stroke="${ink}"/><path d="M-72 -38H-6L-10 -8Q-14 8 -34 8H-46Q-64 8 -68 -10ZM72 -38H6L10 -8Q14 8 34 8H46Q64 8 68 -10Z" fill="${ink}" stroke="none"/><path d="M-56 -26L-44 -4M-44 -26L-32 -4M24 -26L36 -4M36 -26L48 -4" stroke="${white}" stroke-width="4"/>`,
  asleep: (ink) => `<path d="M-54 -18a18 16 0 0 0 36 0M18 -18a18 16 0 0 0 36 0" stroke="${ink}"/>`,
  wow: (ink) =>
    `<g fill="${ink}" stroke="none"><circle cx="-34" cy="-26" r="13"/><circle cx="34" cy="-26" r="13"/></g>`,
  worried: (ink) =>
    `<g fill="${ink}" stroke="none"><circle cx="-32" cy="-14" r="11"/><circle cx="32" cy="-14" r="11"/></g><path d="M-54 -34L-22 -46M54 -34L22 -46" stroke="${ink}"/>`,
}

function arcs(ink: string, y: number, lift: number): string {
  const one = (x: number) => `M${x - 17.4} ${y}a17.4 19 0 0 1 34.8 ${lift}`
  return `<path d="${one(-35)}${one(35)}" stroke="${ink}"/>`
}

const frame = (bulb: Bulb) =>
  `translate(${bulb.x} ${bulb.y}) rotate(${bulb.turn ?? 0}) scale(${bulb.r / 100})`

/** A local point of the bulb in picture coordinates. */
export function place(bulb: Bulb, [u, v]: Point): Point {
  const a = ((bulb.turn ?? 0) * Math.PI) / 180
  const k = bulb.r / 100
  return [bulb.x + k * (u * Math.cos(a) - v * Math.sin(a)), bulb.y + k * (u * Math.sin(a) + v * Math.cos(a))]
}

/** Where the wire goes in at one cheek and comes out at the other, in picture coordinates. */
export function ends(bulb: Bulb): [Point, Point] {
  const { from, to } = mouths[bulb.mood ?? 'grin']
  return [place(bulb, from), place(bulb, to)]
}

/** The outline of the glass where it stands in the picture. */
export const outline = (bulb: Bulb): string => `<path transform="${frame(bulb)}" d="${glass}"/>`

function lamp({ body = yellow, base = white }: Bulb): string {
  return `<path d="${glass}" fill="${body}"/><g fill="${base}"><rect x="-37" y="110" width="74" height="12"/><rect x="-37" y="125" width="74" height="12"/><rect x="-22" y="140" width="44" height="12"/></g>`
}

/** A bulb with its face; the mouth alone stands for the wire. */
export function face(bulb: Bulb): string {
  const { mood = 'grin', ink = night } = bulb
  const { from, run, to } = mouths[mood]
  return `<g transform="${frame(bulb)}">${lamp(bulb)}<g fill="none" stroke-width="7.8" stroke="${ink}"><path d="M${from[0]} ${from[1]}${run}"/>${eyes[mood](ink)}</g>${knots(from, to, ink)}</g>`
}

const knots = (a: Point, b: Point, ink: string): string =>
  `<g fill="${ink}"><circle cx="${a[0]}" cy="${a[1]}" r="8"/><circle cx="${b[0]}" cy="${b[1]}" r="8"/></g>`

interface Wire {
  from: Point
  to: Point
  /** How far the two spans hang below their ends, in px. */
  sag?: number
  sagTo?: number
  colour?: string
  width?: number
}

let clips = 0

/** A bulb strung on one unbroken wire from point to point: white outside, ink inside, where it is the mouth. */
export function strung(bulb: Bulb, wire: Wire): string {
  const { mood = 'grin', ink = night, r } = bulb
  const { from, to, sag = 120, sagTo = sag, colour = white, width = r * 0.045 } = wire
  const mouth = mouths[mood]
  const a = place(bulb, mouth.from)
  const b = place(bulb, mouth.to)
  const span = (p: Point, q: Point, hang: number) =>
    `C${p[0] + (q[0] - p[0]) * 0.38} ${p[1] + hang} ${q[0] - (q[0] - p[0]) * 0.42} ${q[1] + hang * 0.42} ${q[0]} ${q[1]}`
  const back = (p: Point, q: Point, hang: number) =>
    `C${p[0] + (q[0] - p[0]) * 0.42} ${p[1] + hang * 0.42} ${q[0] - (q[0] - p[0]) * 0.38} ${q[1] + hang} ${q[0]} ${q[1]}`
  const outer = `M${from[0]} ${from[1]}${span(from, a, sag)}M${b[0]} ${b[1]}${back(b, to, sagTo)}`
  const id = `glass${clips++}`
  return `<path d="${outer}" fill="none" stroke="${colour}" stroke-width="${width}"/>
  <g transform="${frame(bulb)}">${lamp(bulb)}</g>
  <clipPath id="${id}"><path transform="${frame(bulb)}" d="${glass}"/></clipPath>
  <g clip-path="url(#${id})"><path d="${outer}" fill="none" stroke="${ink}" stroke-width="${r * 0.078}"/></g>
  <g transform="${frame(bulb)}"><g fill="none" stroke-width="7.8" stroke="${ink}"><path d="M${mouth.from[0]} ${mouth.from[1]}${mouth.run}"/>${eyes[mood](ink)}</g>${knots(mouth.from, mouth.to, ink)}</g>`
}

/** Rays round the glass, long and short in turn; none below the base and none where `skip` says (degrees, clockwise from east). */
export function rays(
  bulb: Bulb,
  colour: string = yellow,
  skip: (degrees: number) => boolean = () => false,
  reach = 1,
): string {
  const d = Array.from({ length: 32 }, (_, i) => {
    const degrees = (i / 32) * 360 + 5.6
    if (Math.abs(degrees - 90) < 26 || skip(degrees)) return ''
    const a = ((degrees + (bulb.turn ?? 0)) * Math.PI) / 180
    const end = 1.14 + (i % 2 ? 0.16 : 0.3) * reach
    const at = (k: number) =>
      `${(bulb.x + Math.cos(a) * bulb.r * k).toFixed(1)} ${(bulb.y + Math.sin(a) * bulb.r * k).toFixed(1)}`
    return `M${at(1.14)}L${at(end)}`
  }).join('')
  return `<path d="${d}" stroke="${colour}" stroke-width="${bulb.r * 0.05}" fill="none"/>`
}
