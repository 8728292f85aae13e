import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, china, contrast, cup, inkOn, liquor, mix, names, say, shade } from './book'
import { cupOf, groundOf } from './card-cup'
import { stain } from './wet'

interface Grid {
  cell: [number, number]
  /** Where the middle of a cup lies, as part of the height. */
  middle: number
  radius: number
  /** Size of the numbers, and of the names. */
  number: number
  name: number
  /** Where the line of a name stands, as part of the height. */
  line: number
  /** How far the letters of the longest names, twelve and more, move together: part of their size. */
  tight?: number
  /** Column and row of a shade, counted from 0. */
  place: (index: number) => [number, number]
}

/** A middle shade is no ground for white or for black: it goes a little darker or paler, until its ink reads well. */
function readable(ground: string): string {
  const ink = inkOn(ground)
  const away = ink === china ? '#120400' : '#FFF1D6'
  let share = 0
  while (contrast(ink, mix(ground, away, share)) < 4.8) share += 0.01
  return mix(ground, away, share)
}

/** The shade card: forty cups in a grid, each on its own colour. */
function shadeCard({
  cell: [width, height],
  middle,
  radius,
  number,
  name,
  line,
  tight,
  place,
}: Grid): string {
  return Array.from({ length: 40 }, (_, index) => {
    const shown = index + 1
    const last = shown === 40
    const [column, row] = place(index)
    const [left, top] = [column * width, row * height]
    const centre: [number, number] = [left + width / 2, top + height * middle]
    const ground = readable(groundOf(shown))
    const ink = { weight: 600, colour: inkOn(ground) }
    // Nobody's shade is as pale as the page: a rule holds the corner of the card.
    const rule = last
      ? `<path d="M${left + 2} ${top + 2}h${width - 4}v${height - 4}h${4 - width}Z" fill="none" stroke="${liquor}" stroke-width="4"/>`
      : ''
    const there =
      shown === 23 ? stain(...centre, radius * 0.62, '#6E3512', { seed: 6 }) : cupOf(shown, ...centre, radius)
    const words = names[index] ?? ''
    const setting = tight && words.length > 11 ? { ...ink, spacing: -tight * name } : ink
    return `<rect x="${left}" y="${top}" width="${width + 0.5}" height="${height + 0.5}" fill="${ground}"/>${rule}${there}${say(`${shown}`, left + width * 0.055, top + number * 1.18, number, ink)}${say(words, centre[0], top + height * line, name, { ...setting, anchor: 'middle' })}`
  }).join('')
}

/** The shade card: forty cups from black liquor to milk, each named after the person who is right about it. */
export function hero(): Drawing {
  return {
    width: 1440,
    height: 1260,
    html: svg(
      shadeCard({
        cell: [180, 252],
        middle: 0.46,
        radius: 70,
        number: 27,
        name: 24,
        line: 0.925,
        place: (index) => [index % 8, Math.floor(index / 8)],
      }),
      1440,
      1260,
    ),
  }
}

/** For a phone: the same card turned a quarter, numbered down its columns, so that it still runs from black liquor to milk. */
export function heroPortrait(): Drawing {
  return {
    width: 1080,
    height: 1840,
    html: svg(
      shadeCard({
        cell: [216, 230],
        middle: 0.437,
        radius: 64,
        number: 32,
        name: 33,
        line: 0.915,
        tight: 0.03,
        place: (index) => [Math.floor(index / 8), index % 8],
      }),
      1080,
      1840,
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
