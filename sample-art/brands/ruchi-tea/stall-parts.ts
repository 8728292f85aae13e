import { china, inkOn, liquor, mix, say, shade } from './book'

// What both views of the stall are made of: the painted shutter, the glasses, the kettle and the seller's hand.
// All but the shutter is drawn for the wide view and stands on its counter.
export const counter = 896
export const iron = '#4A3A2E'

interface Shutter {
  left: number
  top: number
  /** Width and height of one painted place. */
  column: number
  row: number
  /** Places in a row; forty fill as many rows as they need. */
  columns: number
  /** Numbers run down the columns instead of along the rows. */
  turned?: boolean
  /** From one slat to the next. */
  slat: number
  /** Size of the numbers. */
  size: number
  /** How far down the lintel's shadow reaches. */
  shadow: number
  /** Middle of the bar by which it is pulled down. */
  grip: number
}

/** The shutter, half way up: shades across its slats, a number on each; the lowest right one smiles. */
export function paintedShutter({
  left,
  top,
  column,
  row,
  columns,
  turned = false,
  slat,
  size,
  shadow,
  grip,
}: Shutter): string {
  const rows = Math.ceil(40 / columns)
  const [width, height] = [column * columns, row * rows]
  const foot = top + height
  const unit = size / 58
  const groove = slat / 23
  const chips = Array.from({ length: 40 }, (_, i) => {
    const number = i + 1
    const [across, down] = turned ? [Math.floor(i / rows), i % rows] : [i % columns, Math.floor(i / columns)]
    const [x, y] = [left + across * column, top + down * row]
    const colour = number === 40 ? china : shade(number)
    const smile = `<g transform="translate(${x + column - 53 * unit} ${y + row / 2 + 2 * unit}) scale(${unit})" stroke="#9B5A2C" stroke-width="8" fill="none" stroke-linecap="round"><path d="M-28 2q28 32 56 0"/><path d="M-17 -20v1M17 -20v1"/></g>`
    const written = say(`${number}`, x + 14 * unit, y + row / 2 + 18 * unit, size, { colour: inkOn(colour) })
    return `<rect x="${x}" y="${y}" width="${column + 0.5}" height="${row + 0.5}" fill="${colour}"/>${written}${number === 40 ? smile : ''}`
  })
  const slats = Array.from({ length: Math.round(height / slat) }, (_, i) => {
    const y = top + i * slat + slat - 6 * groove
    return `<rect x="${left}" y="${y}" width="${width}" height="${4 * groove}" fill="#120400" opacity=".26"/><rect x="${left}" y="${y + 4 * groove}" width="${width}" height="${2.5 * groove}" fill="#fff" opacity=".2"/>`
  })
  const bar = `<rect x="${grip - 58 * unit}" y="${foot + 12 * unit}" width="${116 * unit}" height="${26 * unit}" rx="${13 * unit}" fill="${china}"/>`
  return `${chips.join('')}${slats.join('')}<rect x="${left}" y="${top}" width="${width}" height="${shadow}" fill="#120400" opacity=".34"/><rect x="${left}" y="${foot}" width="${width}" height="${26 * unit}" fill="${iron}"/><rect x="${left}" y="${foot}" width="${width}" height="${6 * unit}" fill="#7A6450"/>${bar}`
}

/** A cutting glass: ribbed, narrower at the foot, filled to a finger below the rim. */
export function glass(x: number, colour: string, empty = false): string {
  const ribs = [-24, -8, 8, 24].map(
    (dx) => `<path d="M${dx * 1.35} -92L${dx} -8" stroke="#fff" stroke-width="4" opacity=".26"/>`,
  )
  const tea = `<path d="M-43 -98H43L34 -10Q34 -4 26 -4H-26Q-34 -4 -34 -10Z" fill="${colour}"/><path d="M-43 -98H43L42 -86H-42Z" fill="${mix(colour, '#FFF1D6', 0.4)}"/>`
  const shine =
    '<path d="M-34 -112L-26 -14" stroke="#fff" stroke-width="6" opacity=".5" stroke-linecap="round"/>'
  const smile =
    '<g stroke="#9B5A2C" stroke-width="6" fill="none" stroke-linecap="round"><path d="M-17 -52q17 20 34 0"/><path d="M-11 -70v1M11 -70v1"/></g>'
  return `<g transform="translate(${x} ${counter}) scale(1.16)"><ellipse cx="8" cy="0" rx="48" ry="7" fill="#120400" opacity=".35"/><path d="M-48 -128H48L38 -8Q38 0 28 0H-28Q-38 0 -38 -8Z" fill="${china}" opacity="${empty ? 0.95 : 0.3}"/>${empty ? smile : tea}${ribs.join('')}${shine}</g>`
}

export const kettle = `<g transform="translate(1010 892)"><path d="M-74 -74C-130 -84 -150 -130 -176 -128L-186 -116C-160 -100 -150 -40 -74 -20Z" fill="#8F8478"/><path d="M-92 0C-112 -60 -84 -112 -30 -120H30C84 -112 112 -60 92 0Z" fill="#B7AC9E"/><path d="M30 -120C84 -112 112 -60 92 0H40C66 -50 56 -100 30 -120Z" fill="#8F8478"/><path d="M-40 -120Q0 -142 40 -120Z" fill="#CFC6BA"/><circle cy="-140" r="12" fill="${liquor}"/><path d="M-70 -96C-76 -196 76 -196 70 -96" fill="none" stroke="${liquor}" stroke-width="12"/></g>`

/** The seller’s hand, coming out under the shutter with the glass that is ordered most: the arm behind it, the fingers round its rim. */
export const arm = `<path d="M1228 600H1344L1338 692H1234Z" fill="${china}"/><path d="M1233 676H1339L1338 692H1234Z" fill="#E9DCC4"/><path d="M1246 692H1328L1330 748C1330 772 1312 784 1287 784S1244 772 1244 748Z" fill="#7B4526"/>`
export const fingers = [0, 1, 2, 3]
  .map(
    (i) =>
      `<rect x="${1234 + i * 27}" y="${724 - (i % 3) * 5}" width="24" height="${66 + (i % 3) * 10}" rx="12" fill="#96582F"/>`,
  )
  .join('')
