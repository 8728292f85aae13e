import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { random } from '../../lib/random'

/** Lotus Ecobeach Resort: at low tide the sun and its reflection complete a lotus. Three risograph inks on shell paper. */
export const ink = { sun: '#FFD23F', coral: '#FF5964', lagoon: '#00838F', deep: '#005C69', shell: '#F8F1E2' }
export const serif =
  "font-family:'Fraunces Variable';font-weight:650;font-variation-settings:'SOFT' 0,'WONK' 0"

/** What each drum prints. White inside a plate knocks its ink out; inks multiply where plates overlap. */
export interface Plates {
  sun?: string
  coral?: string
  lagoon?: string
  /** The fourth pass, opaque deep lagoon: lettering and small silhouettes. */
  key?: string
  /** Opaque shell on top of everything. */
  paper?: string
  /** Where no dust falls: a speck beside lettering reads as a full stop. */
  clean?: readonly Box[]
}

const place = (value: number) => value.toFixed(1)
export const round = place

/** The same print on a smaller sheet, for posts that are nowhere shown large: their grain is what costs. */
export function smaller({ width, height, html, ...rest }: Drawing, scale: number): Drawing {
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  return {
    ...rest,
    width: across,
    height: down,
    html: html.replace(`width="${width}" height="${height}"`, `width="${across}" height="${down}"`),
  }
}

/** Prints the plates: every ink out of register by a hair, starved by grain, specked with dust. */
export function riso(width: number, height: number, plates: Plates, seed = 3): Drawing {
  const next = random(seed)
  const dust = Array.from({ length: Math.round((width * height) / 4200) }, () => {
    const radius = 0.7 + next() ** 3 * 3
    const [x, y] = [next() * width, next() * height]
    if (plates.clean?.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom))
      return ''
    return `<circle cx="${place(x)}" cy="${place(y)}" r="${place(radius)}"/>`
  }).join('')
  const grain = (id: string, grainSeed: number, cut: number) =>
    `<filter id="${id}" x="0" y="0" width="${width}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="${grainSeed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -12 0 0 0 ${cut}"/><feComposite in="SourceGraphic" operator="in"/></filter>`
  const plate = (markup: string | undefined, colour: string, id: string, shift: string) =>
    markup
      ? `<g style="mix-blend-mode:multiply" filter="url(#${id})"><g fill="${colour}" color="${colour}" transform="translate(${shift})">${markup}</g></g>`
      : ''
  const sheet = `<defs>${grain('grain-sun', 1, 9.3)}${grain('grain-coral', 4, 9)}${grain('grain-lagoon', 7, 9)}</defs>
    <rect width="${width}" height="${height}" fill="${ink.shell}"/>
    <g style="isolation:isolate"><rect width="${width}" height="${height}" fill="${ink.shell}"/>
    ${plate(plates.sun, ink.sun, 'grain-sun', '0 0')}${plate(plates.coral, ink.coral, 'grain-coral', '5 -4')}${plate(plates.lagoon, ink.lagoon, 'grain-lagoon', '-4 4')}</g>
    <g fill="${ink.deep}" color="${ink.deep}">${plates.key ?? ''}</g>
    <g fill="${ink.shell}" color="${ink.shell}">${plates.paper ?? ''}${dust}</g>`
  return { width, height, html: svg(sheet, width, height), ground: ink.shell }
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A dot screen over `box`; `tone` gives the coverage (0 to 1) at a point, `angle` (radians) turns the screen. */
export function halftone(
  box: Box,
  pitch: number,
  angle: number,
  tone: (x: number, y: number) => number,
): string {
  const { left, top, right, bottom } = box
  const reach = Math.ceil(Math.hypot(right - left, bottom - top) / pitch / 2) + 1
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let path = ''
  for (let i = -reach; i <= reach; i += 1) {
    for (let j = -reach; j <= reach; j += 1) {
      const x = (left + right) / 2 + (i * cos - j * sin) * pitch
      const y = (top + bottom) / 2 + (i * sin + j * cos) * pitch
      if (x < left || x > right || y < top || y > bottom) continue
      const radius = Math.sqrt(Math.max(0, Math.min(1, tone(x, y)))) * pitch * 0.64
      if (radius > 0.9) path += disc(x, y, radius)
    }
  }
  return `<path d="${path}"/>`
}

/** A circle as path data. */
export function disc(x: number, y: number, radius: number): string {
  const r = place(radius)
  return `M${place(x - radius)} ${place(y)}a${r} ${r} 0 1 0 ${place(radius * 2)} 0a${r} ${r} 0 1 0 ${place(-radius * 2)} 0Z`
}

/** Path data of one petal that grows up from the origin. */
export function petal(length: number, width: number): string {
  const [l, w] = [length, width]
  return `M0 0C${place(-w)} ${place(-l * 0.28)} ${place(-w * 0.92)} ${place(-l * 0.7)} 0 ${place(-l)}C${place(w * 0.92)} ${place(-l * 0.7)} ${place(w)} ${place(-l * 0.28)} 0 0Z`
}

export interface Petal {
  angle: number
  length: number
  width: number
}

/** The seven petals of a lotus in profile: `open` 0 is a closed bud, 1 the flower of low tide. */
export function lotus(open: number, size: number): Petal[] {
  const spread: readonly (readonly [number, number, number])[] = [
    [-74, 1.12, 0.235],
    [74, 1.12, 0.235],
    [-52, 1.05, 0.265],
    [52, 1.05, 0.265],
    [-26, 1, 0.27],
    [26, 1, 0.27],
    [0, 1, 0.27],
  ]
  return spread.map(([angle, length, width]) => {
    const outer = Math.abs(angle) / 74
    const turn = Math.max(0, Math.min(1, open * (2 - outer) - (1 - open) * outer * 0.2))
    const bud = 1.06 - outer * 0.3
    return {
      angle: angle * (0.17 + 0.83 * turn),
      length: size * (bud + (length - bud) * turn),
      width: size * (0.2 + (width - 0.2) * turn),
    }
  })
}

/** Petals as markup around (x, y); `only` chooses some. Overlaps print twice, as ink does. */
export function petals(
  list: readonly Petal[],
  x: number,
  y: number,
  only?: (p: Petal, index: number) => boolean,
): string {
  return list
    .filter((p, index) => only?.(p, index) ?? true)
    .map(
      (p) =>
        `<path style="mix-blend-mode:multiply" transform="translate(${place(x)} ${place(y)}) rotate(${place(p.angle)})" d="${petal(p.length, p.width)}"/>`,
    )
    .join('')
}

/** A wavy bar of `height` from x = left to right: a cut in the water. */
export function cut(
  left: number,
  right: number,
  y: number,
  height: number,
  swell: number,
  length: number,
): string {
  const steps = Math.ceil((right - left) / (length / 2))
  let path = `M${place(left)} ${place(y)}`
  for (let i = 0; i < steps; i += 1)
    path += `q${place(length / 4)} ${place((i % 2 ? 1 : -1) * swell)} ${place(length / 2)} 0`
  path += `v${place(height)}`
  for (let i = steps - 1; i >= 0; i -= 1)
    path += `q${place(-length / 4)} ${place((i % 2 ? -1 : 1) * swell * 0.55)} ${place(-length / 2)} 0`
  return `${path}Z`
}

/** The cuts that slice a reflection, closer and finer near the horizon. */
export function cuts(
  width: number,
  horizon: number,
  foot: number,
): { y: number; height: number; path: string }[] {
  const depth = foot - horizon
  return [0.075, 0.155, 0.25, 0.36, 0.48, 0.615, 0.76, 0.92].map((part, i) => {
    const y = horizon + depth * part
    const height = depth * (0.012 + i * 0.0058)
    const start = i % 2 ? -190 : -40
    return { y, height, path: cut(start, width + 60, y, height, 6 + i * 2, 240 + i * 44) }
  })
}

export function boat(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-92 -6C-50 12 60 12 120 -30C96 30 40 40 -20 38C-60 36 -84 20 -92 -6Z"/><path d="M4 0V-170L12 -170V0Z"/><path d="M20 -164C74 -130 94 -84 98 -44L20 -16Z"/><path d="M-4 -140C-34 -108 -48 -66 -52 -30L-4 -16Z"/></g>`
}

/** A hatchling from above, head up; `shell` is the colour of the lines on its back. */
export function hatchling(x: number, y: number, scale: number, angle: number, shell = ink.sun): string {
  return `<g transform="translate(${place(x)} ${place(y)}) rotate(${place(angle)}) scale(${scale})"><ellipse rx="34" ry="44"/><ellipse cy="-56" rx="14" ry="18"/><path d="M-26 -30C-66 -56 -84 -30 -92 0C-70 -14 -46 -10 -30 -6ZM26 -30C66 -56 84 -30 92 0C70 -14 46 -10 30 -6ZM-22 32C-44 40 -50 58 -48 72C-34 66 -20 54 -12 42ZM22 32C44 40 50 58 48 72C34 66 20 54 12 42Z"/><g fill="none" stroke="${shell}" stroke-width="4"><path d="M0 -40V42M-30 -10L0 -22L30 -10M-30 18L0 8L30 18"/></g></g>`
}

/** A line of lettering. */
export function text(
  x: number,
  y: number,
  size: number,
  words: string,
  anchor = 'start',
  extra = '',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" style="${serif}" letter-spacing="${place(-size * 0.014)}" ${extra}>${words}</text>`
}

/** What the typeface sets too close in an hour, in em: the colon in the tail of a 2, and the bar of a 4 in the tail before it. */
const hourKerns: Record<string, number> = {
  '12': 0.012,
  '2:': 0.035,
  ':2': 0.02,
  '24': 0.052,
  '04': 0.03,
  '34': 0.03,
  '54': 0.03,
}

/** An hour such as 12:24, every figure clear of the next. */
export function hour(
  x: number,
  y: number,
  size: number,
  words: string,
  anchor = 'start',
  fill = 'currentColor',
): string {
  const kerns = [...words].map((_, i) => place((hourKerns[words.slice(i - 1, i + 1)] ?? 0) * size))
  return `<text x="${x}" y="${y}" dx="${kerns.join(' ')}" font-size="${size}" text-anchor="${anchor}" fill="${fill}" style="${serif}" letter-spacing="${place(size * 0.012)}">${words}</text>`
}
