import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { cloth, petalPath, text } from './book'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth

interface Poster {
  ground: string
  /** Petals from the outside in. */
  petals: readonly [string, string, string]
  line: string
  ink: string
}

const posters: readonly Poster[] = [
  { ground: scarlet, petals: [undyed, turmeric, kajal], line: 'Hang us', ink: undyed },
  { ground: turmeric, petals: [kajal, scarlet, undyed], line: 'in a row,', ink: kajal },
  { ground: kajal, petals: [turmeric, undyed, blue], line: 'and we', ink: undyed },
  { ground: leaf, petals: [undyed, kajal, turmeric], line: 'flower.', ink: undyed },
]

const ring = (count: number, from: number, to: number, wide: number, fill: string, turn = 0): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<path transform="rotate(${((i + turn) / count) * 360})" d="${petalPath(from, to, wide)}" fill="${fill}"/>`,
  ).join('')

/** A flower in the colours of one poster; what hangs beside it has the other half in its own. */
const flower = (x: number, y: number, [outer, middle, inner]: Poster['petals'], ground: string): string =>
  `<g transform="translate(${x} ${y})">${ring(16, 150, 262, 37, outer, 0.5)}${ring(16, 128, 190, 17, middle)}<circle r="122" fill="${outer}"/><circle r="108" fill="${ground}"/>${ring(12, 40, 104, 20, middle, 0.5)}<circle r="44" fill="${inner}"/><circle r="25" fill="#CFE3EA"/></g>`

/** Printed flat, hung as one: half a flower on every edge, whole only where two posters meet. */
export function flowerPosters(): Drawing {
  const [width, height] = [2160, 800]
  const [w, h, gap, top] = [520, 694, 14, 52]
  const left = (width - (w * 4 + gap * 3)) / 2
  const sheets = posters
    .map(({ ground, petals, line, ink }, i) => {
      const x = left + i * (w + gap)
      const tongues = Array.from({ length: 7 }, (_, k) => {
        const step = w / 7
        const fill = k % 2 ? (ground === kajal ? scarlet : kajal) : undyed
        return `<path d="M${k * step} 0H${(k + 1) * step}V34A${step / 2} ${step / 2} 0 0 1 ${k * step} 34Z" fill="${fill}"/>`
      }).join('')
      const buds = [120, 548]
        .map(
          (y) =>
            `<g transform="translate(${w / 2} ${y}) scale(.44)">${ring(8, 14, 92, 24, petals[1])}<circle r="22" fill="${petals[0]}"/></g>`,
        )
        .join('')
      return `<g transform="translate(${x} ${top})" filter="url(#hung)"><rect width="${w}" height="${h}" fill="${ground}"/></g>
        <svg x="${x}" y="${top}" width="${w}" height="${h}" data-frame>${flower(-gap / 2, 334, petals, ground)}${flower(w + gap / 2, 334, petals, ground)}${buds}${tongues}${text(w / 2, h - 34, 60, line, ink)}</svg>`
    })
    .join('')
  const scene = `<defs><filter id="hung" x="-10%" y="-10%" width="125%" height="125%"><feDropShadow dx="7" dy="10" stdDeviation="8" flood-color="#6B4A22" flood-opacity=".5"/></filter><linearGradient id="wall" x2="1" y2="1"><stop offset="0" stop-color="#FFF8E8"/><stop offset="1" stop-color="#EBDDBF"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#wall)"/>${sheets}`
  return { width, height, html: svg(scene, width, height), ground: undyed }
}
