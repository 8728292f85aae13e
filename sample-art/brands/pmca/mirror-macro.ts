import type { Drawing } from '../../lib/drawing'
import { cloth, petalPath, round } from './book'
import { layered, texture } from './felt'
import { lit, noise, type Relief, rgb } from './relief'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth
const size = 1500
const c = size / 2

/** One thread of three plies from (x0, y0) to (x1, y1), bowed over what lies below by `bow` px. */
function thread(
  scene: Relief,
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
  base: number,
  bow: number,
  colour: readonly number[],
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const steps = Math.ceil(length / 1.4)
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps
    const z = base + bow * Math.sin(Math.PI * t)
    for (let ply = 0; ply < 3; ply += 1) {
      const turn = t * length * 0.16 + (ply * Math.PI * 2) / 3
      const side = Math.sin(turn) * radius * 0.5
      const [cx, cy] = [
        from[0] + (to[0] - from[0]) * t - uy * side,
        from[1] + (to[1] - from[1]) * t + ux * side,
      ]
      const r = radius * 0.62
      for (let y = Math.ceil(cy - r); y <= cy + r; y += 1) {
        for (let x = Math.ceil(cx - r); x <= cx + r; x += 1) {
          if (x < 0 || y < 0 || x >= size || y >= size) continue
          const inside = 1 - ((x - cx) ** 2 + (y - cy) ** 2) / (r * r)
          if (inside <= 0) continue
          const o = y * size + x
          const h = z + Math.cos(turn) * radius * 0.4 + Math.sqrt(inside) * r
          if (h <= (scene.level[o] ?? 0)) continue
          scene.level[o] = h
          scene.gloss[o] = 0.14
          for (let k = 0; k < 3; k += 1)
            scene.colour[o * 3 + k] = (colour[k] ?? 0) * (0.92 + 0.1 * noise(x / 2, y / 2, 6))
        }
      }
    }
  }
}

/** A thumb's width of the canopy: glass held down by thread, and in the glass the rest of the canopy. */
export async function mirrorMacro(): Promise<Drawing> {
  const gores = Array.from({ length: 16 }, (_, i) => {
    const fill = [scarlet, turmeric, kajal, leaf][i % 4] ?? scarlet
    return `<path transform="translate(${c - 70} ${c - 110}) rotate(${i * 22.5})" d="M0 0L-112 -560Q0 -584 112 -560Z" fill="${fill}"/><path transform="translate(${c - 70} ${c - 110}) rotate(${i * 22.5})" d="${petalPath(150, 330, 30)}" fill="${i % 2 ? undyed : blue}"/>`
  }).join('')
  const petals = Array.from(
    { length: 8 },
    (_, i) =>
      `<path transform="translate(${c} ${c}) rotate(${i * 45 + 22.5})" d="${petalPath(618, 1010, 200)}"`,
  )
  const petalFills = [turmeric, undyed]
  const picture = `<clipPath id="glass"><path d="${round(c, c, 430)}"/></clipPath><rect width="${size}" height="${size}" fill="${scarlet}"/>${petals.map((path, i) => `${path} fill="${petalFills[i % 2]}"/>`).join('')}
    <g clip-path="url(#glass)"><rect width="${size}" height="${size}" fill="#DCECF2"/><g>${gores}<circle cx="${c - 70}" cy="${c - 110}" r="86" fill="${undyed}"/><circle cx="${c - 70}" cy="${c - 110}" r="42" fill="${kajal}"/></g><path d="M${c - 520} ${c + 250}L${c + 250} ${c - 520}L${c + 360} ${c - 410}L${c - 410} ${c + 360}Z" fill="#fff" opacity=".1"/></g>`
  const scene = await layered(
    size,
    size,
    picture,
    (x, y) => 6 + texture.felt(x, y) * 1.1 + texture.felt(x / 2.4, y / 2.4) * 1.4,
    [
      {
        shapes: petals.map((path) => `${path}/>`).join(''),
        height: 18,
        edge: 10,
        feel: (x, y) => texture.felt(x, y) * 1.1,
      },
      { shapes: `<path d="${round(c, c, 440)}"/>`, height: 0, edge: 1, floor: 12, gloss: 0 },
    ],
  )
  const threads = 132
  for (let i = 0; i < threads; i += 1) {
    const turn = (i / threads) * Math.PI * 2 + noise(i, 1, 3) * 0.006
    const lean = turn + 0.05
    const inner = 366 + noise(i, 5, 4) * 5
    const outer = 566 + noise(i, 9, 4) * 8
    const at = (angle: number, r: number): [number, number] => [
      c + Math.cos(angle) * r,
      c + Math.sin(angle) * r,
    ]
    thread(scene, at(turn, inner), at(lean, outer), 14.5, 18, 26, rgb(i % 33 === 7 ? '#FFD65A' : turmeric))
  }
  const round2 = (count: number, r: number, reach: number, radius: number, base: number, colour: string) => {
    for (let i = 0; i < count; i += 1) {
      const [a, b] = [(i / count) * Math.PI * 2, ((i + reach) / count) * Math.PI * 2]
      thread(
        scene,
        [c + Math.cos(a) * (r - 9), c + Math.sin(a) * (r - 9)],
        [c + Math.cos(b) * (r + 9), c + Math.sin(b) * (r + 9)],
        radius,
        base,
        16,
        rgb(colour),
      )
    }
  }
  round2(60, 372, 1.5, 15, 30, undyed)
  round2(64, 574, 1.5, 17, 20, kajal)
  const still = await lit(scene, {
    azimuth: 218,
    elevation: 38,
    sun: [1.16, 1.1, 1.02],
    sky: [0.42, 0.42, 0.45],
    penumbra: 0.2,
    hollow: 1.1,
  })
  return {
    width: size,
    height: size,
    html: `<img src="${still}" width="${size}" height="${size}">`,
    ground: scarlet,
  }
}
