import { stroke, type Tool } from './pencil'

/**
 * A print hand in single strokes, 100 units to the em: cap height 70, x-height 46, baseline 0. A letter is its width and
 * its path; every subpath is a new touch of the pen.
 */
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [60, 'M4 0L30-70L56 0M14-24H47'],
  B: [52, 'M8 0V-70M8-70C44-72 44-38 10-37C54-38 52 2 8 0'],
  C: [56, 'M50-58C34-78 6-66 7-32C8 2 36 8 52-12'],
  D: [58, 'M8 0V-70C64-72 66 0 8 0'],
  E: [50, 'M46-68H9V0H48M9-36H40'],
  F: [50, 'M46-68H9V2M9-36H40'],
  G: [58, 'M52-58C36-78 6-66 7-32C8 6 48 8 50-28H32'],
  H: [58, 'M8-70V0M50-70V0M8-36H50'],
  I: [18, 'M9-70V0'],
  J: [42, 'M34-70V-16C34 4 10 4 6-12'],
  K: [52, 'M8-70V0M48-70L10-32L50 0'],
  L: [46, 'M8-70V0H44'],
  M: [72, 'M6 0L14-70L36-20L58-70L66 0'],
  N: [58, 'M8 0V-70L50 0V-70'],
  O: [64, 'M32-70C-2-70 0 2 32 1C66 0 64-70 30-70'],
  P: [50, 'M8 2V-70C54-74 54-30 9-32'],
  Q: [64, 'M32-70C-2-70 0 2 32 1C66 0 64-70 30-70M38-18L62 6'],
  R: [52, 'M8 2V-70C52-74 52-32 9-34L48 2'],
  S: [54, 'M46-60C34-76 8-70 10-52C12-32 48-42 48-18C48 6 14 4 6-12'],
  T: [58, 'M4-68H54M29-68V2'],
  U: [58, 'M8-70V-22C8 6 50 6 50-22V-70'],
  V: [56, 'M4-70L29 0L54-70'],
  W: [76, 'M4-70L20 0L38-56L56 0L72-70'],
  X: [56, 'M6-70L50 2M50-70L6 2'],
  Y: [56, 'M4-70L28-34M54-70L26 2'],
  Z: [56, 'M6-68H50L6 0H52'],
  a: [54, 'M42-38C30-52 6-46 7-20C8 4 36 4 42-22M43-46V-8C43 0 48 2 52-2'],
  b: [52, 'M8-72V0M8-26C14-54 48-50 46-22C44 4 14 6 8-14'],
  c: [48, 'M44-38C30-54 6-44 8-20C10 4 34 4 46-8'],
  d: [54, 'M42-38C30-52 6-46 7-20C8 4 36 4 42-22M44-72V0'],
  e: [50, 'M9-26H44C46-52 8-56 8-22C8 4 34 6 46-8'],
  f: [34, 'M34-66C22-76 16-66 16-52V2M4-44H32'],
  g: [54, 'M42-38C30-52 6-46 7-20C8 2 36 2 42-22M43-46V8C43 28 16 28 8 16'],
  h: [52, 'M8-72V0M8-26C16-52 44-52 44-26V0'],
  i: [18, 'M9-46V0M7-65L11-60'],
  j: [26, 'M18-46V10C18 24 4 24 0 16M17-62L19-60'],
  k: [44, 'M8-72V0M38-46L10-20L40 0'],
  l: [24, 'M8-72V-8C8 0 14 2 20-3'],
  m: [74, 'M8-46V0M8-26C14-50 36-52 36-26V0M36-26C42-50 65-52 65-26V0'],
  n: [52, 'M8-46V0M8-26C16-52 44-52 44-26V0'],
  o: [54, 'M27-47C2-47 2 1 27 1C52 0 52-47 26-47'],
  p: [52, 'M8-46V24M8-26C14-54 48-50 46-22C44 4 14 6 8-10'],
  q: [52, 'M42-38C30-52 6-46 7-20C8 4 36 4 42-22M43-46V24'],
  r: [36, 'M8-46V0M8-24C12-42 24-50 34-42'],
  s: [44, 'M38-38C28-52 8-48 10-34C12-22 40-26 38-10C36 4 14 4 6-8'],
  t: [36, 'M16-62V-10C16 0 26 4 34-4M4-44H32'],
  u: [54, 'M8-46V-18C8 6 40 4 43-20M43-46V-6C43 0 48 2 52-2'],
  v: [46, 'M4-46L23 0L42-46'],
  w: [64, 'M4-46L18 0L32-40L46 0L60-46'],
  x: [44, 'M6-46L38 0M38-46L6 0'],
  y: [48, 'M6-46L26-4M44-46L22 8C18 20 10 24 4 20'],
  z: [46, 'M6-45H38L6 0H40'],
  0: [56, 'M28-70C2-70 2 1 28 1C54 1 54-70 27-70'],
  1: [36, 'M8-54L24-70V0'],
  2: [54, 'M8-54C12-76 46-74 44-50C42-32 12-14 6 0H48'],
  3: [52, 'M8-62C22-78 48-66 42-50C38-40 26-38 20-38C44-40 52-18 40-6C28 4 12 0 6-8'],
  4: [56, 'M36 2V-70L4-20H52'],
  5: [52, 'M44-69H14L11-40C30-50 50-38 46-18C42 4 16 4 6-8'],
  6: [54, 'M40-70C20-60 6-36 8-18C12 6 46 6 46-18C46-40 16-42 10-20'],
  7: [50, 'M6-69H48L20 2'],
  8: [56, 'M28-38C6-46 10-70 28-70C48-70 50-46 28-38C2-30 4 2 28 1C54 0 54-30 28-38'],
  9: [54, 'M46-52C40-74 8-72 8-50C8-30 40-30 46-52C48-30 42-10 28 2'],
  '.': [20, 'M8-4L13 2'],
  ',': [20, 'M12-5L5 14'],
  ':': [20, 'M8-37L13-32M8-4L13 1'],
  '’': [18, 'M11-72L7-56'],
  '-': [40, 'M6-26H34'],
  '+': [48, 'M24-48V-6M4-27H44'],
  '=': [48, 'M6-36H42M6-18H42'],
  '?': [46, 'M6-56C8-78 44-74 40-52C38-38 22-36 22-20M20-4L25 2'],
  '!': [20, 'M10-70L9-20M7-4L12 2'],
  '/': [36, 'M30-74L6 6'],
  '°': [30, 'M15-72C3-72 3-52 15-52C27-52 27-72 14-72'],
  '×': [44, 'M8-42L36-10M36-42L8-10'],
}

const space = 30

/** How wide a line is written, px. */
export const writtenWidth = (line: string, size: number): number =>
  ([...line].reduce((sum, one) => sum + (letters[one]?.[0] ?? space) + 6, 0) * size) / 100

interface Hand {
  colour?: string
  tool?: Tool
  /** Width of the stroke, px. */
  weight?: number
  /** Degrees, clockwise. */
  turn?: number
  anchor?: 'start' | 'middle'
  leading?: number
}

/** Lines written by hand, the first on the baseline y; `size` is the em. `data-lettering` says it to whoever measures. */
export function written(
  lines: string | readonly string[],
  x: number,
  y: number,
  size: number,
  {
    colour = '#4A4642',
    tool = 'pencil',
    weight = size * 0.08,
    turn = 0,
    anchor = 'start',
    leading = 1.12,
  }: Hand = {},
): string {
  const k = size / 100
  const each = (typeof lines === 'string' ? [lines] : lines).map((line, row) => {
    let at = anchor === 'middle' ? -writtenWidth(line, size) / 2 / k : 0
    const glyphs = [...line].map((one, place) => {
      const letter = letters[one]
      const left = at
      at += (letter?.[0] ?? space) + 6
      if (!letter) return ''
      // No two letters of a hand stand alike.
      const lift = Math.sin(place * 2.3 + row * 1.7 + line.length) * 2.2
      const lean = Math.sin(place * 1.9 + row + line.length * 0.7) * 2.4 + 4
      return `<g transform="translate(${left.toFixed(1)} ${(lift + (row * leading * size) / k).toFixed(1)}) skewX(${(-lean).toFixed(1)})">${stroke(letter[1], { colour, tool, weight: weight / k, unrest: 1.1 })}</g>`
    })
    return glyphs.join('')
  })
  return `<g data-lettering="${size}" transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${each.join('')}</g>`
}
