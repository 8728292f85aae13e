import type { Flat } from '../../lib/hull'
import { random } from '../../lib/random'
import { canopy, laterite, leaves, ochre, ore, sand } from './book'
import { along, cutOut, foliage } from './first-tree-paper'
import { hills, seam } from './noise'
import { between } from './pit-steps'

/**
 * The ground as a pile of boards that the front edge of the picture cuts through: on the right one sees their
 * section, to the left the pit, whose benches run round behind. `x` is where the section of a board begins, `y` how
 * high it lies there, `rise` how much higher on the page its rim lies at the far left.
 */
interface Board {
  x: number
  y: number
  rise: number
  tone: string
}
const boards: readonly Board[] = [
  { x: 1042, y: 742, rise: 112, tone: canopy },
  { x: 1036, y: 770, rise: 112, tone: ochre },
  { x: 690, y: 832, rise: 80, tone: '#DB9256' },
  { x: 462, y: 894, rise: 56, tone: '#CF7440' },
  { x: 284, y: 952, rise: 38, tone: '#BF5A33' },
  { x: 136, y: 1008, rise: 22, tone: laterite },
  { x: -60, y: 1064, rise: 0, tone: '#8A3423' },
]
/** The pit's middle lies outside of the picture. */
const middle = -210
const right = 2030
/** Where the undug ground ends at the back. */
const back = 618

/** Height of a board's upper edge in the section; it wobbles as scissors do. */
const edgeAt = (i: number, x: number): number =>
  (boards[i]?.y ?? 1150) + (hills(x / 230, i * 3.7, i + 3) - 0.47) * (i ? 15 : 7)

/** The upper edge of a board in the section, from its beginning or from `from` on. */
function sectionEdge(i: number, from = boards[i]?.x ?? 0): Flat[] {
  const steps = Math.ceil((right - from) / 14)
  return Array.from({ length: steps + 1 }, (_, k): Flat => {
    const x = from + ((right - from) * k) / steps
    return [x, edgeAt(i, x)]
  })
}

/** The rim of a board round the pit, from the far left to the section. */
function rim(i: number): Flat[] {
  const { x, rise } = boards[i] ?? { x: 0, rise: 0 }
  return Array.from({ length: 90 }, (_, k): Flat => {
    const a = (1 - k / 89) * (Math.PI / 2)
    // Boards one and two are one bench: their rims stay parallel.
    const wobble = (hills(a * 3.4, 5, i < 2 ? 9 : i + 9) - 0.47) * Math.sin(a * 2) * (0.3 + rise / 100)
    return [
      middle + (x - middle) * Math.cos(a) + wobble * 60,
      edgeAt(i, x) - rise * Math.sin(a) - wobble * 16,
    ]
  })
}

const lower = (points: Flat[], by: number): Flat[] => points.map(([x, y]): Flat => [x, y + by])
const under = (i: number): number => (boards[i + 1]?.y ?? 1150) - (boards[i]?.y ?? 0)

/** The section of a board, or of all the ground below the picture. */
const section = (i: number): string => {
  const from = boards[i]?.x ?? 0
  const foot =
    i + 1 < boards.length
      ? sectionEdge(i + 1, from).reverse()
      : ([
          [right, 1150],
          [from, 1150],
        ] as Flat[])
  return `M${along([...sectionEdge(i), ...foot])}Z`
}

/** All that the front edge of the picture cuts. */
export const sections = boards.map((_, i) => `<path d="${section(i)}"/>`).join('')

/** The section once more in tones that are `part` on the way to black: what one sees through an opening. */
export const deeper = (part: number): string =>
  boards
    .map(({ tone }, i) => cutOut(`<path d="${section(i)}" fill="${between(tone, ore, part)}"/>`, 'thin'))
    .reverse()
    .join('')

/** One board with its wall round the pit, the face one walks on, and its section. */
function board(i: number): string {
  const { tone, x } = boards[i] ?? { tone: ore, x: 0 }
  const top = rim(i)
  const courses = i
    ? [0.36, 0.68].map(
        (part) =>
          `<path d="M${along(lower(top, under(i) * part))}" fill="none" stroke="${between(tone, ore, 0.55)}" stroke-width="2.5" opacity=".6"/>`,
      )
    : []
  const wall = `<path d="M${along([...top, ...lower(top, under(i) + 2).reverse()])}Z" fill="${between(tone, ore, 0.34)}"/>${courses.join('')}`
  const face = `<path d="M${along([...top, ...sectionEdge(i, x)])}L${right} ${back}L${middle} ${back}Z" fill="${i ? between(tone, sand, 0.2) : '#3B7A50'}"/>`
  const lip = `<path d="M${along([...top, ...sectionEdge(i, x)])}" fill="none" stroke="${i ? sand : leaves[3]}" stroke-width="3.4" stroke-linejoin="round" opacity=".85"/>`
  return cutOut(`${wall}${face}<path d="${section(i)}" fill="${tone}"/>${lip}`, 'board')
}

/** Crowns so far away that they are one band: on every `step` px from the left up to `to`, at the height that `foot` gives. */
function farCrowns(to: number, step: number, foot: (x: number) => number, fills: readonly string[]): string {
  const next = random(6)
  const all: string[] = []
  for (let x = -30; x < to; x += step) {
    const r = step * (0.7 + next() * 0.5)
    const fill = fills[Math.floor(next() * fills.length)]
    all.push(`<path d="${foliage(x, foot(x) - r * 0.6 - next() * 5, r, r, 3 + (x % 9), 7)}" fill="${fill}"/>`)
  }
  return cutOut(all.join(''), 'thin')
}

/** A range of hills, and the forest on the horizon. */
export const horizon = (): string =>
  cutOut(
    `<path d="M-20 800L-20 586L${seam(-20, right, 586, 44, 6)}L${right} 800Z" fill="#6BB263"/>`,
    'sheet',
  ) + farCrowns(right, 26, () => back + 8, ['#57A35B', '#4E9A58', '#479152'])

/** The pit and the section of its ground, the lowest board first; crowns stand on its far rim. */
export function ground(): string {
  const edge = rim(0)
  const foot = (x: number): number => edge.find(([u]) => u > x)?.[1] ?? back
  const pit = boards.map((_, i) => board(i)).reverse()
  return pit.join('') + farCrowns(770, 16, (x) => foot(x) - 6, ['#1F5037', canopy, '#2F7549'])
}
