import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { home } from '../lib/browser'
import { buildings } from './buildings'
import { craft } from './craft'
import { current } from './current'
import { type Marks, type Shape, toTenths } from './geometry'
import { kitchen } from './kitchen'
import { land } from './land'
import { sweets } from './sweets'

/**
 * Writes `media/files/wordmarks/<id>.svg` and `media/wordmarks.json`. Every mark is drawn on a row 100 units high, tight
 * at the sides, so that marks shown at one height look equally large; ink inherits the text colour.
 */
const rowHeight = 100
const media = join(home, '..', 'media')
const folder = join(media, 'files', 'wordmarks')

/** Path data with one decimal and no byte that a reader of paths does not need. */
function compact(path: string): string {
  return path
    .replace(/-?\d*\.?\d+(e-?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/(^|[^\d.])(-?)0\.(\d)/g, '$1$2.$3')
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .replace(/[ ,]+/g, ' ')
    .replace(/ -/g, '-')
}

const svg = (path: string, width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${rowHeight}" fill="currentColor"><path d="${path}"/></svg>`

/** How much of its box a mark inks, and where its weight lies from top (0) to bottom (1). */
async function weigh(shape: Shape): Promise<{ ink: number; middle: number }> {
  const { left, top, width, height } = shape.bounds
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="${left} ${top} ${width} ${height}" preserveAspectRatio="none"><path d="${shape.pathData}"/></svg>`
  const alpha = await sharp(Buffer.from(markup)).ensureAlpha().extractChannel(3).raw().toBuffer()
  let [sum, moment] = [0, 0]
  alpha.forEach((value, i) => {
    sum += value
    moment += value * Math.floor(i / 400)
  })
  return { ink: sum / 255 / 80000, middle: moment / sum / 200 }
}

const marks: Marks = { ...buildings, ...current, ...kitchen, ...sweets, ...land, ...craft }
/** Those made from the agency's own files have a source, and stay. */
type Entry = { src: string; width: number; height: number; source?: string }
const known: Record<string, Entry> = JSON.parse(readFileSync(join(media, 'wordmarks.json'), 'utf8'))
const own = Object.entries(known).filter(([, { source }]) => source !== undefined)
const sizes: Record<string, Entry> = {}
mkdirSync(folder, { recursive: true })
for (const [id, draw] of Object.entries(marks).sort(([a], [b]) => a.localeCompare(b))) {
  const shape = draw()
  const { width, height } = shape.bounds
  const { ink, middle } = await weigh(shape)
  // Equal area would let long names shrink and heavy ones shout: the size goes by area, softened by weight.
  const scale = Math.min(Math.sqrt(17500 / (width * height)) * (0.42 / ink) ** 0.18, 96 / height, 400 / width)
  const tall = height * scale
  const top = Math.max(2, Math.min(rowHeight - 2 - tall, rowHeight / 2 - tall * (0.5 + (middle - 0.5) * 0.6)))
  shape.scale(scale)
  shape.translate(shape.bounds.topLeft.multiply(-1).add([0, top]))
  toTenths(shape)
  const wide = Math.ceil(shape.bounds.width)
  const file = svg(compact(shape.pathData), wide)
  writeFileSync(join(folder, `${id}.svg`), file)
  sizes[id] = { src: `/wordmarks/${id}.svg`, width: wide, height: rowHeight }
  console.log(`${id} ${wide} x ${Math.round(tall)}, ${file.length} bytes`)
}
writeFileSync(
  join(media, 'wordmarks.json'),
  `${JSON.stringify({ ...sizes, ...Object.fromEntries(own) }, null, 2)}\n`,
)
