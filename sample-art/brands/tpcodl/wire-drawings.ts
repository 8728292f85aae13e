import { type Drawing, svg } from '../../lib/drawing'
import {
  deep,
  line,
  live,
  mahanadi,
  pewter,
  rect,
  say,
  shadow,
  silver,
  tarnish,
  title,
  wordmark,
} from './book'
import { ground, type Opening } from './chapter'
import { chapterPictures } from './chapters'
import { bright, dark, liveLine, type Metal, rope } from './filigree'
import { iconRows } from './icons'

/**
 * Twenty-four icons, six to a wire: the pen is not lifted until the row is done. Yellow is live, so it belongs to the row of
 * things that run on current, not to the one of gloves and padlocks.
 */
export function icons(): Drawing {
  const rows = iconRows.map((row, r) => {
    const y = 270 + r * 330
    const [colour, belly] = r === 0 ? [live, '#C9A400'] : [silver, tarnish]
    const d = `M-20 ${y}H${70}${row.map((icon, i) => icon(70 + i * 226, y)).join('')}H1520`
    // Round wire: a darker belly shows below the lit top.
    return (
      line(d, shadow, 12, 'transform="translate(5 8)"') +
      line(d, belly, 10) +
      line(d, colour, 7.5, 'transform="translate(-.6 -1)"')
    )
  })
  const picture = `${rect(0, 0, 1500, 1500, deep)}${rows.join('')}${wordmark(70, 1430, 220)}${say('A wire to each row.', 1430, 1430, 44, { anchor: 'end' })}`
  return { width: 1500, height: 1500, ground: deep, html: svg(picture, 1500, 1500) }
}

const chapters: readonly string[][] = [
  ['Look up', 'first.'],
  ['Isolate it', 'and earth it.'],
  ['Gloves', 'before tools.'],
  ['Three points', 'of contact.'],
  ['Rain has', 'right of way.'],
  ['Everyone', 'home by six.'],
]

/** The last page is lit from edge to edge; the others lie in the dark, in two tones by turns. */
const groundOf = (i: number, columns: number): string =>
  i === 5 ? live : (i + (columns % 2 ? 0 : Math.floor(i / columns))) % 2 ? deep : mahanadi

/** A wire without current: grey from end to end. */
const deadLine = (d: string): string => line(d, shadow, 16) + line(d, pewter, 9)

/** What an opening shows, in wire. All stand on the same twisted ground, which runs off the page on both sides. */
function drawn({ layers = [], wires, live: under, dead }: Opening, paper: string, metal: Metal): string {
  const parts = [
    ...layers.flatMap((layer) => [
      layer.solid && `<path d="${layer.solid}" fill="${paper}"/>`,
      layer.wires.draw(0.9, 1, metal),
    ]),
    wires.draw(0.9, 1, metal),
    dead && deadLine(dead),
    under && liveLine(under, 9),
  ]
  return parts.filter(Boolean).join('')
}

/** Six openers, each with a picture of what its line says, laid in columns. */
function openers(columns: number): string {
  const pages = chapters.map((words, i) => {
    const x = 60 + (i % columns) * 570
    const y = 60 + Math.floor(i / columns) * 550
    const paper = groundOf(i, columns)
    const [ink, metal] = paper === live ? [mahanadi, dark] : [silver, bright]
    const middle = y + 188
    const opening = chapterPictures[i]?.(x + 310, middle)
    if (!opening) return ''
    const foot = rope(`M${x - 10} ${middle + ground}H${x + 550}`, 11, metal)
    // The page ends where the paper ends: a wire that runs on is cut with it.
    return `<g>${rect(x + 10, y + 14, 540, 520, shadow)}<clipPath id="page${i}">${rect(x, y, 540, 520, ink)}</clipPath><g clip-path="url(#page${i})">${rect(x, y, 540, 520, paper)}${drawn(opening, paper, metal)}${foot}</g>
    ${title(`${i + 1}`, x + 34, y + 92, 72, { fill: ink })}${title(words, x + 34, y + 438, 50, { fill: ink, leading: 1.06 })}</g>`
  })
  return pages.join('')
}

/** The pages on a table, `scale` times as large as they are drawn. */
function laidOut(columns: number, width: number, height: number, scale = 1): Drawing {
  const pages = `<g transform="scale(${scale})">${rect(0, 0, width, height, '#1C5964')}${openers(columns)}</g>`
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  return { width: across, height: down, ground: deep, html: svg(pages, across, down) }
}

/** The safety handbook. */
export const handbook = (): Drawing => laidOut(3, 1800, 1200)

/** For phones in two columns, so that the chapters can be read, and no larger than a phone needs. */
export const handbookPhone = (): Drawing => laidOut(2, 1230, 1750, 0.66)
