import type { Drawing } from '../../lib/drawing'
import { cloth, petalPath, round } from './book'
import { layered, texture } from './felt'
import { lit, noise, type Relief, rgb } from './relief'

const { scarlet, turmeric, kajal, undyed } = cloth
const size = 1500
/** Felt does not get better with more pixels. */
const shown = 1200
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

/** A thumb's width of the canopy: glass held down by thread, and in the glass the sky. */
export async function mirrorMacro(): Promise<Drawing> {
  const petals = Array.from(
    { length: 8 },
    (_, i) =>
      `<path transform="translate(${c} ${c}) rotate(${i * 45 + 22.5})" d="${petalPath(618, 1010, 200)}"`,
  )
  const petalFills = [turmeric, undyed]
  const picture = `<linearGradient id="sky" x1=".3" y1=".2" x2=".68" y2=".8"><stop offset="0" stop-color="#2F7FC4"/><stop offset=".55" stop-color="#9CCBE6"/><stop offset="1" stop-color="#F2F8F6"/></linearGradient><clipPath id="glass"><path d="${round(c, c, 430)}"/></clipPath><rect width="${size}" height="${size}" fill="${scarlet}"/>${petals.map((path, i) => `${path} fill="${petalFills[i % 2]}"/>`).join('')}
    <g clip-path="url(#glass)"><rect width="${size}" height="${size}" fill="url(#sky)"/><path d="M${c - 330} ${c - 20}A330 330 0 0 1 ${c + 60} ${c - 325}A400 400 0 0 0 ${c - 330} ${c - 20}Z" fill="#fff" opacity=".9"/><path d="M${c - 120} ${c + 400}L${c + 400} ${c - 120}L${c + 460} ${c - 60}L${c - 60} ${c + 460}Z" fill="#fff" opacity=".35"/></g>`
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
    width: shown,
    height: shown,
    html: `<img src="${still}" width="${shown}" height="${shown}">`,
    ground: scarlet,
  }
}
