import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import { lines, nitrogen, phosphorus, potash, root, soil, strata } from './book'
import { descender, foot, nutrient, roots } from './ground'
import { letterL, letterP } from './letters'

const [width, height, line] = [470, 800, 484]

/** A woven bag of one grade, printed. */
interface Bag {
  cloth: string
  kind: number
  feeds: string
  ink: string
  content: string
}

/** Size of what is printed besides the letter: it has to be read on a phone. */
const print = 58

/** What a bag is printed with: the letter above the ground line, the root below, the weight on a patch. */
function front({ cloth, kind, feeds, ink, content }: Bag): Drawing {
  const field = strata
    .slice(0, 3)
    .map(
      (fill, i) => `<rect y="${line + (i && 20 + i * 130)}" width="${width}" height="400" fill="${fill}"/>`,
    )
    .join('')
  const art = `<rect width="${width}" height="${height}" fill="${cloth}"/>${field}${content}${nutrient(kind, 58, 104, 26)}${lines([feeds], 98, 124, { size: print, fill: ink })}<rect x="236" y="694" width="204" height="82" fill="${root}"/>${lines(['50 kg'], 338, 755, { size: print, fill: soil, anchor: 'middle' })}`
  return {
    width: width * 3,
    height: height * 3,
    html: svg(`<g transform="scale(3)">${art}</g>`, width * 3, height * 3),
  }
}

const k = 0.58

/** The three grades: side by side they spell the company, and the ground line runs through all of them. */
const bagsOfRange: Record<string, Bag> = {
  leaves: {
    cloth: '#DCE6F7',
    kind: 0,
    feeds: 'for leaves',
    ink: nitrogen,
    content: `<g fill="${root}">${descender(96, line, k, { seed: 44, length: 430 })}</g>${letterP(96, line, k, nitrogen)}`,
  },
  roots: {
    cloth: '#FBE3D2',
    kind: 1,
    feeds: 'for roots',
    ink: '#8F3308',
    content: `<g fill="${root}">${descender(96, line, k, { seed: 61, length: 430 })}</g>${letterP(96, line, k, phosphorus)}`,
  },
  grain: {
    cloth: '#FCF0C2',
    kind: 2,
    feeds: 'for grain',
    ink: '#5E4300',
    content: `<g fill="${root}">${foot(176, line, k, 12)}${roots(214, line + 52, { count: 4, width: 20, length: 190, seed: 5 })}</g>${letterL(176, line, k, { height: 540, leaves: 0, fill: potash, gap: '#FCF0C2' })}`,
  },
}

/** The dealer's wall behind them, lettered by hand. */
const wall = (): Drawing => ({
  width: 2400,
  height: 700,
  html: svg(
    `<rect width="2400" height="700" fill="#E9DFC6"/>${lines(['A good bag is an empty bag.'], 1214, 330, { size: 90, fill: '#1F6B38', anchor: 'middle' })}`,
    2400,
    700,
  ),
})

/** Three bags before a dealer's shop, the stock behind them; traced. */
export const bags = () =>
  still(1800, 1350, {
    ...Object.fromEntries(Object.entries(bagsOfRange).map(([name, bag]) => [name, front(bag)])),
    wall: wall(),
  })
