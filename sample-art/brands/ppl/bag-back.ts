import { type Drawing, svg } from '../../lib/drawing'
import { cup, plants, tapRoot } from './bag-crops'
import { lines, morning, paddy, potash, root, soil } from './book'
import { earth, grass } from './ground'

const [width, height, line] = [1350, 1520, 588]
/** How deep one cup goes, px. */
const step = 150

const crops = [
  { name: 'Spinach', cups: 1, plant: plants.spinach, when: 'once', seed: 3 },
  { name: 'Chilli', cups: 2, plant: plants.chilli, when: 'at flower', seed: 9 },
  { name: 'Paddy', cups: 3, plant: plants.paddy, when: 'in thirds', seed: 44 },
  { name: 'Cane', cups: 4, plant: plants.cane, when: 'at new moon', seed: 70 },
]

/** The back of the bag: the dose is a depth, counted in cups down along the root. Under each root stands when to feed, one step lower from crop to crop, so that the words have room to be large. */
export function bagBack(): Drawing {
  const columns = crops.map(({ name, cups, plant, when, seed }, i) => {
    const x = 206 + i * 304
    const deep = 100 + cups * step
    const marks = Array.from({ length: cups }, (_, f) => cup(x + 112, line + 114 + f * step, f % 3))
    const words = (text: string, y: number, size: number, fill: string): string =>
      lines([text], x + 4, line + deep + y, { size, fill, anchor: 'middle' })
    return `<g transform="translate(${x} ${line})">${plant}</g>${tapRoot(x, line, deep, 24 + cups * 6, seed)}${marks.join('')}${words(name, 78, 76, root)}${words(when, 144, 62, potash)}`
  })
  const stitches = `<path d="M0 34H${width}" stroke="${root}" stroke-width="12" stroke-dasharray="44 22"/>`
  const art = `<rect width="${width}" height="${height}" fill="${morning}"/>${earth(width, line, height)}${grass(4, 1360, line, 0.8)}<rect width="${width}" height="68" fill="${paddy}"/>${stitches}
    ${lines(['Feed by the cup.', 'Stop where the root stops.'], 76, 172, { size: 88, fill: soil, leading: 1.1 })}
    ${columns.join('')}
    ${lines(['One cup', 'to a pace of row.', 'Then rest. It will.'], 76, 1292, { size: 68, fill: root })}`
  return { width, height, html: svg(art, width, height) }
}
