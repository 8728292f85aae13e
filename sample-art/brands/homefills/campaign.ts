import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import {
  arch,
  blush,
  cream,
  custard,
  custardShade,
  gable,
  note,
  sash,
  say,
  shutter,
  shutterShade,
  tomato,
} from './book'
import { filled, heap, type Spice, seedDefs, seeds } from './seeds'

const spices = Object.keys(seeds) as Spice[]
const roofs = [shutter, tomato, shutter, custard, shutter, blush, tomato]

/** A house as a child sends it in: small, sideways by a degree, filled with one spice. */
function entry(x: number, ground: number, size: number, key: number): string {
  const next = random(key * 7 + 3)
  const height = size * (1.35 + next() * 0.62)
  const spice = spices[key % 7] ?? 'mustard'
  const body = gable(x, ground, size, height, next() > 0.6)
  const wall = seeds[spice].gap
  const seedling = heap(
    spice,
    { x, y: ground - height, width: size, height },
    (size / 170) * seeds[spice].scale,
    key,
  )
  const centre = x + size / 2
  return `<g transform="rotate(${((next() - 0.5) * 5).toFixed(1)} ${centre} ${ground})"><clipPath id="entry${key}"><path d="${body}"/></clipPath><g clip-path="url(#entry${key})"><path d="${body}" fill="${wall}"/>${seedling}</g><path d="${arch(centre, ground, size * 0.28, size * 0.42)}" fill="${roofs[(key * 3) % 7] ?? cream}"/><rect x="${centre - size * 0.09}" y="${ground - height + size * 0.42}" width="${size * 0.18}" height="${size * 0.2}" fill="${cream}"/></g>`
}

/** Campaign 2: the houses sent in stand along the streets of one town, seen as on a hand-drawn map. */
export function contestWall(): Drawing {
  const width = 2000
  const rows = 8
  let houses = ''
  let key = 0
  const bend = (x: number, row: number): number => Math.sin(x / 330 + row * 0.7) * 16
  const roads: string[] = []
  for (let row = 0; row < rows; row += 1) {
    const ground = 118 + row * 141
    let road = `M-20 ${ground + bend(-20, row) + 14}`
    for (let x = 0; x <= width + 40; x += 40) road += `L${x} ${(ground + bend(x, row) + 14).toFixed(1)}`
    roads.push(
      `<path d="${road}" fill="none" stroke="${cream}" stroke-width="26"/><path d="${road}" fill="none" stroke="${custardShade}" stroke-width="3" stroke-dasharray="16 14"/>`,
    )
    for (let x = -10 + (row % 2) * 18; x < width; x += 60) {
      key += 1
      if (x > 530 && x < 1410 && row > 2 && row < 6) continue
      const next = random(key)
      houses += entry(x + next() * 4, ground + bend(x, row), 54 + next() * 6, key)
    }
  }
  const plate = 'M560 420H1440V800H560Z'
  return {
    width: 1600,
    height: 900,
    html: svg(
      `${seedDefs}<g transform="scale(.8)"><rect width="2000" height="1125" fill="${blush}"/>${roads.join('')}${houses}
      <path d="${plate}" fill="${shutterShade}" transform="translate(10 14)"/><path d="${plate}" fill="${shutter}"/><path d="M584 444H1416V776H584Z" fill="none" stroke="${custard}" stroke-width="6"/>
      ${say(['The town', 'is full.'], 1000, 586, 148, { anchor: 'middle', colour: custard, line: 0.96 })}</g>`,
      1600,
      900,
    ),
  }
}

/** Figure, what it measures, what that means on a street, and the door. */
const doors: [string, string, string, Spice, string][] = [
  ['4M+', 'Reach', 'people walked by', 'chilli', shutter],
  ['6.2M', 'Impressions', 'times seen', 'turmeric', tomato],
  ['45K+', 'Engagement', 'stopped to knock', 'cardamom', shutter],
  ['380+', 'Contest entries', 'houses sent in', 'makhana', tomato],
  ['+3,200', 'Followers', 'moved in to stay', 'coriander', shutter],
]

interface Front {
  x: number
  /** Where the wall stands on its step. */
  ground: number
  width: number
  height: number
  /** Size of the seeds in the wall against the street's. */
  grain: number
}

/** The front of a house with its door: the figure is the number, below the step stands what it counts. */
function front(index: number, { x, ground, width, height, grain }: Front): string {
  const [figure = '', measure = '', meaning = '', spice = 'chilli', paint = shutter] = doors[index] ?? []
  const centre = x + width / 2
  const top = ground - height
  return `${filled(`M${x} ${top}h${width}v${height}h${-width}Z`, spice, { x, y: top, width, height }, seeds[spice].scale * grain)}
      <path d="${arch(centre, ground, 330, 470)}" fill="${cream}"/><path d="${arch(centre, ground, 294, 450)}" fill="${paint}"/><path d="${arch(centre, ground - 314, 230, 106)}" fill="${custard}"/><path d="M${centre} ${ground - 420}V${ground - 314}M${centre - 62} ${ground - 404}L${centre} ${ground - 314}L${centre + 62} ${ground - 404}" stroke="${paint}" stroke-width="11" fill="none"/>
      ${say(figure, centre, ground - 194, figure.length > 5 ? 72 : 96, { anchor: 'middle', colour: cream })}<rect x="${centre - 44}" y="${ground - 148}" width="88" height="20" fill="${custard}"/><circle cx="${centre + 112}" cy="${ground - 130}" r="13" fill="${custard}"/>
      <rect x="${x}" y="${ground}" width="${width}" height="8" fill="${shutterShade}"/>${say(measure, centre, ground + 60, 52, { anchor: 'middle', colour: cream })}${note(meaning, centre, ground + 114, 47, { anchor: 'middle', colour: custard })}`
}

/** Campaign 3: results as house numbers on five doors. */
export function results(): Drawing {
  const fronts = doors.map((_, index) =>
    front(index, { x: index * 432, ground: 520, width: 432, height: 520, grain: 0.95 }),
  )
  return {
    width: 2160,
    height: 656,
    html: svg(`${seedDefs}<rect width="2160" height="656" fill="${shutter}"/>${fronts.join('')}`, 2160, 656),
  }
}

/** The same for a phone: a house of three floors, the last door between two lit windows. */
export function resultsPhone(): Drawing {
  const floor = 660
  const fronts = doors.map((_, index) => {
    const isLast = index === doors.length - 1
    const width = isLast ? 864 : 432
    const ground = 520 + Math.floor(index / 2) * floor
    return front(index, { x: (index % 2) * 432, ground, width, height: 520, grain: 1.9 })
  })
  const windows = [108, 756].map(
    (x) =>
      `<rect x="${x - 76}" y="${2 * floor + 190}" width="152" height="184" fill="${cream}"/>${sash(x, 2 * floor + 204, 124, custard)}`,
  )
  const height = 3 * floor
  return {
    width: 800,
    height: Math.round((height * 800) / 864),
    html: svg(
      `${seedDefs}<g transform="scale(${800 / 864})"><rect width="864" height="${height}" fill="${shutter}"/>${fronts.join('')}${windows.join('')}</g>`,
      800,
      Math.round((height * 800) / 864),
    ),
  }
}
