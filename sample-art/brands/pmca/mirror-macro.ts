import type { Drawing } from '../../lib/drawing'
import { cloth, petalPath, round } from './book'
import { layered, texture } from './felt'
import { lit, noise, type Relief, rgb } from './relief'

const { scarlet, turmeric, kajal, undyed, leaf, blue } = cloth
const size = 1500
/** Felt does not get better with more pixels. */
const shown = 1080
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

/** What the glass has before it, out of focus: the scallops of a canopy against the sky, its poles, the bright road. */
function reflection(): string {
  const scallops = Array.from({ length: 7 }, (_, i) => {
    const [x, fill] = [
      c - 470 + i * 136,
      [leaf, undyed, scarlet, turmeric, blue, undyed, scarlet][i] ?? scarlet,
    ]
    return `<path d="M${x} ${c - 520}H${x + 136}V${c - 190 + Math.abs(i - 3) * 16}a68 74 0 0 1 -136 0Z" fill="${fill}"/>`
  })
  return `<linearGradient id="sky" x2="0" y2="1"><stop offset=".2" stop-color="#5B9CCB"/><stop offset=".62" stop-color="#CFE6EE"/><stop offset=".68" stop-color="#F3D9A4"/><stop offset="1" stop-color="#C98B45"/></linearGradient><filter id="far" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter><radialGradient id="rim"><stop offset=".8" stop-color="#17131A" stop-opacity="0"/><stop offset="1" stop-color="#17131A" stop-opacity=".62"/></radialGradient>
    <rect width="${size}" height="${size}" fill="url(#sky)"/><g filter="url(#far)" transform="rotate(-7 ${c} ${c})"><rect x="${c + 218}" y="${c - 500}" width="26" height="760" fill="#5A3A22"/><rect x="${c - 330}" y="${c - 500}" width="22" height="700" fill="#5A3A22"/><rect x="${c - 560}" y="${c - 520}" width="1120" height="190" fill="${kajal}"/>${scallops.join('')}</g>
    <path d="M${c - 420} ${c + 250}L${c + 150} ${c - 420}L${c + 262} ${c - 420}L${c - 330} ${c + 330}Z" fill="#fff" opacity=".3"/><path d="M${c - 300} ${c + 360}L${c + 330} ${c - 400}L${c + 356} ${c - 400}L${c - 272} ${c + 380}Z" fill="#fff" opacity=".36"/><circle cx="${c}" cy="${c}" r="470" fill="url(#rim)"/>`
}

/** A thumb's width of the canopy: glass held down by thread, and in the glass the street. */
export async function mirrorMacro(): Promise<Drawing> {
  const petals = Array.from(
    { length: 12 },
    (_, i) =>
      `<path transform="translate(${c} ${c}) rotate(${i * 30 + 15})" d="${petalPath(604, 1010, 150)}"`,
  )
  const petalFills = [turmeric, undyed, kajal]
  const seam = petals.map(
    (path) =>
      `${path.replace(petalPath(604, 1010, 150), petalPath(646, 976, 112))} fill="none" stroke="#fff" stroke-width="13" stroke-dasharray="40 30" stroke-linecap="round"`,
  )
  const picture = `<clipPath id="glass"><path d="${round(c, c, 470)}"/></clipPath><rect width="${size}" height="${size}" fill="${scarlet}"/>${petals.map((path, i) => `${path} fill="${petalFills[i % 3]}"/>`).join('')}${seam.map((path, i) => `${path.replace('#fff', i % 3 === 1 ? scarlet : undyed)}/>`).join('')}
    <g clip-path="url(#glass)">${reflection()}</g>`
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
      { shapes: seam.map((path) => `${path}/>`).join(''), height: 5, edge: 3, feel: texture.thread },
      { shapes: `<path d="${round(c, c, 478)}"/>`, height: 0, edge: 1, floor: 12, gloss: 0 },
    ],
  )
  // Sewn by hand: every stitch has its own length and slant, and now and then one lies across its neighbour.
  const threads = 148
  for (let i = 0; i < threads; i += 1) {
    const turn = (i / threads) * Math.PI * 2 + noise(i * 1.7, 1, 3) * 0.022
    const lean = turn + 0.07 + noise(i * 2.3, 4, 8) * 0.035
    const inner = 424 + noise(i * 1.9, 5, 4) * 15
    const outer = 560 + noise(i * 2.1, 9, 4) * 8
    const at = (angle: number, r: number): [number, number] => [
      c + Math.cos(angle) * r,
      c + Math.sin(angle) * r,
    ]
    thread(scene, at(turn, inner), at(lean, outer), 11.5, 17, 14, rgb(i % 9 === 4 ? '#FFD65A' : turmeric))
  }
  /** The looped edge on the glass, each stitch caught in the one before it. */
  const loops = 74
  for (let i = 0; i < loops; i += 1) {
    const [a, b] = [(i / loops) * Math.PI * 2, ((i + 1.7) / loops) * Math.PI * 2]
    const r = 424 + noise(i * 1.3, 2, 6) * 6
    thread(
      scene,
      [c + Math.cos(a) * (r - 13), c + Math.sin(a) * (r - 13)],
      [c + Math.cos(b) * (r + 13), c + Math.sin(b) * (r + 13)],
      11,
      28,
      10,
      rgb('#E8A400'),
    )
  }
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
