import { random } from '../../lib/random'
import { flame, marigold, umber } from './book'

const flowers = {
  marigold: [marigold, '#FF9A12', '#F4770F'],
  flame: ['#F9701A', flame, '#C93B0A'],
} as const
export type Flower = keyof typeof flowers

const turn = random(5)

function petals(radius: number, count: number, angle: number): string {
  const at = (r: number, a: number): string =>
    `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`
  const half = (Math.PI / count) * 1.02
  const each = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + angle
    return `${i ? 'L' : 'M'}${at(radius * 0.8, a - half)}C${at(radius * 1.06, a - half * 0.9)} ${at(radius * 1.06, a + half * 0.9)} ${at(radius * 0.8, a + half)}`
  })
  return `${each.join('')}Z`
}

/** One flower head of three paper rosettes, each with its own shadow. */
export function head(x: number, y: number, radius: number, kind: Flower): string {
  const angle = turn() * 6
  const [inner, middle, outer] = flowers[kind]
  const rosette = (r: number, n: number, a: number, fill: string, shadow: string): string =>
    `<g filter="url(#${shadow})"><path d="${petals(r, n, a)}" fill="${fill}"/></g>`
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${rosette(radius, 13, angle, outer, 'mid')}${rosette(radius * 0.76, 11, angle + 0.3, middle, 'low')}${rosette(radius * 0.5, 8, angle + 0.7, inner, 'low')}<circle r="${radius * 0.14}" fill="${outer}"/></g>`
}

const kindAt = (i: number): Flower => (i % 2 ? 'marigold' : 'flame')

/** A garland that sags between two nails. */
export function swag(
  from: [number, number],
  to: [number, number],
  sag: number,
  radius: number,
  first = 0,
): string {
  const points: [number, number, number][] = []
  let length = 0
  for (let i = 0; i <= 400; i++) {
    const t = i / 400
    const x = from[0] + (to[0] - from[0]) * t
    const y = from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)
    const last = points.at(-1)
    if (last) length += Math.hypot(x - last[0], y - last[1])
    points.push([x, y, length])
  }
  const count = Math.round(length / (radius * 1.62))
  const heads = Array.from({ length: count + 1 }, (_, i) => {
    const [x, y] = points.find(([, , way]) => way >= (length * i) / count - 0.01) ?? to
    return head(x, y, radius, kindAt(i + first))
  })
  return heads.join('')
}

/** The garland that hangs dead straight, drawn from its lower end upwards in reading order. */
export function plumb(x: number, top: number, bottom: number, radius: number): string {
  const pitch = radius * 1.6
  const count = Math.max(1, Math.floor((bottom - top) / pitch))
  return Array.from({ length: count + 1 }, (_, i) =>
    head(x, bottom - (count - i) * pitch, radius, kindAt(i + 1)),
  ).join('')
}

/** The brass bob, its tip on (x, y), `height` px from cord knot to tip. */
export function bob(x: number, y: number, height: number, cord = 0): string {
  const k = height / 284
  const string = cord ? `<path d="M0 ${-284 - cord / k}V-262" stroke="${umber}" stroke-width="7"/>` : ''
  return `<g transform="translate(${x} ${y}) scale(${k})">${string}<g filter="url(#high)"><path d="M-34-284H34V-250H-34Z" fill="#B67E1E"/><path d="M-70-250H70L84-200C84-120 30-60 0 0C-30-60-84-120-84-200Z" fill="#E0A93A"/><path d="M0-250H70L84-200C84-120 30-60 0 0Z" fill="#C48A24"/><path d="M-70-250H70L76-228H-76Z" fill="#F2CB6B"/><path d="M-52-200c0 54 20 92 36 126" stroke="#FBE3A0" stroke-width="12" fill="none" stroke-linecap="round"/></g></g>`
}

/** A mango leaf that hangs from (x, y). */
export function mangoLeaf(x: number, y: number, angle: number, size = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})" filter="url(#low)"><path d="M0 0C34 26 40 84 0 140C-40 84-34 26 0 0Z" fill="#2E8B57"/><path d="M0 8V126" stroke="#1E6B41" stroke-width="4"/></g>`
}
