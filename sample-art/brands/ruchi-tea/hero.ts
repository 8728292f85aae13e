import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, cup, inkOn, liquor, mix, names, say, shade, stain } from './book'

const handles = [25, 155, -25, 200, 40, -40, 150, -150]
const biscuits: Record<number, number> = { 1: 30, 13: -40, 19: 70, 28: 10, 34: 120 }

interface Grid {
  columns: number
  cell: [number, number]
  radius: number
  /** Size of the numbers, and of the names. */
  number: number
  name: number
  /** Which of the forty, from left to right. */
  numbers: readonly number[]
}

/** The shade card: cups in a grid, each on its own colour. */
function shadeCard({ columns, cell: [width, height], radius, number, name, numbers }: Grid): string {
  let drawn = ''
  for (const [place, shown] of numbers.entries()) {
    const index = shown - 1
    const last = shown === 40
    const colour = shade(shown)
    const left = (place % columns) * width
    const top = Math.floor(place / columns) * height
    const ground = last ? biscuit : colour
    const centre: [number, number] = [left + width / 2, top + height * 0.45]
    drawn += `<rect x="${left}" y="${top}" width="${width + 0.5}" height="${height + 0.5}" fill="${ground}"/>`
    // Nobody's shade is as pale as the page: a rule holds the corner of the card.
    if (last)
      drawn += `<path d="M${left + 2} ${top + 2}h${width - 4}v${height - 4}h${4 - width}Z" fill="none" stroke="${liquor}" stroke-width="4"/>`
    drawn +=
      index === 22
        ? stain(centre[0], centre[1], radius * 0.5, '#8A4A1E')
        : cup({
            x: centre[0],
            y: centre[1],
            radius,
            colour,
            red: index % 7 === 3,
            handle: handles[(index * 5) % 8] ?? 25,
            froth: index % 8 > 2,
            leaf: index % 11 === 5,
            empty: last,
            shadow: mix(last ? '#E2CDA9' : colour, '#120400', last ? 0.12 : 0.32),
            seed: index,
            ...(biscuits[index] === undefined ? {} : { biscuit: biscuits[index] }),
          })
    const ink = { weight: 600, colour: last ? liquor : inkOn(colour) }
    drawn += say(`${shown}`, left + width * 0.07, top + number * 1.3, number, ink)
    drawn += say(names[index] ?? '', centre[0], top + height * 0.91, name, { ...ink, anchor: 'middle' })
  }
  return drawn
}

/** The shade card: forty cups from black liquor to milk, each named after the person who is right about it. */
export function hero(): Drawing {
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
  return {
    width: 1440,
    height: 1260,
    html: svg(
      shadeCard({ columns: 8, cell: [180, 252], radius: 70, number: 27, name: 26, numbers }),
      1440,
      1260,
    ),
  }
}

/** For a phone: twelve of the forty, so near that their names can be read. */
export function heroPortrait(): Drawing {
  const numbers = [2, 4, 7, 10, 13, 17, 20, 23, 28, 31, 37, 40]
  return {
    width: 1080,
    height: 1320,
    html: svg(
      shadeCard({ columns: 3, cell: [360, 330], radius: 108, number: 42, name: 44, numbers }),
      1080,
      1320,
    ),
  }
}

/** Card: one row of the shade card, three cups close; the last is empty and smiles. */
export function card(): Drawing {
  const cells: [number, number, boolean][] = [
    [4, 0, false],
    [21, 534, true],
    [40, 1067, false],
  ]
  const upper: [number, number][] = [
    [2, 0],
    [12, 534],
    [30, 1067],
  ]
  const row = (list: [number, number, boolean][], y: number): string =>
    list
      .map(([number, x, red]) => {
        const last = number === 40
        const colour = shade(number)
        return `<rect x="${x}" y="${y}" width="534" height="600" fill="${last ? biscuit : colour}"/>${cup({ x: x + 267, y: y + 300, radius: 222, colour, red, empty: last, handle: (number * 67) % 360, froth: number > 4, shadow: mix(last ? '#E2CDA9' : colour, '#120400', last ? 0.12 : 0.32), seed: number, ...(number === 12 ? { biscuit: 38 } : {}) })}`
      })
      .join('')
  return {
    width: 1600,
    height: 1200,
    html: svg(
      `${row(
        upper.map(([number, x]) => [number, x, number === 2]),
        0,
      )}${row(cells, 600)}`,
      1600,
      1200,
    ),
  }
}
