import { type Drawing, svg } from '../../lib/drawing'
import { copper, grain, lines, night, star, starlight, trails } from './book'
import { dusk, near, rider, road, scene, sky, town, traffic } from './roadside'

interface Board {
  x: number
  top: number
  words: string[]
}

/** Board, cap and plinth stand to each other as in the numeral; a board is wider, since it has to be read. */
const [wide, foot, cap, plinth, serif] = [312, 678, 44, 122, 46]
const boards: Board[] = [
  { x: 618, top: 304, words: ['The third', 'of three.'] },
  { x: 1080, top: 196, words: ['Trident', 'Galaxy'] },
  { x: 1542, top: 304, words: ['The first to', 'see stars.'] },
]

/** One exposure for all three boards: it turns round the star that stands on the middle one. */
const axis = { x: 1080, y: 98 }
const exposure = trails({ ...axis, from: 100, to: 900, every: 14, weight: 1.35, seed: 31 })
const beacon = `<path d="M${axis.x} ${axis.y + 40}V200" stroke="${copper}" stroke-width="6"/><g filter="url(#halo)">${star(axis.x, axis.y, 120, copper)}</g>${star(axis.x, axis.y, 82, starlight)}`

/** One board is one stroke of the numeral: cap, shaft and foot; the shaft shows its third of the exposure. */
function stroke({ x, top, words }: Board): string {
  const [l, shaft] = [x - wide / 2, `shaft${x}`]
  const [left, full] = [l - serif, wide + serif * 2]
  const posts = [-84, 84].map(
    (dx) => `<rect x="${x + dx - 13}" y="${foot}" width="26" height="${road - foot + 6}" fill="${near}"/>`,
  )
  const band = (y: number, high: number): string =>
    `<rect x="${left}" y="${y}" width="${full}" height="${high}" fill="${copper}"/><rect x="${left}" y="${y}" width="${full}" height="5" fill="#FFD9B0"/><rect x="${left}" y="${y + high - 9}" width="${full}" height="9" fill="#A65C33"/>`
  return `${posts.join('')}<clipPath id="${shaft}"><rect x="${l}" y="${top}" width="${wide}" height="${foot - top}"/></clipPath>
    <rect x="${l + wide}" y="${top + cap}" width="16" height="${foot - top - cap}" fill="${near}"/>
    <g clip-path="url(#${shaft})"><rect x="${l}" y="${top}" width="${wide}" height="${foot - top}" fill="${night}"/>${exposure}</g>
    <rect x="${l}" y="${top + cap}" width="${wide}" height="16" fill="#05020F" opacity=".55"/>${band(top, cap)}${band(foot - plinth, plinth)}
    ${lines(words, x, foot - plinth + 51, { size: 50, fill: night, anchor: 'middle', bold: 1.7, leading: 0.98 })}`
}

/** The boards and the light they throw into the damp air. */
const lit = (shown: Board[]): string => {
  const glow = shown.map(
    ({ x, top }) =>
      `<rect x="${x - wide / 2 - 30}" y="${top - 20}" width="${wide + 60}" height="${foot - top + 40}" fill="#6A4BE6"/>`,
  )
  return `<g filter="url(#air)" opacity=".5">${glow.join('')}</g>${shown.map(stroke).join('')}${beacon}`
}

/** The ring road at night, wet, with the boards that stand there. */
function roadside(shown: Board[], by: string): string {
  const { width, height } = scene
  const standing = lit(shown)
  // Water doubles what stands at the verge; the name of a clip is the same, so the image needs none of its own.
  const mirrored = `<g transform="translate(0 ${2 * road}) scale(1 -1)"><g filter="url(#wet)">${standing}</g></g>`
  return `<defs>${dusk}<linearGradient id="sink" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity=".2"/></linearGradient><mask id="water"><rect y="${road}" width="${width}" height="${height - road}" fill="url(#sink)"/></mask>
    <filter id="wet" x="-5%" y="-10%" width="110%" height="120%"><feGaussianBlur stdDeviation="2.4 9"/></filter><filter id="air" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="60"/></filter><filter id="halo" x="-150%" y="-150%" width="400%" height="400%"><feGaussianBlur stdDeviation="22"/></filter></defs>
    <rect width="${width}" height="${road}" fill="url(#dusk)"/>${sky()}${town()}${standing}
    <rect y="${road}" width="${width}" height="${height - road}" fill="${near}"/><g mask="url(#water)">${mirrored}</g>
    <rect y="${road}" width="${width}" height="10" fill="#1B1046"/><rect y="${road}" width="${width}" height="3" fill="#6A4BE6"/>${traffic()}${by}${grain(width, height, 0.22)}`
}

/** Three boards beside the ring road stand as the numeral under one star. */
export function hoarding(): Drawing {
  const { width, height } = scene
  return { width, height, ground: night, html: svg(roadside(boards, rider(1930, 858, 1.5)), width, height) }
}

/** For a phone the boards closer together, so that their words can be read, and the rider in front of a gap. */
export function hoardingPhone(): Drawing {
  const [shown, apart] = [1340, 440]
  const scale = 1080 / shown
  const [wide, high] = [1080, Math.round(scene.height * scale)]
  const closer = boards.map((board, index) => ({ ...board, x: axis.x + (index - 1) * apart }))
  const art = `<g transform="scale(${scale}) translate(${shown / 2 - axis.x} 0)">${roadside(closer, rider(1302, 868, 1.3))}</g>`
  return { width: wide, height: high, ground: night, html: svg(art, wide, high) }
}
