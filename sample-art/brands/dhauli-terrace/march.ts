import { reached } from './elephant'
import type { Field, Point } from './field'

/** What the camera saw, sampled on a coarser grid than the picture; read it with `sample`. */
export interface View {
  tone: Float32Array
  depth: Float32Array
  /** The surface's slope to the right and up, as the camera sees it. */
  right: Float32Array
  up: Float32Array
  /** Where the point seen lies in the scene. */
  place: readonly [Float32Array, Float32Array, Float32Array]
  /** 0 sky, 1 body, 2 ground. */
  kind: Uint8Array
  columns: number
  rows: number
  step: number
}

export interface Camera {
  width: number
  height: number
  from: Point
  to: Point
  /** Longer is closer; 1.55 is the hero's. */
  lens: number
  sun?: Point
  /** A lamp inside the scene instead of the sun; its light fades with distance. */
  lamp?: Point
  /** Picture px per sample: 1 is sharp and slow, 2 takes a quarter of the time. */
  step?: number
  /** Where the picture's middle lies, in heights: shifts the motif without turning it. */
  shift?: readonly [number, number]
}

const unit = ([x, y, z]: Point): [number, number, number] => {
  const length = Math.sqrt(x * x + y * y + z * z)
  return [x / length, y / length, z / length]
}

/** Where a point of the scene lies in the picture, px, and how many px a unit measures there. */
export function project(camera: Camera, [x, y, z]: Point): { x: number; y: number; unit: number } {
  const { width, height, from, to, lens, shift = [0, 0] } = camera
  const f = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]])
  const r = unit([-f[2], 0, f[0]])
  const u = [r[1] * f[2] - r[2] * f[1], r[2] * f[0] - r[0] * f[2], r[0] * f[1] - r[1] * f[0]] as const
  const p = [x - from[0], y - from[1], z - from[2]] as const
  const away = p[0] * f[0] + p[1] * f[1] + p[2] * f[2]
  const scale = (lens * height) / (1.02 * away)
  return {
    x: width / 2 + shift[0] * height + scale * (p[0] * r[0] + p[2] * r[2]),
    y: height / 2 - shift[1] * height - scale * (p[0] * u[0] + p[1] * u[1] + p[2] * u[2]),
    unit: scale,
  }
}

/** Walks a ray through every sample until it meets the field; light from one sun, with soft shadow and hollows. */
export function march(field: Field, camera: Camera): View {
  const { width, height, from, to, lens, step = 2, shift = [0, 0] } = camera
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1]
  const size = columns * rows
  const view: View = {
    tone: new Float32Array(size),
    depth: new Float32Array(size).fill(99),
    right: new Float32Array(size),
    up: new Float32Array(size),
    place: [new Float32Array(size), new Float32Array(size), new Float32Array(size)],
    kind: new Uint8Array(size),
    columns,
    rows,
    step,
  }
  const f = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]])
  const r = unit([-f[2], 0, f[0]])
  const u = [r[1] * f[2] - r[2] * f[1], r[2] * f[0] - r[0] * f[2], r[0] * f[1] - r[1] * f[0]] as const
  const sun = unit(camera.sun ?? [0.75, 0.62, 0.42])
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const a = ((column * step - width / 2) / height - shift[0]) * 1.02
      const b = (-(row * step - height / 2) / height - shift[1]) * 1.02
      const d = unit([
        f[0] * lens + r[0] * a + u[0] * b,
        f[1] * lens + r[1] * a + u[1] * b,
        f[2] * lens + r[2] * a + u[2] * b,
      ])
      let t = 1.2
      let met = false
      for (let i = 0; i < 84; i += 1) {
        const gap = field(from[0] + d[0] * t, from[1] + d[1] * t, from[2] + d[2] * t)
        if (gap < 0.0012 * t) {
          met = true
          break
        }
        t += gap * 0.8
        if (t > 16) break
      }
      if (!met) continue
      const o = row * columns + column
      const [x, y, z] = [from[0] + d[0] * t, from[1] + d[1] * t, from[2] + d[2] * t]
      const e = 0.004
      const n = unit([
        field(x + e, y, z) - field(x - e, y, z),
        field(x, y + e, z) - field(x, y - e, z),
        field(x, y, z + e) - field(x, y, z - e) + 1e-9,
      ])
      const toLamp: Point | undefined = camera.lamp && [
        camera.lamp[0] - x,
        camera.lamp[1] - y,
        camera.lamp[2] - z,
      ]
      const light = toLamp ? unit(toLamp) : sun
      const distance = toLamp ? Math.hypot(...toLamp) : 5.3
      let shadow = 1
      for (let i = 0, away = toLamp ? 0.05 : 0.14; i < 22 && shadow > 0.02 && away < distance - 0.3; i += 1) {
        const gap = field(x + light[0] * away, y + light[1] * away, z + light[2] * away)
        shadow = Math.min(shadow, (7 * gap) / away)
        away += Math.max(0.05, gap)
      }
      let hollow = 0
      for (let i = 1; i <= 4; i += 1) {
        const away = i * 0.11
        hollow += ((away - field(x + n[0] * away, y + n[1] * away, z + n[2] * away)) / away) * 0.25
      }
      const open = Math.max(0, Math.min(1, 1 - hollow * 0.9))
      const facing = Math.max(0, n[0] * light[0] + n[1] * light[1] + n[2] * light[2])
      const rim = (1 - Math.max(0, -(n[0] * d[0] + n[1] * d[1] + n[2] * d[2]))) ** 3
      let tone =
        (0.13 + 0.78 * facing * Math.max(0, shadow) + 0.16 * Math.max(0, n[1])) * (0.35 + 0.65 * open) +
        0.1 * rim
      if (toLamp) {
        const pool = (3.1 * facing * Math.max(0, shadow)) / (0.8 + distance * distance * 0.5)
        const moonlight = 0.2 * Math.max(0, n[0] * 0.45 + n[1] * 0.35 + n[2] * 0.82)
        tone = (pool + moonlight + 0.04) * (0.3 + 0.7 * open) + 0.07 * rim
      }
      if (!toLamp) tone *= reached(x, y, z)
      view.kind[o] = y < 0.12 && n[1] > 0.8 ? 2 : 1
      view.place[0][o] = x
      view.place[1][o] = y
      view.place[2][o] = z
      view.tone[o] = Math.min(1, tone)
      view.depth[o] = t
      view.right[o] = n[0] * r[0] + n[1] * r[1] + n[2] * r[2]
      view.up[o] = n[0] * u[0] + n[1] * u[1] + n[2] * u[2]
    }
  }
  return view
}

/** One channel at picture px (x, y), smoothed between samples. */
export function sample(view: View, channel: Float32Array, x: number, y: number): number {
  const [px, py] = [
    Math.max(0, Math.min(view.columns - 1.001, x / view.step)),
    Math.max(0, Math.min(view.rows - 1.001, y / view.step)),
  ]
  const [i, j] = [Math.floor(px), Math.floor(py)]
  const [a, b] = [px - i, py - j]
  const o = j * view.columns + i
  const at = (index: number) => channel[index] ?? 0
  return (
    at(o) * (1 - a) * (1 - b) +
    at(o + 1) * a * (1 - b) +
    at(o + view.columns) * (1 - a) * b +
    at(o + view.columns + 1) * a * b
  )
}

export function kindAt(view: View, x: number, y: number): number {
  const [i, j] = [
    Math.min(view.columns - 1, Math.round(x / view.step)),
    Math.min(view.rows - 1, Math.round(y / view.step)),
  ]
  return view.kind[j * view.columns + i] ?? 0
}
