import sharp from 'sharp'
import type { Drawing } from '../../lib/drawing'
import { random } from '../../lib/random'
import { cream, field, mustard, night } from './book'
import { gouge } from './linocut'

// The seal is a height map under a window: the film’s gathers and the crimp’s ridges bend the panes’ reflection, and nothing
// of the shine is painted on.
const [size, seam, foot, pitch] = [1500, 880, 1330, 50]

/** The print as it comes off the press, flat: furrows with gouged cuts, then the unprinted seal. */
function print(): string {
  const next = random(31)
  let furrow = ''
  for (let at = -12; at < 44; at += 1) {
    const low = at * 50
    const head = 750 + (low - 750) * 0.7
    const shades = [field, '#277540', '#3A9A54']
    furrow += `<path d="M${head - 8} 0L${head + 9} 0L${low + 25} 900H${low - 25}Z" fill="${shades[((at % 3) + 3) % 3]}"/>`
    for (let cut = 0; cut < 9; cut += 1) {
      const t = 0.04 + cut * 0.105 + next() * 0.03
      const x = head + (low - head) * t + (next() - 0.5) * 20 * t
      const y = t * 900
      const colour = [night, mustard, cream, night][Math.floor(next() * 4)] ?? night
      furrow += gouge(x, y, x + (low - head) * 0.15, y + 60 + t * 100, 7 + t * 15, colour)
    }
  }
  const teeth = Array.from({ length: size }, (_, i) => `L${size - i} ${edge(size - i) + 1}`).join('')
  return `<rect width="${size}" height="${size}" fill="${mustard}"/><rect width="${size}" height="${seam}" fill="${field}"/>${furrow}<rect y="${seam}" width="${size}" height="${size - seam}" fill="${mustard}"/><path d="M0 ${seam}H${size}V${foot - 30}${teeth}Z" fill="#3A3263"/>`
}

const wave = (x: number, seed: number): number =>
  Math.sin(x * 0.021 + seed) +
  0.6 * Math.sin(x * 0.047 + seed * 2.7) +
  0.4 * Math.sin(x * 0.0131 + seed * 5.1)

/** Height of the film above the table, px. The gathers start in the seal’s ridges, join two by two and die out upwards. */
function level(x: number, y: number): number {
  if (y >= seam) {
    const bow = 52 * Math.sin(((y - seam) / (foot - seam)) * 3.1 + 0.5 * wave(x * 0.2, 3))
    return 7 * Math.sin((x / pitch) * Math.PI * 2) + bow + 2 * wave(x, 2)
  }
  const up = seam - y
  const fan = 750 + (x - 750) / (0.7 + 0.3 * (y / seam))
  const ridges = 7 * Math.exp(-up / 60) * Math.sin((fan / pitch) * Math.PI * 2)
  const pairs =
    13 * Math.exp(-(((up - 170) / 170) ** 2)) * Math.sin((fan / pitch) * Math.PI + wave(x * 0.3, 1))
  const folds = 22 * Math.exp(-(((up - 520) / 420) ** 2)) * wave(fan * 0.7 + up * 0.05, 4)
  // The rice behind the film pushes it forward, so that it rolls away towards the seal.
  return ridges + pairs + folds + 230 * (1 - Math.exp(-up / 260))
}

const soft = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Light of the room that a mirror with this slope shows: a tall window up on the left, a doorway far right. */
function room(gx: number, gy: number): number {
  const [u, v] = [gx * 2, gy * 2]
  const tall = soft(-0.6, -0.1, v) * (1 - soft(0.5, 1.5, v))
  const window = soft(-0.8, -0.52, u) * (1 - soft(-0.44, -0.12, u)) * tall
  const door = 0.22 * soft(0.5, 0.8, u) * (1 - soft(0.9, 1.2, u)) * (1 - soft(0.6, 1.4, v))
  return window + door
}

/** The teeth that the knife left, as a clip for the shadow and the edge of the film. */
const edge = (x: number): number => foot + 34 * Math.abs(((((x / pitch) % 1) + 1) % 1) - 0.5) * 2 - 30

/** Seal from close by: where the furrows of the field run into the crimp. */
export async function sealMacro(): Promise<Drawing> {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${print()}</svg>`
  const ink = new Uint8Array(await sharp(Buffer.from(source)).removeAlpha().raw().toBuffer())
  const grain = random(9)
  const pixels = new Uint8Array(size * size * 3)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const o = (y * size + x) * 3
      const noise = (grain() - 0.5) * 4
      if (y > edge(x)) {
        // Table: the shadow of the teeth falls down and to the right and blurs as it leaves them.
        const far = Math.min(1, Math.max(0, (y - edge(x - 22) - 20) / 76))
        const light = 0.5 + 0.5 * soft(0, 1, far)
        for (let k = 0; k < 3; k += 1)
          pixels[o + k] = Math.max(0, Math.min(255, (ink[o + k] ?? 0) * light + noise))
        continue
      }
      const same = y >= seam
      const below = same || y + 1 < seam ? y + 1 : y
      const gx = (level(x - 1, y) - level(x + 1, y)) / 2
      const gy = level(x, same && y === seam ? y : y - 1) - level(x, below)
      const length = Math.hypot(gx, gy, 1)
      const sun = Math.max(0, (-0.5 * gx - 0.42 * gy * 0.6 + 0.78) / length)
      // The fold between film and seal, and the cut edge, catch little of the sky.
      const join = 1 - 0.62 * Math.exp(-Math.abs(y - seam - 8) / 22)
      const hollow = same ? 0.72 + 0.28 * Math.sin((x / pitch) * Math.PI * 2) : 1
      const light = (0.34 + 0.86 * sun) * join * hollow
      const shine = room(gx / length, gy / length) * (same ? 150 : 140) * join
      const rim = y > edge(x) - 5 ? 46 : 0
      for (let k = 0; k < 3; k += 1) {
        const tint = [1, 0.98, 0.92][k] ?? 1
        pixels[o + k] = Math.max(0, Math.min(255, (ink[o + k] ?? 0) * light + shine * tint + rim + noise))
      }
    }
  }
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer()
  return {
    width: size,
    height: size,
    html: `<img src="data:image/png;base64,${png.toString('base64')}" width="${size}" height="${size}">`,
  }
}
