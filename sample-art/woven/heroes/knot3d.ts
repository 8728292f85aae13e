import { ink } from '../dyes'
import type { Picture } from '../picture'
import { colour, emptyPixels, type Pixels } from '../pixels'
import { across, bath, dyeOfCloth, repeatLength } from './bandha-cloth'
import { cross, dot, minus, normal, turned, type Vector } from './vector'

const [width, height] = [1440, 1520]
const [centreX, centreY, scale, tube] = [width * 0.53, 1010, 138, 0.62]
const [segments, sides] = [1100, 72]
/** Repeats of the cloth along the knot. */
const repeats = 6
const light = normal([-0.45, -0.75, 0.62])
const line = 6

/** A corner of the surface: place on the picture, depth, how much it faces the light, how far along and around the tube. */
interface Corner {
  x: number
  y: number
  depth: number
  lit: number
  along: number
  around: number
}

const turn = Math.PI * 2

/** The middle of the tube: a (2, 3) torus knot. */
function spine(u: number): Vector {
  const a = u * turn
  const r = 2 + Math.cos(3 * a)
  return [r * Math.cos(2 * a), r * Math.sin(2 * a), -1.15 * Math.sin(3 * a)]
}

function shade({ along, around, lit }: Omit<Corner, 'x' | 'y' | 'depth'>): number {
  const dye = dyeOfCloth(Math.floor(along * repeats * repeatLength), Math.floor(around * across))
  return bath(dye, lit > 0.42 ? 0 : lit > -0.1 ? 1 : 2)
}

/** Rings of corners around the spine, in a frame that does not twist. */
function surface(): Corner[][] {
  let up: Vector = [0, 0, 1]
  return Array.from({ length: segments + 1 }, (_, i) => {
    const u = i / segments
    const at = spine(u)
    const ahead = normal(minus(spine(u + 1e-4), spine(u - 1e-4)))
    const lean = dot(up, ahead)
    up = normal(minus(up, [ahead[0] * lean, ahead[1] * lean, ahead[2] * lean]))
    const side = cross(ahead, up)
    return Array.from({ length: sides + 1 }, (_, j) => {
      const [c, s] = [Math.cos((j / sides) * turn), Math.sin((j / sides) * turn)]
      const out: Vector = [c * up[0] + s * side[0], c * up[1] + s * side[1], c * up[2] + s * side[2]]
      const [x, y, z] = turned([at[0] + tube * out[0], at[1] + tube * out[1], at[2] + tube * out[2]])
      const nearer = 6.6 / (6.6 - z)
      return {
        x: centreX + x * scale * nearer,
        y: centreY + y * scale * nearer,
        depth: z,
        lit: dot(turned(out), light),
        along: u,
        around: j / sides,
      }
    })
  })
}

function fill(picture: Pixels, depths: Float32Array, a: Corner, b: Corner, c: Corner): void {
  const area = (b.y - c.y) * (a.x - c.x) + (c.x - b.x) * (a.y - c.y)
  if (Math.abs(area) < 1e-9) return
  const [x0, x1] = [
    Math.max(0, Math.floor(Math.min(a.x, b.x, c.x))),
    Math.min(width - 1, Math.ceil(Math.max(a.x, b.x, c.x))),
  ]
  const [y0, y1] = [
    Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))),
    Math.min(height - 1, Math.ceil(Math.max(a.y, b.y, c.y))),
  ]
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const p = ((b.y - c.y) * (x - c.x) + (c.x - b.x) * (y - c.y)) / area
      const q = ((c.y - a.y) * (x - c.x) + (a.x - c.x) * (y - c.y)) / area
      const r = 1 - p - q
      if (p < -0.001 || q < -0.001 || r < -0.001) continue
      const depth = p * a.depth + q * b.depth + r * c.depth
      const at = y * width + x
      if (depth <= (depths[at] ?? 0)) continue
      depths[at] = depth
      picture.colours[at] = shade({
        along: p * a.along + q * b.along + r * c.along,
        around: p * a.around + q * b.around + r * c.around,
        lit: p * a.lit + q * b.lit + r * c.lit,
      })
    }
  }
}

/** An ink line wherever the surface breaks off in front of what lies behind it. */
function outlined(picture: Pixels, depths: Float32Array): Pixels {
  const out = { ...picture, colours: picture.colours.slice() }
  const near = Math.trunc(line * 0.7)
  const reach = [
    [line, 0],
    [-line, 0],
    [0, line],
    [0, -line],
    [near, near],
    [-near, near],
    [near, -near],
    [-near, -near],
  ] as const
  for (let y = line; y < height - line; y++) {
    for (let x = line; x < width - line; x++) {
      const at = y * width + x
      const depth = (depths[at] ?? 0) + 0.45
      if (reach.some(([dx, dy]) => (depths[at + dy * width + dx] ?? 0) > depth)) out.colours[at] = colour(ink)
    }
  }
  return out
}

/** 3D and VFX: a trefoil knot dressed in cloth. Transparent ground: it passes in front of the headline. */
export function knot3d(): Picture {
  const picture = emptyPixels(width, height)
  const depths = new Float32Array(width * height).fill(-1e9)
  const rings = surface()
  for (let i = 0; i < segments; i++) {
    for (let j = 0; j < sides; j++) {
      const [a, b, c, d] = [rings[i]?.[j], rings[i + 1]?.[j], rings[i]?.[j + 1], rings[i + 1]?.[j + 1]]
      if (!a || !b || !c || !d) continue
      fill(picture, depths, a, b, c)
      fill(picture, depths, b, d, c)
    }
  }
  return {
    width,
    height,
    stretches: [
      { art: outlined(picture, depths), weave: { bundle: 2, slip: 4, drift: 1.4, texture: 0.05, seed: 33 } },
    ],
  }
}
