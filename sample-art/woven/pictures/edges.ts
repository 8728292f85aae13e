import { husk, indigo, ink, madder, paper, saffron, vermilion } from '../dyes'
import { nested, temples, wheel } from '../ornaments'
import type { Picture, Pictures } from '../picture'
import { rect, repeat, rhombus } from '../shapes'

/** Where two grounds meet on a wide window and on a phone: a tile of `count` units, each `unit` px wide. */
interface Measure {
  unit: number
  count: number
  height: number
  /** How far threads slip: less where the ornament is small. */
  slip: number
}

const wideTemple = { unit: 60, count: 16, height: 104, slip: 5 }
const phoneTemple = { unit: 43, count: 18, height: 76, slip: 2.5 }
const wideDiamond = { unit: 96, count: 10, height: 112, slip: 6 }
const phoneDiamond = { unit: 65, count: 12, height: 72, slip: 3 }

function tile({ unit, count, height }: Measure, art: string, weave: object): Picture {
  return { width: unit * count, height, tile: true, stretches: [{ art, weave: { texture: 0, ...weave } }] }
}

/** Spires of the ground below rise into the ground above; a stripe runs along their foot. */
function temple(above: string, below: string, stripe: string, seed: number, measure: Measure): Picture {
  const { unit, count, height, slip } = measure
  const width = unit * count
  const base = height - 28
  const art =
    rect(0, 0, width, height, above) +
    temples(0, width, base, height - 40, count, below, above) +
    rect(0, base, width, 28, below) +
    rect(0, height - 20, width, 6, stripe)
  return tile(measure, art, { bundle: 2, slip, drift: 1.5, seed })
}

/** Two cloths meet in a row of diamonds on a bar. */
function diamonds(above: string, below: string, seed: number, measure: Measure): Picture {
  const { unit, count, height: h, slip } = measure
  const width = unit * count
  const art =
    rect(0, 0, width, h, above) +
    rect(0, h / 2, width, h / 2, below) +
    rect(0, h / 2 - h * 0.2, width, h * 0.4, madder) +
    repeat(
      count + 1,
      (i) =>
        nested(
          i * unit,
          h / 2,
          [unit * 0.47, h * 0.47, madder],
          [unit * 0.36, h * 0.35, paper],
          [unit * 0.2, h * 0.2, vermilion],
        ) + nested((i + 0.5) * unit, h / 2, [unit * 0.1, h * 0.12, vermilion]),
    )
  return tile(measure, art, { bundle: 2, slip, drift: 1.5, seed })
}

/** The foot of the services hero: wheels that roll on by a sixth of a quarter turn each, diamonds between them. */
function wheels(measure: Measure): Picture {
  const { unit, count, height: h, slip } = measure
  const width = unit * count
  const rail = Math.round(h * 0.045)
  const middle = h / 2 + rail / 2
  const art =
    rect(0, 0, width, h, ink) +
    rect(0, 0, width, rail, vermilion) +
    rect(0, rail * 1.75, width, rail * 0.45, saffron) +
    rect(0, h - rail * 1.6, width, rail, vermilion) +
    repeat(count, (i) =>
      wheel((i + 0.5) * unit, middle, unit * 0.43, i % 2 ? saffron : paper, {
        turned: (i * 90) / count,
        rim: 0.13,
      }),
    ) +
    repeat(count + 1, (i) => rhombus(i * unit, middle, unit * 0.055, unit * 0.1, vermilion))
  return tile(measure, art, { slip, drift: 0, seed: 19, texture: 0.04 })
}

export const edges: Pictures = {
  'edge-temple-ink-paper': () => temple(ink, paper, vermilion, 8, wideTemple),
  'edge-temple-ink-paper-phone': () => temple(ink, paper, vermilion, 8, phoneTemple),
  'edge-temple-indigo-ink': () => temple(indigo, ink, vermilion, 15, wideTemple),
  'edge-temple-indigo-ink-phone': () => temple(indigo, ink, vermilion, 15, phoneTemple),
  'edge-diamonds-paper-saffron': () => diamonds(paper, saffron, 9, wideDiamond),
  'edge-diamonds-paper-saffron-phone': () => diamonds(paper, saffron, 9, phoneDiamond),
  'edge-diamonds-saffron-paper': () => diamonds(saffron, paper, 10, wideDiamond),
  'edge-diamonds-saffron-paper-phone': () => diamonds(saffron, paper, 10, phoneDiamond),
  'edge-diamonds-paper-husk': () => diamonds(paper, husk, 21, wideDiamond),
  'edge-diamonds-paper-husk-phone': () => diamonds(paper, husk, 21, phoneDiamond),
  'edge-wheels': () => wheels({ unit: 144, count: 6, height: 164, slip: 3 }),
  'edge-wheels-phone': () => wheels({ unit: 97, count: 8, height: 112, slip: 2 }),
}
