import sharp from 'sharp'
import { random } from '../../lib/random'
import { leaves } from './book'
import { cell, hills, noise } from './noise'

// The spiral pit from the air: a height field in ten flat tones, each bench with tread, lit and dark riser, and shadow.
type Rock = readonly [tread: string, lit: string, dark: string, shadow: string]
const rocks: Rock[] = [
  ['#6B2A1F', '#A04733', '#3A120E', '#3F1511'],
  ['#8A3423', '#C05B3C', '#4A1811', '#54190F'],
  ['#A8452B', '#DB7447', '#5B1F13', '#672417'],
  ['#BF5A33', '#EC8E57', '#6B2716', '#7A331D'],
  ['#CF7440', '#F5AC72', '#7D331B', '#8C4626'],
  ['#DB9256', '#FBC78E', '#8C4325', '#9B5C34'],
  ['#E2AF73', '#FFDDAF', '#9E5A33', '#AB7546'],
  ['#E7C48E', '#FFEBC9', '#B07444', '#B78C5C'],
]
const woods: Rock[] = [
  ['#2E6B4A', '#4E9160', '#173B2B', '#1B4631'],
  ['#3B7A50', '#5DA06A', '#1C4632', '#225239'],
  ['#2A6146', '#488858', '#153727', '#193F2D'],
]
const light = [-0.74, -0.67] as const

export interface View {
  width: number
  height: number
  /** Where the eye of the spiral lies in the picture, and how large a bench is (1 is the key visual). */
  x: number
  y: number
  scale: number
  /** Which ground has not been dug; k is the bench counted from the eye, t the bearing in radians, (x, y) the picture. */
  green: (place: Place) => boolean
  /** Whether the eye holds water. */
  water?: boolean
}

export interface Place {
  /** Bench and fraction of it. */
  depth: number
  k: number
  t: number
  ux: number
  uy: number
  x: number
  y: number
}

/** The spiral at a point of the picture. */
export function placeAt(view: View, px: number, py: number): Place {
  const x = (px - view.x) / view.scale + 1120
  const y = (py - view.y) / view.scale + 660
  const wx = (hills(x / 420, y / 420, 3) - 0.47) * 300
  const wy = (hills(x / 420 + 9, y / 420 + 4, 8) - 0.47) * 300
  const u = (x - 1120 + wx) / 1.32
  const v = y - 660 + wy
  const d = Math.hypot(u, v)
  const t = Math.atan2(v, u)
  const depth = d / 92 - t / 6.28318 + 0.2
  return { depth, k: Math.floor(depth), t, ux: u / d / 1.1, uy: v / d, x: px, y: py }
}

const rgb = (hex: string): [number, number, number] =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number]
const colours = new Map<string, [number, number, number]>()

function tone(view: View, place: Place): string {
  const { depth, k, t } = place
  const f = depth - k
  const ring = depth + t / 6.28318
  if (view.water !== false && ring < 1.12) {
    const shore = 1.12 - ring
    return shore < 0.05 ? '#BFEFE0' : shore < 0.2 ? '#4CC4B4' : shore < 0.52 ? '#1FA39E' : '#0F8288'
  }
  const bench = Math.max(
    1,
    Math.min(
      40,
      Math.floor(
        k +
          0.5 +
          t / 6.28318 +
          0.22 +
          0.56 * cell(k, 3, 7) +
          // One rock ends in the next along a curve, not along a spoke of the spiral.
          0.03 * Math.sin(f * Math.PI) +
          (noise(place.x / view.scale / 60, place.y / view.scale / 60, 2) - 0.5) * 0.03,
      ),
    ),
  )
  const facing = place.ux * light[0] + place.uy * light[1]
  const green = view.green(place)
  const [tread, lit, dark, shadow] = (green ? woods[bench % 3] : rocks[Math.min(7, bench - 1)]) ??
    rocks[0] ?? ['', '', '', '']
  if (f > 0.7) {
    if (!green && noise(t * 60, bench * 7, 5) > 0.74) return facing < 0 ? tread : shadow
    return facing < -0.1 ? lit : facing > 0.25 ? dark : facing > -0.1 ? shadow : tread
  }
  if (f > 0.7 - Math.max(0, facing) * 0.46) return shadow
  if (!green && (Math.abs(f - 0.22) < 0.018 || Math.abs(f - 0.3) < 0.014)) return lit
  if (!green && facing < -0.1 && f < 0.03) return shadow
  return f < 0.035 ? lit : tread
}

/** The ground of a view as an SVG image, four samples a pixel. */
export async function terrain(view: View): Promise<string> {
  const { width, height } = view
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0]
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const) {
        const hex = tone(view, placeAt(view, x + dx, y + dy))
        const value = colours.get(hex) ?? rgb(hex)
        colours.set(hex, value)
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (value[c] ?? 0)
      }
      for (let c = 0; c < 3; c++) pixels[(y * width + x) * 3 + c] = (sum[c] ?? 0) / 4
    }
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return `<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}"/>`
}

/** Trees on the treads of the green ground. */
export function trees(
  view: View,
  count: number,
  clear: (x: number, y: number) => boolean = () => false,
): string {
  const next = random(9)
  let all = ''
  for (let i = 0; i < count; i++) {
    const x = next() * view.width
    const y = next() * view.height
    const place = placeAt(view, x, y)
    const f = place.depth - place.k
    if (!view.green(place) || (place.k < 9 && (f > 0.6 || f < 0.06)) || clear(x, y)) continue
    if (view.water !== false && place.depth + place.t / 6.28318 < 1.25) continue
    const r = (5 + next() * 8 + (place.k >= 9 ? 3 : 0)) * view.scale
    all += `<circle cx="${(x + r * 0.7).toFixed(0)}" cy="${(y + r * 0.6).toFixed(0)}" r="${r.toFixed(1)}" fill="#11301F"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="${leaves[i % 4]}"/>`
  }
  return all
}

/** Trucks on the haul road, each given by depth and bearing; one that finds no road stays away. */
export function trucks(view: View, stops: [number, number][]): string {
  return stops
    .map(([depth, t]) => {
      let best: Place | undefined
      let off = 0.1
      for (let q = 0; q < 1100; q += 3) {
        const place = placeAt(
          view,
          view.x + Math.cos(t) * q * 1.32 * view.scale,
          view.y + Math.sin(t) * q * view.scale,
        )
        if (Math.abs(place.depth - depth) >= off) continue
        off = Math.abs(place.depth - depth)
        best = place
      }
      if (!best) return ''
      const a = ((Math.atan2(best.ux, -best.uy) * 180) / Math.PI).toFixed(0)
      return `<g transform="translate(${best.x.toFixed(0)} ${best.y.toFixed(0)}) scale(${view.scale}) rotate(${a})"><g transform="rotate(-${a}) translate(13 12) rotate(${a})"><rect x="-20" y="-10" width="40" height="20" fill="#000" opacity=".4"/></g><rect x="-20" y="-10" width="40" height="20" fill="#FFC21A"/><rect x="8" y="-10" width="12" height="20" fill="#FFF3C9"/><rect x="-16" y="-6" width="20" height="12" fill="#8A3A1C"/></g>`.replace(
        '--',
        '',
      )
    })
    .join('')
}

export const roadStops: [number, number][] = [
  [2.25, 0.5],
  [3.24, 1.15],
  [4.22, 1.9],
  [3.26, 2.35],
  [5.24, 0.85],
  [6.25, 1.55],
  [7.24, 0.35],
  [2.24, -1.2],
  [4.24, -0.5],
  [1.9, 2.9],
]
