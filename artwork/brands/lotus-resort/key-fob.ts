import type { Drawing } from '../../lib/drawing'
import { face, outline } from '../../wordmarks/outline'
import { blurred, lit, mask, noise, raster, relief, rgb, shoulder } from '../pmca/relief'
import { cut, ink, lotus, petals } from './book'

const [width, height] = [1350, 1800]
const turned = (markup: string) => `<g transform="translate(690 800) rotate(24)">${markup}</g>`

/** The blade of an oar, cut off below the neck; origin at its middle. */
const blade =
  'M-64 -560C-64 -600 64 -600 64 -560C72 -470 190 -400 214 -250C236 -60 222 260 190 470C184 520 150 540 100 546L-100 546C-150 540 -184 520 -190 470C-222 260 -236 -60 -214 -250C-190 -400 -72 -470 -64 -560Z'
const eyelet = '<circle cx="0" cy="-500" r="34"/>'
const key =
  '<path fill-rule="evenodd" d="M0 -128A128 128 0 1 1 -1 -128ZM0 -72A72 72 0 1 0 1 -72Z"/><path d="M-24 118H24V560H-24Z"/><path d="M20 420H112V476H84V500H112V548H20Z"/><path d="M-40 150H40V186H-40Z"/>'

function lettering(): string {
  const word = (text: string, size: number, y: number, weight: number) => {
    const glyphs = outline(text, face('fraunces', weight), size)
    const middle = ((glyphs[0]?.left ?? 0) + (glyphs.at(-1)?.right ?? 0)) / 2
    return `<g transform="translate(${-middle} ${y})">${glyphs.map((glyph) => `<path d="${glyph.path}"/>`).join('')}</g>`
  }
  const flower = petals(lotus(1, 150), 0, 40).replaceAll(
    'style="mix-blend-mode:multiply" ',
    'stroke="#000" stroke-width="7" ',
  )
  return `${flower}<path d="${cut(-150, 110, 62, 8, 8, 76)}"/><path d="${cut(-110, 80, 88, 6, 7, 64)}"/>${word('Seven', 132, 262, 700)}${word('Back before', 46, 388, 600)}${word('high tide.', 46, 440, 600)}`
}

/** A rope of three strands along a curve: raises the relief and colours it. */
function rope(
  scene: ReturnType<typeof relief>,
  points: (t: number) => readonly [number, number, number],
  radius: number,
  colour: readonly number[],
) {
  const steps = 2600
  for (let i = 0; i < steps; i += 1) {
    const t = i / steps
    const [px, py, pz] = points(t)
    for (let strand = 0; strand < 3; strand += 1) {
      const phase = t * 210 + (strand * Math.PI * 2) / 3
      const [nx, ny] = points(Math.min(1, t + 0.001))
      const along = Math.hypot(nx - px, ny - py) || 1
      const side = Math.sin(phase) * radius * 0.55
      const [cx, cy] = [px - ((ny - py) / along) * side, py + ((nx - px) / along) * side]
      const z = pz + Math.cos(phase) * radius * 0.5
      const r = radius * 0.62
      for (let y = Math.floor(cy - r); y <= cy + r; y += 1) {
        for (let x = Math.floor(cx - r); x <= cx + r; x += 1) {
          if (x < 0 || y < 0 || x >= width || y >= height) continue
          const inside = 1 - ((x - cx) ** 2 + (y - cy) ** 2) / (r * r)
          if (inside <= 0) continue
          const o = y * width + x
          const h = z + Math.sqrt(inside) * r + noise(x / 3, y / 3, 3) * 0.7
          if (h <= (scene.level[o] ?? 0)) continue
          scene.level[o] = h
          scene.gloss[o] = 0
          for (let k = 0; k < 3; k += 1)
            scene.colour[o * 3 + k] = (colour[k] ?? 0) * (0.9 + 0.12 * noise(x / 2, y / 2, 5))
        }
      }
    }
  }
}

/** The key fob is sawn from a retired oar, old paint and all, and lies on sand in the low sun. */
export async function keyFob(): Promise<Drawing> {
  const scene = relief(width, height)
  const [body, holes, letters, keyMask] = await Promise.all([
    mask(turned(`<path d="${blade}"/>`), width, height, 9),
    mask(turned(eyelet), width, height, 2),
    mask(turned(lettering()), width, height, 1),
    mask(`<g transform="translate(300 1318) rotate(-32) scale(.82)">${key}</g>`, width, height, 4),
  ])
  const paint = await raster(
    turned(
      `<path d="M-400 -700H400V-330L-400 -290Z" fill="${ink.lagoon}"/><path d="M-400 -290L400 -330V-180L-400 -150Z" fill="${ink.shell}"/><path d="M-400 -150L400 -180V180H-400Z" fill="${ink.coral}"/><path d="M-400 180H400V340H-400Z" fill="${ink.coral}"/><path d="M-400 340H400V700H-400Z" fill="${ink.coral}"/>`,
    ),
    width,
    height,
  )
  const sand = new Float32Array(width * height)
  const [light, dark, wood, burn] = [rgb('#F4DCA6'), rgb('#DDB47C'), rgb('#B98A5A'), rgb('#3B2417')]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const warp = noise(x / 260, y / 260, 2) * 70 + noise(x / 90, y / 120, 9) * 18
      const wave = (x * 0.34 + y + warp) / 118
      const ripple = Math.abs((((wave % 1) + 1) % 1) - 0.36) / 0.64
      const crest = (1 - Math.min(1, ripple)) ** 1.3 * 15
      sand[y * width + x] =
        crest + noise(x / 34, y / 34, 4) * 2.4 + noise(x / 2.1, y / 2.1, 6) * 0.8 + noise(x, y, 8) * 0.5
    }
  }
  const floor = blurred(sand, width, height, 60)
  const cos = Math.cos((24 * Math.PI) / 180)
  const sin = Math.sin((24 * Math.PI) / 180)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const o = y * width + x
      const grain = 0.5 + noise(x / 1.3, y / 1.3, 12) * 0.28 + noise(x / 60, y / 60, 13) * 0.2
      scene.level[o] = sand[o] ?? 0
      for (let k = 0; k < 3; k += 1)
        scene.colour[o * 3 + k] =
          (light[k] ?? 0) * grain +
          (dark[k] ?? 0) * (1 - grain) +
          (noise(x / 1.1, y / 1.1, 31) > 0.9 ? -50 : 0)
      const slab = body[o] ?? 0
      if (slab > 0.5 && (holes[o] ?? 0) < 0.5) {
        const [u, v] = [(x - 690) * cos + (y - 800) * sin, -(x - 690) * sin + (y - 800) * cos]
        const fibre =
          noise(u / 5 + noise(u / 70, v / 300, 40) * 9, v / 190, 21) * 0.6 + noise(u / 2, v / 90, 22) * 0.4
        const ring = Math.sin(u / 15 + noise(u / 90, v / 260, 24) * 7)
        const chip =
          noise(u / 34, v / 120, 25) * 0.6 +
          noise(u / 7, v / 46, 26) * 0.45 +
          fibre * 0.32 +
          (0.86 - Math.min(0.86, slab)) * 2.2
        const painted = chip < 0.36
        const letter = letters[o] ?? 0
        scene.level[o] =
          (floor[o] ?? 0) + 16 + shoulder(slab) * 50 + fibre * 0.8 + (painted ? 1.8 : 0) - letter * 7
        for (let k = 0; k < 3; k += 1) {
          const bare = (wood[k] ?? 0) * (0.86 + 0.14 * ring + 0.2 * fibre)
          const coat = (paint[o * 4 + k] ?? 0) * (0.94 + 0.07 * fibre)
          scene.colour[o * 3 + k] =
            (painted ? coat : bare) * (1 - letter * 0.88) + (burn[k] ?? 0) * letter * 0.88
        }
        scene.gloss[o] = painted ? 0.1 : 0
      }
      const metal = keyMask[o] ?? 0
      if (metal > 0.5) {
        scene.level[o] = (floor[o] ?? 0) + 6 + shoulder(metal) * 24 + noise(x / 9, y / 9, 51) * 0.3
        ;[208, 168, 74].forEach((value, k) => {
          scene.colour[o * 3 + k] = value * 0.86
        })
        scene.gloss[o] = 0.9
      }
    }
  }
  const [hole, bow] = [
    { x: 690 + 500 * sin, y: 800 - 500 * cos },
    { x: 268, y: 1246 },
  ]
  const loop =
    (dx: number, sag: number) =>
    (t: number): readonly [number, number, number] => {
      const [a, b] = [1 - t, t]
      const x =
        a ** 3 * hole.x +
        3 * a * a * b * (hole.x - 420 + dx) +
        3 * a * b * b * (bow.x - 300 + dx) +
        b ** 3 * bow.x
      const y =
        a ** 3 * hole.y +
        3 * a * a * b * (hole.y - 180 - sag) +
        3 * a * b * b * (bow.y - 420 + sag) +
        b ** 3 * bow.y
      return [x, y, 22 + 78 * Math.max(0, (a - 0.72) / 0.28) + 10 * Math.sin(Math.PI * t)]
    }
  rope(scene, loop(0, 0), 15, rgb(ink.shell))
  rope(scene, loop(92, -70), 15, rgb(ink.shell))
  const still = await lit(scene, {
    azimuth: 214,
    elevation: 27,
    sun: [1.3, 1.16, 0.94],
    sky: [0.5, 0.48, 0.52],
    penumbra: 0.1,
  })
  return { width, height, html: `<img src="${still}" width="${width}" height="${height}">` }
}
