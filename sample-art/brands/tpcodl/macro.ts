import sharp from 'sharp'
import type { Drawing } from '../../lib/drawing'
import { mahanadi } from './book'
import { cell, farCell, liveWire } from './macro-cell'
import { type Colour, reached, seen } from './macro-light'
import { placed } from './macro-shapes'
import { add, dot, Scene, scaled, type Vector } from './tracer'

const side = 1500
const ground = -190
/** Rays across and down in a pixel, and in one where they disagree. */
const [few, many] = [2, 4]
/** How far apart the bytes of a pixel's rays may lie before more of them are sent. */
const quiet = 36
/** The camera looks down from the front, from far away: parallels stay parallel. */
const tilt = 0.36
const look: Vector = [0, -Math.sin(tilt), -Math.cos(tilt)]
const downwards: Vector = [0, Math.cos(tilt), -Math.sin(tilt)]

const ray = (x: number, y: number): Vector => add(add([x, 0, 0], downwards, y - side * 0.1), look, -2200)
const onScreen = (p: Vector): [number, number] => [p[0], dot(p, downwards) + side * 0.1]

/** Three box blurs, which make a soft lens; the picture is n pixels wide and high. */
function soften(picture: Float32Array, n: number, radius: number): Float32Array {
  let from = picture
  for (let pass = 0; pass < 6; pass++) {
    const to = new Float32Array(from.length)
    const [stride, across] = pass % 2 ? [n * 3, 3] : [3, n * 3]
    for (let i = 0; i < n; i++)
      for (let k = 0; k < 3; k++) {
        const at = (j: number) => from[i * across + Math.min(n - 1, Math.max(0, j)) * stride + k] ?? 0
        let sum = 0
        for (let j = -radius; j <= radius; j++) sum += at(j)
        for (let j = 0; j < n; j++) {
          to[i * across + j * stride + k] = sum / (2 * radius + 1)
          sum += at(j + radius + 1) - at(j - radius)
        }
      }
    from = to
  }
  return from
}

/** Teal card, lit from the upper left. */
function teal(scene: Scene, p: Vector): Colour {
  const { direct, round } = reached(scene, p)
  const pool = Math.exp(-(((p[0] - 480) / 1150) ** 2 + ((p[1] - 420) / 1250) ** 2))
  return scaled([0.0042, 0.047, 0.062], direct * (0.2 + 1.15 * pool) + 0.2 * round)
}

/** The ground and the far cells, out of focus: half as many pixels are enough. */
function far(everything: Scene, low: Scene): (x: number, y: number) => Colour {
  const n = side / 2
  const picture = new Float32Array(n * n * 3)
  for (let i = 0; i < n * n; i++) {
    const o = ray((i % n) * 2 + 1, Math.floor(i / n) * 2 + 1)
    const hit = low.first(o, look)
    const foot = add(o, look, (ground - o[2]) / look[2])
    picture.set(
      hit
        ? scaled(seen({ scene: low, below: () => [0.003, 0.03, 0.04], warm: [] }, hit, look), 0.6)
        : teal(everything, foot),
      i * 3,
    )
  }
  const soft = soften(picture, n, 5)
  return (x, y) => {
    const u = Math.min(n - 1.001, Math.max(0, x / 2 - 0.5))
    const v = Math.min(n - 1.001, Math.max(0, y / 2 - 0.5))
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const mixed = (k: number): number => {
      const at = (a: number, b: number) => soft[((j + b) * n + i + a) * 3 + k] ?? 0
      const [s, t] = [u - i, v - j]
      return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t
    }
    return [mixed(0), mixed(1), mixed(2)]
  }
}

/** Linear light as a byte: the brightest tones roll off instead of clipping. */
function byte(light: number): number {
  const rolled = light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp((0.7 - light) / 0.3))
  return Math.round(255 * (rolled <= 0.0031308 ? 12.92 * rolled : 1.055 * rolled ** (1 / 2.4) - 0.055))
}

/** One cell at forty times its size, ray-traced: twisted frame, scrolls, granules, and the live line passing in front. */
export async function macro(): Promise<Drawing> {
  const near = [...placed(cell(), 0.42, [790, 690], 1.14, -70), ...placed(liveWire(), 0, [0, 80], 1, 36)]
  const lower = [
    ...placed(farCell(), 3.85, [1660, -190], 0.95, ground + 50),
    ...placed(farCell(), 1.5, [-420, 420], 0.95, ground + 50),
    ...placed(farCell(), -0.55, [1640, 1900], 0.95, ground + 50),
  ]
  const scene = new Scene(near)
  const behind = far(new Scene([...near, ...lower]), new Scene(lower))
  const below = (o: Vector, d: Vector): Colour => {
    const p = add(o, d, (ground - o[2]) / d[2])
    // Patina lies where silver faces its ground: the edges of a wire stay dark.
    return scaled(behind(...onScreen(p)), 0.45)
  }
  const warm = near.flatMap(({ a, live }, i) => (live && i % 6 === 0 ? [a] : []))
  const surroundings = { scene, below, warm }
  /** Tones are rolled off ray by ray: one glint must not fray the edge it lies on. */
  const sampled = (x: number, y: number, count: number): Colour[] =>
    Array.from({ length: count * count }, (_, s): Colour => {
      const [u, v] = [x + ((s % count) + 0.5) / count, y + (Math.floor(s / count) + 0.5) / count]
      const hit = scene.first(ray(u, v), look)
      const each = hit ? seen(surroundings, hit, look) : behind(u, v)
      return [byte(each[0]), byte(each[1]), byte(each[2])]
    })
  const pixels = Buffer.alloc(side * side * 3)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const sparse = sampled(x, y, few)
      const greens = sparse.map((each) => each[1])
      const calm = Math.max(...greens) - Math.min(...greens) < quiet
      const all = calm ? sparse : sampled(x, y, many)
      const sum = all.reduce((total, each) => add(total, each), [0, 0, 0])
      for (const k of [0, 1, 2] as const) pixels[(y * side + x) * 3 + k] = Math.round(sum[k] / all.length)
    }
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
  const html = `<img width="${side}" height="${side}" alt="" src="data:image/png;base64,${png.toString('base64')}">`
  return { width: side, height: side, ground: mahanadi, html }
}
