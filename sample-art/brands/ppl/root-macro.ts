import { type Drawing, svg } from '../../lib/drawing'
import { fromSkin, size } from './macro-form'
import { type Grip, macroHairs } from './macro-hairs'
import { type Grain, grainShade, macroGrain } from './macro-nutrients'
import { macroRoot } from './macro-root'
import { macroSoil } from './macro-soil'

/** Grains that the root has found. */
const grips: readonly Grip[] = [
  {
    grain: { kind: 0, x: 262, y: 372, r: 82 },
    side: -1,
    hairs: [
      { from: 0.19, to: 0.95 },
      { from: 0.25, to: 0.35 },
      { from: 0.31, to: -0.25 },
      { from: 0.36, to: -0.85 },
    ],
  },
  {
    grain: { kind: 2, x: 1070, y: 250, r: 74, turn: 10 },
    side: 1,
    hairs: [
      { from: 0.15, to: 0.7 },
      { from: 0.21, to: 0.1 },
      { from: 0.27, to: -0.5 },
    ],
  },
  {
    grain: { kind: 1, x: 1150, y: 640, r: 82, turn: -14 },
    side: 1,
    hairs: [
      { from: 0.37, to: 0.9 },
      { from: 0.43, to: 0.35 },
      { from: 0.49, to: -0.25 },
      { from: 0.55, to: -0.8 },
    ],
  },
  {
    grain: { kind: 2, x: 300, y: 800, r: 78, turn: -16 },
    side: -1,
    hairs: [
      { from: 0.46, to: 0.7 },
      { from: 0.53, to: 0.1 },
      { from: 0.6, to: -0.5 },
    ],
  },
  {
    grain: { kind: 0, x: 1062, y: 1010, r: 66 },
    side: 1,
    hairs: [
      { from: 0.63, to: 1.15 },
      { from: 0.69, to: -0.4 },
      { from: 0.74, to: -1.05 },
    ],
  },
]

/** Grains that it has still to find. */
const waiting: readonly Grain[] = [
  { kind: 1, x: 190, y: 106, r: 40, turn: 24 },
  { kind: 0, x: 1376, y: 150, r: 48 },
  { kind: 1, x: 90, y: 620, r: 34, turn: -20 },
  { kind: 2, x: 1404, y: 470, r: 38, turn: 24 },
  { kind: 0, x: 1390, y: 860, r: 36 },
  { kind: 1, x: 330, y: 1150, r: 62, turn: 18 },
  { kind: 0, x: 110, y: 1010, r: 40 },
  { kind: 2, x: 130, y: 1370, r: 44, turn: 8 },
  { kind: 0, x: 500, y: 1380, r: 48 },
  { kind: 2, x: 1310, y: 1190, r: 60, turn: -10 },
  { kind: 1, x: 1080, y: 1370, r: 46, turn: 30 },
  { kind: 1, x: 1420, y: 1420, r: 34, turn: 12 },
]

/** Two millimetres of soil, very near: one root cut open, and what it takes up. */
export function rootMacro(): Drawing {
  const grains = [...waiting, ...grips.map(({ grain }) => grain)]
  const free = (x: number, y: number, r: number): boolean =>
    fromSkin(x, y) > r + 24 && grains.every((g) => Math.hypot(g.x - x, g.y - y) > g.r * 1.1 + r)
  const hairs = macroHairs(grips)
  const shade = `<g fill="#120602" opacity=".62" transform="translate(16 22)">${grains.map(grainShade).join('')}</g>`
  const below = (art: string): string => `<g filter="url(#thin)">${art}</g>`
  const art = `<defs><filter id="cast" x="-30%" y="-10%" width="170%" height="130%"><feDropShadow dx="30" dy="34" stdDeviation="16" flood-color="#120602" flood-opacity=".8"/></filter><filter id="thin" x="-5%" y="-5%" width="110%" height="110%"><feDropShadow dx="7" dy="10" stdDeviation="3" flood-color="#120602" flood-opacity=".75"/></filter>
    <radialGradient id="lamp" cx=".4" cy=".36" r=".84"><stop offset=".3" stop-color="#120602" stop-opacity="0"/><stop offset="1" stop-color="#120602" stop-opacity=".42"/></radialGradient></defs>
    ${macroSoil(free)}${hairs.deep}${shade}${below(hairs.behind)}<rect width="${size}" height="${size}" fill="url(#lamp)"/>${grains.map(macroGrain).join('')}${below(hairs.front)}${macroRoot()}${hairs.within}`
  return { width: size, height: size, html: svg(art, size, size) }
}
