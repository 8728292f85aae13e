import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { leaves, ore, rect, sand, say, strata, sump, title } from './book'
import { seam } from './noise'

/** What lies at each of the ten depths, from the top down. */
const names = [
  'Topsoil',
  'Sand',
  'Clay',
  'Gravel',
  'Soft rock',
  'Weathered ore',
  'Ore',
  'Hard rock',
  'Bedrock',
  'Lowest bench',
]
const tones = [...strata].reverse()

interface Page {
  width: number
  height: number
  /** Where the ground begins, and how thick a layer is. */
  top: number
  band: number
  /** Left edge of the numbers and of the names. */
  numbers: number
  words: number
  size: number
}

/** Chips of the neighbouring tones, longer than high as layers are. */
function chips({ width, band }: Page, y: number, layer: number): string {
  const next = random(70 + layer)
  return Array.from({ length: Math.round(width / 26) }, () => {
    const [x, v, r] = [next() * width, y + 24 + next() * (band - 40), 5 + next() * 12]
    const fill = tones[Math.min(9, Math.max(0, layer + (next() < 0.5 ? 1 : -1)))]
    return `<path d="M${(x - r * 1.6).toFixed(0)} ${v.toFixed(0)}L${x.toFixed(0)} ${(v - r * 0.5).toFixed(0)}L${(x + r * 1.4).toFixed(0)} ${(v + r * 0.2).toFixed(0)}L${x.toFixed(0)} ${(v + r * 0.5).toFixed(0)}Z" fill="${fill}" opacity=".5"/>`
  }).join('')
}

/** Crowns on the surface, the nearest last. */
function crowns({ width, top }: Page): string {
  const next = random(5)
  return Array.from({ length: Math.round(width / 9) }, () => ({
    x: next() * (width + 60) - 30,
    y: top - 96 + next() * 58,
    r: 20 + next() * 22,
  }))
    .sort((a, b) => a.y - b.y)
    .map(
      ({ x, y, r }, i) =>
        `<circle cx="${(x + 5).toFixed(0)}" cy="${(y + 6).toFixed(0)}" r="${r.toFixed(0)}" fill="#173F2B"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="${leaves[i % 4]}"/>`,
    )
    .join('')
}

/** The ground cut straight down: ten layers, each with its number and its name, water at the foot. */
function ground(page: Page): Drawing {
  const { width, height, top, band, numbers, words, size } = page
  const layers = names.map((name, i) => {
    const y = top + i * band
    const fill = i < 5 ? ore : sand
    const foot = y + band * 0.5 + size * 0.36
    return `<path d="M0 ${height}L0 ${y}L${i ? seam(0, width, y, 20, i + 3) : `${width} ${y}`}L${width} ${height}Z" fill="${tones[i]}"/>${chips(page, y, i)}${title(String(i + 1), numbers, foot, size, { fill })}${say(name, words, foot, size * 0.86, { fill, weight: 700 })}`
  })
  const water = top + names.length * band
  const picture = `${rect(0, 0, width, height, sand)}${layers.join('')}<path d="M0 ${height}L0 ${water}L${seam(0, width, water, 10, 21)}L${width} ${height}Z" fill="${sump}"/>${crowns(page)}`
  return { width, height, ground: sand, html: svg(picture, width, height) }
}

/** The fold-out of the report with the whole scale of colours. */
export const scale = (): Drawing =>
  ground({ width: 2000, height: 1250, top: 150, band: 104, numbers: 64, words: 190, size: 84 })

/** For a phone: upright, its numbers at the page's margin. */
export const scalePhone = (): Drawing =>
  ground({ width: 1080, height: 1500, top: 150, band: 128, numbers: 56, words: 196, size: 92 })
