import type { Flat } from '../../lib/hull'
import { hills } from './noise'

/** A pit cut step by step through level slabs, seen from anywhere: what the report's cover and the mine have in common. */
export interface Pit {
  /** The edge of the ground, and of the opening in slab `i`, counted from the top. */
  outer: Flat[]
  holes: Flat[][]
  /** How thick a slab is; the top of the first lies at 0. */
  thick: number
  project: (x: number, y: number, z: number) => Flat
  face: (i: number) => string
  /** The wall of an opening, lit from 0 (turned away from the sun) to 1. */
  wall: (i: number, lit: number) => string
  /** Towards where shadows fall, for a height of 1. */
  sun: Flat
  /** Colour and opacity of a shadow. */
  shade: readonly [fill: string, opacity: number]
  /** What lies on the floor, drawn in its place. */
  floor: string
  /** What stands on the face of slab `i`. */
  on?: (i: number) => string
}

/** A weathered round outline of `steps` points; outlines of one seed lie inside each other. */
export function opening(
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: number,
  rough: number,
  steps = 132,
): Flat[] {
  return Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * Math.PI * 2
    const k = 1 + (hills(1.6 + Math.cos(a) * 1.3 + rx / 1800, 1.6 + Math.sin(a) * 1.3, seed) - 0.47) * rough
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]
  })
}

const path = (points: Flat[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** An outline at one height as path data. */
export const laid = (points: Flat[], z: number, project: Pit['project']): string =>
  path(points.map(([x, y]) => project(x, y, z)))

/** The slabs from the floor up: each throws its shadow on what lies below, then come its walls, then its face. */
export function dug({ outer, holes, thick, project, face, wall, sun, shade, floor, on }: Pit): string {
  const length = Math.hypot(...sun) || 1
  const slabs = holes.map((hole, i) => {
    const [top, foot] = [-i * thick, -(i + 1) * thick]
    const [dx, dy] = [sun[0] * thick, sun[1] * thick]
    const cast = hole.map(([x, y]): Flat => [x + dx, y + dy])
    const shadow = `<path fill-rule="evenodd" d="${laid(outer, foot, project)}${laid(cast, foot, project)}" fill="${shade[0]}" opacity="${shade[1]}"/>`
    const walls = hole.map((from, k) => {
      const near = (steps: number): Flat => hole[(k + steps + hole.length) % hole.length] ?? from
      const to = near(1)
      // The outline runs clockwise on the screen, so that this points into the opening; a few tones only.
      const [nx, ny] = [near(-3)[1] - near(4)[1], near(4)[0] - near(-3)[0]]
      const facing = -(nx * sun[0] + ny * sun[1]) / (Math.hypot(nx, ny) * length || 1)
      const fill = wall(i, Math.round(Math.max(0, facing) * 8) / 8)
      const quad = path([
        project(...from, top),
        project(...to, top),
        project(...to, foot),
        project(...from, foot),
      ])
      return `<path d="${quad}" fill="${fill}" stroke="${fill}" stroke-width="1.2"/>`
    })
    const ground = `<path fill-rule="evenodd" d="${laid(outer, top, project)}${laid(hole, top, project)}" fill="${face(i)}"/>`
    return `${shadow}${walls.join('')}${ground}${on?.(i) ?? ''}`
  })
  return floor + slabs.reverse().join('')
}

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

/** A colour on the way from one to another. */
export function between(from: string, to: string, part: number): string {
  const b = channels(to)
  return `#${channels(from)
    .map((c, i) =>
      Math.round(c + ((b[i] ?? c) - c) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
