import sharp from 'sharp'
import { random } from '../random'

// Paints a flat drawing once more in watercolour: what was one even colour is pigment in water on white paper.

/** Smooth noise from 0 to 1 whose bumps are `size` px wide. Each lies at an angle of its own, or their squares would show. */
function clouds(width: number, height: number, size: number, seed: number): Float32Array {
  const next = random(seed)
  const [cos, sin] = [Math.cos(0.3 + seed * 0.17), Math.sin(0.3 + seed * 0.17)]
  const across = Math.ceil((width + 2 * height) / size) + 3
  const grid = Float32Array.from({ length: across * (Math.ceil((2 * height + width) / size) + 3) }, next)
  const field = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = (x * cos - y * sin + height) / size
      const v = (x * sin + y * cos + width) / size
      const at = Math.floor(v) * across + Math.floor(u)
      const along = ease(u - Math.floor(u))
      const upper = mix(grid[at] ?? 0, grid[at + 1] ?? 0, along)
      const lower = mix(grid[at + across] ?? 0, grid[at + across + 1] ?? 0, along)
      field[y * width + x] = mix(upper, lower, ease(v - Math.floor(v)))
    }
  return field
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share
const ease = (t: number): number => t * t * (3 - 2 * t)
const step = (from: number, to: number, value: number): number =>
  ease(Math.min(1, Math.max(0, (value - from) / (to - from))))

/** Means over squares, run twice: near enough to a soft blur. */
function blurred(field: Float32Array, width: number, height: number, reach: number): Float32Array {
  let [from, to] = [field, new Float32Array(field.length)]
  for (const [count, length, stride, jump] of [
    [height, width, 1, width],
    [width, height, width, 1],
    [height, width, 1, width],
    [width, height, width, 1],
  ] as const) {
    for (let line = 0; line < count; line++) {
      const first = line * jump
      const value = (i: number): number => from[first + Math.min(length - 1, Math.max(0, i)) * stride] ?? 0
      let sum = 0
      for (let i = -reach; i <= reach; i++) sum += value(i)
      for (let i = 0; i < length; i++) {
        to[first + i * stride] = sum / (2 * reach + 1)
        sum += value(i + reach + 1) - value(i - reach)
      }
    }
    ;[from, to] = [to, from === field ? new Float32Array(field.length) : from]
  }
  return from
}

/**
 * The picture as a brush would have it: outlines that a hand drew, washes that are unevenly wet, and pigment that dried in
 * a darker rim.
 */
export async function paintInWatercolour(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  // All lengths are for a picture 2000 px wide.
  const unit = Math.max(width, height) / 2000
  const made = (size: number, seed: number) => clouds(width, height, size * unit, seed)
  const sway = [made(70, 1), made(70, 2), made(19, 3), made(19, 4)] as const
  const [wet, pooled, grain] = [made(300, 5), made(95, 6), made(3.2, 7)] as const
  const [front, torn, frayed] = [made(190, 8), made(41, 9), made(15, 10)] as const

  const density = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const tone = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const shift = (wide: Float32Array, fine: Float32Array): number =>
        Math.round(unit * (((wide[at] ?? 0) - 0.5) * 6.5 + ((fine[at] ?? 0) - 0.5) * 2.6))
      const sx = Math.min(width - 1, Math.max(0, x + shift(sway[0], sway[2])))
      const sy = Math.min(height - 1, Math.max(0, y + shift(sway[1], sway[3])))
      const source = (sy * width + sx) * 3
      density.forEach((channel, c) => {
        channel[at] = -Math.log(Math.max(0.02, (data[source + c] ?? 0) / 255))
      })
      tone[at] = (density[0][at] ?? 0) + (density[1][at] ?? 0) + (density[2][at] ?? 0)
    }
  // Where a wash is denser than what is round it, its rim.
  const near = blurred(tone, width, height, Math.max(1, Math.round(2.2 * unit)))
  const far = blurred(tone, width, height, Math.max(2, Math.round(8 * unit)))
  const out = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const [t, n, f] = [tone[at] ?? 0, near[at] ?? 0, far[at] ?? 0]
    const rim = 0.5 * Math.min(0.8, Math.max(0, t - n)) + 0.42 * Math.min(0.9, Math.max(0, t - f))
    // The front of a wash that ran back: pale behind, a dark ragged line where it stopped.
    const run = (front[at] ?? 0) + 0.17 * ((torn[at] ?? 0) - 0.5) + 0.07 * ((frayed[at] ?? 0) - 0.5)
    const back = 0.24 * step(0.7, 0.76, run) - 0.16 * step(0.66, 0.7, run) * (1 - step(0.7, 0.73, run))
    const water =
      0.62 + 0.62 * (wet[at] ?? 0) + 0.26 * ((pooled[at] ?? 0) - 0.5) + 0.1 * ((grain[at] ?? 0) - 0.5) - back
    const amount = (water + rim / Math.max(0.6, t)) * 0.94
    for (let c = 0; c < 3; c++)
      out[at * 3 + c] = Math.round(
        255 * (c === 2 ? 0.985 : 1) * Math.exp(-Math.min(3.2, (density[c]?.[at] ?? 0) * amount)),
      )
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
