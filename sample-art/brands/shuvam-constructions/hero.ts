import { type Drawing, svg } from '../../lib/drawing'
import { brick, leafGreen, leafLight, limeWash, lines, marigold, shadows, umber } from './book'
import { bob, mangoLeaf, plumb, swag } from './garland'
import { type Bond, bed, firstBrick, wall } from './masonry'

/** The doorway of the house to come: two boards of green paper cut to arches. */
function doorway(width: number, height: number, inner: string, outer: string): string {
  return `<rect width="${width}" height="${height}" fill="${limeWash}"/><g filter="url(#high)"><path fill-rule="evenodd" d="${inner}" fill="${leafLight}"/></g><g filter="url(#high)"><path fill-rule="evenodd" d="${outer}" fill="${leafGreen}"/></g>`
}

/** Advance of both halves in em, so that each can be set to the same measure. */
const advance = { SHU: 2.295, VAM: 2.615 }

/** The name in two halves of equal width, one on each side of the plumb line. */
function halves(left: number, right: number, y: number, size: number, width: number): string {
  const half = (word: keyof typeof advance, x: number): string =>
    `<text transform="translate(${x} ${y}) scale(${width / (size * advance[word])} 1)">${word}</text>`
  return `<g font-family="Alfa Slab One" font-size="${size}" fill="${brick}" filter="url(#mid)">${half('SHU', left)}${half('VAM', right)}</g>`
}

/** The first brick in its place in the wall: bedded level, its middle on the line. */
const onLine = (bond: Bond): string =>
  firstBrick(bond.line - bond.width / 2, bed(bond, bond.centred), bond.width, bond.height)

/** Of all the festive garlands one hangs dead straight: the blessing is the measuring tool, and it halves the name. */
export function hero(): Drawing {
  const arches = doorway(
    2000,
    1250,
    'M-40-40H2040V1290H1790V690C1790 330 1430 150 1000 150S210 330 210 690V1290H-40Z',
    'M-60-60H2060V1300H1890V690C1890 230 1480 40 1000 40S110 230 110 690V1300H-60Z',
  )
  const bond: Bond = { line: 1000, centred: 2, foot: 1250, width: 200, height: 72, gap: 10 }
  const courses = wall({
    ...bond,
    reach: 1000,
    courses: 4,
    keep: (away, course) => away > ([-1, -1, 330, 700][course] ?? 0),
  })
  const festoons =
    swag([-40, 60], [520, -20], 330, 42) +
    swag([1480, -20], [2040, 60], 330, 42, 1) +
    swag([430, -40], [1000, -40], 250, 38, 1) +
    swag([1000, -40], [1570, -40], 250, 38)
  const leaves = (
    [
      [470, -20, 8],
      [520, -30, -6],
      [1480, -30, 6],
      [1530, -20, -8],
    ] as const
  )
    .map(([x, y, a]) => mangoLeaf(x, y, a))
    .join('')
  const name = halves(350, 1090, 806, 330, 560)
  const art = `${shadows}${arches}${name}${lines(['Straight from'], 898, 886, { size: 44, fill: umber, anchor: 'end' })}${lines(['the first day.'], 1102, 886, { size: 44, fill: umber })}
    ${courses}${onLine(bond)}${festoons}${leaves}${bob(1000, bed(bond, 2) - 8, 284, 96)}${plumb(1000, -10, 592, 47)}`
  return { width: 2000, height: 1250, html: svg(art, 2000, 1250) }
}

/** The page’s picture, upright and without the name, which stands beside it: the wall rises to the plumb line from both sides. */
export function heroPortrait(): Drawing {
  const arches = doorway(
    1080,
    1350,
    'M-40-40H1120V1400H1010V700C1010 380 820 210 540 210S70 380 70 700V1400H-40Z',
    'M-60-60H1140V1420H1060V690C1060 280 850 96 540 96S20 280 20 690V1420H-60Z',
  )
  const bond: Bond = { line: 540, centred: 2, foot: 1350, width: 196, height: 74, gap: 10 }
  const courses = wall({
    ...bond,
    reach: 540,
    courses: 6,
    keep: (away, course) => away > ([-1, -1, 190, 250, 310, 400][course] ?? 0),
  })
  const festoons =
    swag([-60, 90], [300, -20], 270, 38) +
    swag([780, -20], [1140, 90], 270, 38, 1) +
    swag([250, -40], [540, -40], 200, 34, 1) +
    swag([540, -40], [830, -40], 200, 34)
  const art = `${shadows}${arches}<circle cx="540" cy="700" r="300" fill="${marigold}"/>
    ${courses}${onLine(bond)}${festoons}${mangoLeaf(262, -30, 8)}${mangoLeaf(312, -36, -6)}${mangoLeaf(768, -36, 6)}${mangoLeaf(818, -30, -8)}${bob(540, bed(bond, 2) - 8, 420, 110)}${plumb(540, -10, 560, 58)}`
  return { width: 1080, height: 1350, html: svg(art, 1080, 1350) }
}

/** One garland, one bob, one brick: the first day as an object. */
export function card(): Drawing {
  const arches = doorway(
    1600,
    1200,
    'M-40-40H1640V1240H1360V760C1360 420 1120 230 800 230S240 420 240 760V1240H-40Z',
    'M-60-60H1660V1260H1480V740C1480 320 1180 110 800 110S120 320 120 740V1260H-60Z',
  )
  const bond: Bond = { line: 800, centred: 1, foot: 1200, width: 256, height: 96, gap: 12 }
  const courses = wall({
    ...bond,
    reach: 800,
    courses: 2,
    keep: (away, course) => course === 0 || away > 330,
  })
  const festoons = swag([-80, 120], [560, -60], 360, 60) + swag([1040, -60], [1680, 120], 360, 60, 1)
  const art = `${shadows}${arches}${courses}${onLine(bond)}${festoons}${mangoLeaf(500, -60, 12, 1.5)}${mangoLeaf(580, -70, -8, 1.5)}${mangoLeaf(1020, -70, 8, 1.5)}${mangoLeaf(1100, -60, -12, 1.5)}${bob(800, bed(bond, 1) - 8, 460, 90)}${plumb(800, -40, 440, 82)}`
  return { width: 1600, height: 1200, html: svg(art, 1600, 1200) }
}
