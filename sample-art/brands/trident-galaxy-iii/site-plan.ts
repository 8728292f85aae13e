import { type Drawing, svg } from '../../lib/drawing'
import { copper, grain, lilac, lines, night, starlight } from './book'
import {
  foot,
  type Kept,
  lights,
  paths,
  prints,
  type Spot,
  slipper,
  spot,
  walks,
  wood,
} from './site-plan-ground'
import { court, garden, gardenRound, library, playground, pool, round } from './site-plan-places'
import { roofing, towersFromAbove } from './site-plan-towers'

interface Place {
  name: string
  at: Spot
  radius: number
  art: string
  /** Where its name stands: the middle of the line, on the baseline. */
  label: Spot
}

/** How large every place is drawn: words need their air, and the garden keeps off the copper band. */
const shrink = 0.9
const under = ([x, y]: Spot, aside: number): Spot => [x + aside, y + round * shrink + 74]
const [west, east] = [spot(walks.one, 180), spot(walks.one, 0)]
const [north, noon] = [spot(walks.two, 228), spot(walks.two, 312)]
const south = spot(walks.two, 90)

/** On the first walk what is a minute away, on the second what is two. */
const places: Place[] = [
  { name: 'Pool', at: west, radius: round * shrink, art: pool, label: [west[0] - 20, west[1] + round + 76] },
  {
    name: 'Library',
    at: east,
    radius: round * shrink,
    art: library(),
    label: [east[0] + 54, east[1] + round + 76],
  },
  { name: 'Court', at: north, radius: round * shrink, art: court(), label: under(north, -14) },
  { name: 'Playground', at: noon, radius: round * shrink, art: playground(), label: under(noon, 33) },
  {
    name: 'Garden',
    at: south,
    radius: gardenRound * shrink,
    art: garden(),
    label: [south[0] + 296, south[1] + 48],
  },
]

/** Names and distances are as large as the plan allows: on tablets it is less than a quarter as wide as it is drawn. */
const size = 86
const farSize = 80
/** About how wide a line of Italiana runs: some letters take little room. */
const wide = (words: string, px: number): number =>
  [...words].reduce((sum, letter) => sum + ('ilrt '.includes(letter) ? 0.3 : 0.49) * px, 0)

/** The two walks say how far they are from the door. */
const far: readonly (readonly [words: string, at: Spot])[] = [
  ['a minute', spot(walks.one, 270)],
  ['two minutes', spot(walks.two, 270)],
]

/** Both sentences on the copper band share two baselines, with as much air over the capitals as under the descenders. */
const baselines = { first: foot + 142, second: foot + 224 } as const
const onBand = (words: string[], x: number, px: number, anchor: 'start' | 'end'): string =>
  lines(words, x, baselines.first, {
    size: px,
    fill: night,
    anchor,
    leading: (baselines.second - baselines.first) / px,
    bold: 3,
  })

/** The grounds at night from above the star: three roofs that read III, a garden before them, and all else on two quiet walks. */
export function sitePlan(): Drawing {
  const boxes = places.map(({ name, label: [x, y] }) => ({
    left: x - wide(name, size) / 2 - 26,
    right: x + wide(name, size) / 2 + 26,
    top: y - size * 0.8,
    bottom: y + size * 0.3,
  }))
  const signs = far.map(([words, [x, y]]) => ({
    left: x - wide(words, farSize) / 2 - 18,
    right: x + wide(words, farSize) / 2 + 18,
    top: y - 46,
    bottom: y + 46,
  }))
  const kept: Kept[] = [...places.map(({ at: [x, y], radius }) => ({ x, y, radius })), ...boxes, ...signs]
  const drawn = places.map(
    ({ at: [x, y], art }) =>
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${shrink})">${art}</g>`,
  )
  const names = places.map(({ name, label: [x, y] }) =>
    lines([name], x, y, { size, fill: starlight, anchor: 'middle', bold: 4.6 }),
  )
  const distances = far.map(([words, [x, y]]) =>
    lines([words], x, y + 26, { size: farSize, fill: copper, anchor: 'middle', bold: 4.2 }),
  )
  const ways = [
    prints(182, 294, 90, 1.9, copper),
    ...[132, 48].map((a) => prints(walks.one + 17, walks.two - 10, a, 1.6, '#8F78EA')),
  ]
  // They walk from the end of one sentence to the end of the other.
  const walked = [0, 1]
    .map(
      (i) =>
        `<g transform="translate(${626 + i * 96} ${baselines.second - 24}) rotate(90) scale(2.6)"><g transform="translate(-6 0)">${slipper(night, copper)}</g><g transform="translate(7 -13)">${slipper(night, copper)}</g></g>`,
    )
    .join('')
  const art = `<defs>${lights}${roofing}</defs><rect width="1200" height="1500" fill="url(#lawn)"/>
    ${wood(kept)}${paths(kept)}${ways.join('')}${towersFromAbove(1.06)}${drawn.join('')}${names.join('')}${distances.join('')}
    ${grain(1200, foot, 0.16)}<rect y="${foot}" width="1200" height="${1500 - foot}" fill="${copper}"/>
    ${onBand(['The grounds', 'go round you.'], 56, 86, 'start')}${walked}${onBand(['Measured', 'in slippers.'], 1144, 72, 'end')}`
  return { width: 1200, height: 1500, ground: lilac, html: svg(art, 1200, 1500) }
}
