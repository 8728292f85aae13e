import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, deep, lilac, lines, night, star, starlight, trails, violet } from './book'

const [width, height, road] = [2160, 600, 520]
const steel = '#3A2470'
const far = '#1A0D3C'
const near = '#0C061E'

/** Dusk in flat bands: a gradient would show steps of its own. */
const dusk = ['#1B0F42', '#221350', '#2A1A5C', '#352170', '#452A86', '#5B359A', '#7C4AA6']
  .map((fill, i) => `<rect y="${i * 76}" width="${width}" height="${height - i * 76}" fill="${fill}"/>`)
  .join('')

/** The town behind the road: roofs with tanks and stairs, a few windows lit. */
function town(): string {
  const next = random(8)
  const houses: string[] = []
  for (let x = -20; x < width; ) {
    const [w, h] = [60 + next() * 90, 34 + next() * 74]
    const top = road - h
    const windows = Array.from({ length: Math.floor(w / 30) }, (_, i) =>
      next() > 0.55
        ? `<rect x="${(x + 12 + i * 28).toFixed(0)}" y="${(top + 14).toFixed(0)}" width="9" height="12" fill="${next() > 0.4 ? copper : starlight}"/>`
        : '',
    )
    const tank =
      next() > 0.5
        ? `<path d="M${(x + w * 0.6).toFixed(0)} ${(top - 16).toFixed(0)}h22v16h-22z" fill="${far}"/>`
        : ''
    houses.push(
      `<rect x="${x.toFixed(0)}" y="${top.toFixed(0)}" width="${(w + 1).toFixed(0)}" height="${h.toFixed(0)}" fill="${far}"/>${tank}${windows.join('')}`,
    )
    x += w
  }
  return houses.join('')
}

/** Traffic as the same exposure sees it: lamps drawn out along the road. */
function traffic(): string {
  const next = random(19)
  return Array.from({ length: 15 }, (_, i) => {
    const y = road + 22 + (i % 2 ? 34 : 4) + next() * 16
    const x = next() * width - 200
    const length = 240 + next() * 700
    const colour = i % 2 ? starlight : next() > 0.4 ? copper : lilac
    return `<path d="M${x.toFixed(0)} ${y.toFixed(1)}h${length.toFixed(0)}" stroke="${colour}" stroke-width="${(2 + next() * 3).toFixed(1)}" stroke-opacity="${(0.5 + next() * 0.5).toFixed(2)}" fill="none" stroke-linecap="round"/>`
  }).join('')
}

/** Somebody has stopped to look up; gives the boards their size. */
const rider = `<g transform="translate(2056 ${road + 34}) scale(1.2)" fill="${near}" stroke="${lilac}" stroke-width="2.4" stroke-linejoin="round"><circle cx="-36" cy="-15" r="15"/><circle cx="40" cy="-15" r="15"/><path d="M-56 -24C-54 -46 -30 -50 -6 -44L0 -24H20L30 -62L22 -66L25 -72L42 -66L44 -30L34 -16H-22C-26 -30 -44 -32 -56 -24Z"/><path d="M-34 -47C-40 -78 -32 -98 -14 -98C2 -98 4 -80 -2 -62L22 -68L24 -60L-4 -50L6 -44L-2 -24H-12L-12 -42Z"/><circle cx="-20" cy="-112" r="14"/></g>`

interface Board {
  x: number
  top: number
  words: string
}

const boards: Board[] = [
  { x: 180, top: 136, words: 'The third of three.' },
  { x: 796, top: 34, words: 'Trident Galaxy' },
  { x: 1412, top: 136, words: 'The first to see stars.' },
]
const [wide, foot, cap, plinth, serif] = [508, 474, 42, 94, 36]

const axis = { x: 1050, y: 214 }
/** One exposure for all three boards: it turns round the star of the middle one. */
const exposure = `${trails({ ...axis, from: 116, to: 900, every: 15, weight: 1.3, seed: 12 })}${star(axis.x, axis.y, 100, starlight, `stroke="${night}" stroke-width="34" paint-order="stroke"`)}`

/** One board is one stroke of the numeral: cap, shaft and foot; the shaft shows its third of the exposure between two lit edges. */
function stroke(board: Board): string {
  const { x, top, words } = board
  const middle = board === boards[1]
  const shaft = `shaft${x}`
  const posts = [86, wide - 86].map(
    (dx) => `<rect x="${x + dx - 13}" y="${foot}" width="26" height="${road - foot + 4}" fill="${near}"/>`,
  )
  const [l, w] = [x - serif, wide + serif * 2]
  return `${posts.join('')}<clipPath id="${shaft}"><rect x="${x}" y="${top}" width="${wide}" height="${foot - top}"/></clipPath>
    <rect x="${x + wide}" y="${top + cap}" width="14" height="${foot - plinth - top - cap}" fill="${near}"/>
    <g clip-path="url(#${shaft})"><rect x="${x}" y="${top}" width="${wide}" height="${foot - top}" fill="${night}"/>${exposure}<path d="M${x + 4} ${top}V${foot}M${x + wide - 4} ${top}V${foot}" stroke="${starlight}" stroke-width="8"/></g>
    <rect x="${l}" y="${top}" width="${w}" height="${cap}" fill="${copper}"/><rect x="${l}" y="${top + cap}" width="${w}" height="7" fill="${near}" opacity=".6"/>
    <rect x="${l}" y="${foot - plinth}" width="${w}" height="${plinth}" fill="${copper}"/><rect x="${l}" y="${foot - 12}" width="${w}" height="12" fill="#B8703E"/>
    ${lines([words], x + wide / 2, foot - (middle ? 30 : 34), { size: middle ? 64 : 57, fill: night, anchor: 'middle', bold: 1.5 })}`
}

/** The ring road at night with the boards that stand there. */
function roadside(shown: Board[]): string {
  const next = random(3)
  const dots = Array.from(
    { length: 120 },
    () =>
      `<circle cx="${(next() * width).toFixed(0)}" cy="${(next() * 300).toFixed(0)}" r="${(0.8 + next() * 1.8).toFixed(1)}" fill="${next() > 0.5 ? lilac : violet}"/>`,
  )
  return `${dusk}${dots.join('')}${town()}<rect y="${road - 8}" width="${width}" height="14" fill="${steel}"/>${shown.map(stroke).join('')}
    <rect y="${road}" width="${width}" height="${height - road}" fill="${near}"/><rect y="${road}" width="${width}" height="5" fill="${violet}"/>${traffic()}`
}

/** Three boards beside the ring road stand as the numeral under one star. */
export function hoarding(): Drawing {
  return { width, height, ground: deep, html: svg(roadside(boards) + rider, width, height) }
}

/** For a phone the middle board alone, and the rider close to it. */
export function hoardingPhone(): Drawing {
  const [left, shown, scale] = [600, 900, 1.2]
  const art = `<g transform="scale(${scale}) translate(${-left} 0)">${roadside(boards.slice(1, 2))}<g transform="translate(-631 0)">${rider}</g></g>`
  return {
    width: shown * scale,
    height: height * scale,
    ground: deep,
    html: svg(art, shown * scale, height * scale),
  }
}
