import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, cup, inkOn, liquor, mix, names, odia, saucer, say, shade, stain, wordmark } from './book'

const handles = [25, 155, -25, 200, 40, -40, 150, -150]
const biscuits: Record<number, number> = { 1: 30, 13: -40, 19: 70, 28: 10, 34: 120 }

interface Grid {
  x: number
  y: number
  columns: number
  rows: number
  cell: [number, number]
  radius: number
  /** Size of the numbers, and of the names; 0 for numbers alone. */
  number: number
  name: number
}

/** The shade card: cups in a grid, each on its own colour. */
function card40({ x, y, columns, rows, cell: [width, height], radius, number, name }: Grid): string {
  let drawn = ''
  for (let index = 0; index < columns * rows; index += 1) {
    const column = index % columns
    const row = Math.floor(index / columns)
    const last = index === 39
    // On a narrower card the columns and rows keep their order of strength and milk.
    const colour = shade(index + 1)
    const left = x + column * width
    const top = y + row * height
    const ground = last ? biscuit : colour
    const centre: [number, number] = [left + width / 2, top + height * (name ? 0.44 : 0.4)]
    drawn += `<rect x="${left}" y="${top}" width="${width + 0.5}" height="${height + 0.5}" fill="${ground}"/>`
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
    drawn += name
      ? say(`${index + 1}`, left + 12, top + 34, number, ink)
      : say(`${index + 1}`, centre[0], top + height * 0.93, number, { ...ink, anchor: 'middle' })
    if (name)
      drawn += say(names[index] ?? '', centre[0], top + height * 0.9, name, { ...ink, anchor: 'middle' })
  }
  return drawn
}

/** The shade card: forty cups from black liquor to milk, each named after the person who is right about it. */
export function hero(): Drawing {
  return {
    width: 2000,
    height: 1250,
    html: svg(
      `<rect width="2000" height="1250" fill="${biscuit}"/>${card40({ x: 560, y: 0, columns: 8, rows: 5, cell: [172, 250], radius: 68, number: 26, name: 24 })}
      ${wordmark(70, 226, 400, saucer, true)}<text x="66" y="900" font-family="${odia}" font-weight="800" font-size="290" fill="${liquor}">ଚା</text>
      ${say(['Forty ways', 'to be right.'], 70, 1052, 54, { weight: 600, line: 1.1 })}${say('Which shade are you? #MoCha', 70, 1190, 27, { weight: 600 })}`,
      2000,
      1250,
    ),
  }
}

/** For a phone: the card runs edge to edge under the name, eight cups wide, five deep, with numbers and no names. */
export function heroPortrait(): Drawing {
  return {
    width: 1080,
    height: 1350,
    html: svg(
      `<rect width="1080" height="1350" fill="${biscuit}"/>${card40({ x: 0, y: 342, columns: 8, rows: 5, cell: [135, 168], radius: 48, number: 32, name: 0 })}
      ${wordmark(56, 212, 640)}<text x="1024" y="222" text-anchor="end" font-family="${odia}" font-weight="800" font-size="190" fill="${liquor}">ଚା</text>
      ${say('Forty ways to be right.', 56, 1288, 70, {})}`,
      1080,
      1350,
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
