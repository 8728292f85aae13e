import { random } from '../../lib/random'
import { canopy, leaves, sand } from './book'
import { cutOut, foliage } from './first-tree-paper'
import { between } from './pit-steps'

const bark = '#6B2A1F'
/** Sheets of a crown, the lowest first. */
const greens = ['#173B2B', '#1F5037', canopy, '#3E8A55', '#58A564', leaves[3], '#A9DA8E']

/** A crown of foliage: each sheet smaller than the one it lies on, and nearer to the light. */
function crown(x: number, y: number, r: number, tones: readonly string[], seed: number): string {
  return tones
    .map((tone, i) => {
      const k = 1 - (i * 0.84) / tones.length
      const [dx, dy] = [r * 0.075 * i, -r * 0.085 * i]
      return cutOut(
        `<path d="${foliage(x + dx, y + dy, r * k, r * k * 0.95, seed + i * 0.6, Math.max(6, 13 - i))}" fill="${tone}"/>`,
        r > 170 ? 'sheet' : 'thin',
      )
    })
    .join('')
}

const shadow = (x: number, foot: number, r: number, dark: number): string =>
  `<ellipse cx="${(x - r * 0.5).toFixed(0)}" cy="${foot}" rx="${r * 0.8}" ry="${r * 0.1}" fill="#1B4631" opacity="${dark}"/>`

/** A tree of the forest: where it stands, how high its crown is, and how far it has gone into the haze (0 to 1). */
function tree(x: number, foot: number, lift: number, r: number, haze: number, seed: number): string {
  const fade = (tone: string): string => between(tone, leaves[3], haze)
  const tones = greens.slice(0, 4).map(fade)
  const trunk = `<path d="M${x - r * 0.1} ${foot}L${x - r * 0.06} ${foot - lift}H${x + r * 0.06}L${x + r * 0.1} ${foot}Z" fill="${fade('#54190F')}"/>`
  return `${cutOut(trunk, 'thin')}${crown(x, foot - lift, r, tones, seed)}`
}

/** Three rows of the forest, the farthest first, and each lighter than the one before it. */
export function forest(climb: number): string {
  const next = random(4)
  const rows = [
    { from: 1300, step: 64, foot: 626, lift: 112, r: 66, haze: 0.56 },
    { from: 1370, step: 92, foot: 662, lift: 190, r: 104, haze: 0.28 },
    { from: 1590, step: 132, foot: 708, lift: 256, r: 138, haze: 0 },
  ]
  return rows
    .map(({ from, step, foot, lift, r, haze }, row) => {
      const count = Math.ceil((2060 - from) / step)
      const trees = Array.from({ length: count }, (_, i) => ({
        x: from + i * step + next() * 20,
        y: foot + (i % 2 ? -6 : 4),
        up: lift + (i % 2) * r * 0.5 + next() * 24 + (row * climb * i) / count,
        wide: r * (0.9 + next() * 0.25),
      }))
      // Shadows of a row lie under all its trunks.
      return (
        trees.map(({ x, y, wide }) => shadow(x, y, wide, 0.55 * (1 - haze))).join('') +
        trees.map(({ x, y, up, wide }, i) => tree(x, y, up, wide, haze, row * 9 + i)).join('')
      )
    })
    .join('')
}

/** The first tree, on the edge of the section: a white ring marks its trunk, which opens into its roots. */
export function theTree(): string {
  const trunk =
    'M1196 744C1214 724 1218 690 1217 640L1212 560L1178 520L1190 508L1226 540L1230 470H1252L1254 548L1292 506L1302 518L1268 566L1263 640C1262 690 1268 724 1286 744Z'
  const lit =
    'M1250 744C1256 700 1252 640 1252 470L1254 548L1292 506L1302 518L1268 566L1263 640C1262 690 1268 724 1286 744Z'
  const ring = 'M1216 646Q1240 656 1263 646L1262 684Q1240 694 1218 684Z'
  const body = cutOut(
    `<path d="${trunk}" fill="${bark}"/><path d="${lit}" fill="#8A3423"/><path d="${ring}" fill="${sand}"/><path d="M1216 646Q1234 654 1248 653L1248 692Q1232 691 1218 684Z" fill="#D9C7A4"/>`,
    'sheet',
  )
  return `<ellipse cx="1150" cy="734" rx="120" ry="9" fill="#1B4631" opacity=".8"/>${body}${crown(1240, 448, 198, greens.slice(1), 8)}`
}
