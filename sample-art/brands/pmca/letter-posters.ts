import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { cloth, letterShape, petalPath, text } from './book'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth

interface Poster {
  character: string
  ground: string
  felt: string
  line: string
  ink: string
}

const posters: readonly Poster[] = [
  { character: 'P', ground: scarlet, felt: undyed, line: 'Hang us', ink: undyed },
  { character: 'M', ground: turmeric, felt: kajal, line: 'in a row,', ink: kajal },
  { character: 'C', ground: kajal, felt: turmeric, line: 'and we', ink: undyed },
  { character: 'A', ground: leaf, felt: undyed, line: 'flower.', ink: undyed },
]

/** Printed flat, hung as one: half a flower on every edge, whole only where two posters meet. */
export function letterPosters(): Drawing {
  const [width, height] = [2160, 800]
  const [w, h, gap, top] = [520, 694, 14, 52]
  const left = (width - (w * 4 + gap * 3)) / 2
  const flower = (x: number, y: number, size: number, outer: string, inner: string) => {
    const ring = (count: number, from: number, to: number, wide: number, fill: string, turn: number) =>
      Array.from(
        { length: count },
        (_, i) =>
          `<path transform="translate(${x} ${y}) rotate(${(i / count) * 360 + turn}) scale(${size})" d="${petalPath(from, to, wide)}" fill="${fill}"/>`,
      ).join('')
    return `${ring(14, 60, 128, 26, outer, 0)}<circle cx="${x}" cy="${y}" r="${68 * size}" fill="${kajal}"/>${ring(14, 26, 62, 14, inner, 12.9)}<circle cx="${x}" cy="${y}" r="${24 * size}" fill="${undyed}"/><circle cx="${x}" cy="${y}" r="${15 * size}" fill="#CFE3EA"/>`
  }
  const edges: readonly (readonly [number, string, string])[] = [
    [182, blue, turmeric],
    [468, undyed, scarlet],
  ]
  const sheets = posters
    .map((poster, i) => {
      const x = left + i * (w + gap)
      const { path, transform } = letterShape(poster.character, w / 2, 322, 384, 430)
      const tongues = Array.from({ length: 7 }, (_, k) => {
        const step = w / 7
        const fill = k % 2 ? kajal : undyed
        const shown = poster.ground === kajal && fill === kajal ? scarlet : fill
        return `<path d="M${k * step} 0H${(k + 1) * step}V34A${step / 2} ${step / 2} 0 0 1 ${k * step} 34Z" fill="${shown}"/>`
      }).join('')
      const halves = edges
        .map(([y, outer, inner]) => flower(0, y, 0.92, outer, inner) + flower(w, y, 0.92, outer, inner))
        .join('')
      return `<g transform="translate(${x} ${top})" filter="url(#hung)"><rect width="${w}" height="${h}" fill="${poster.ground}"/></g>
        <svg x="${x}" y="${top}" width="${w}" height="${h}" data-frame>${halves}<g transform="${transform}"><path d="${path}" fill="none" stroke="${poster.ground}" stroke-width="46" stroke-linejoin="round"/><path d="${path}" fill="${poster.felt}"/></g>${tongues}${text(w / 2, h - 32, 43, poster.line, poster.ink)}</svg>`
    })
    .join('')
  const scene = `<defs><filter id="hung" x="-10%" y="-10%" width="125%" height="125%"><feDropShadow dx="7" dy="10" stdDeviation="8" flood-color="#6B4A22" flood-opacity=".5"/></filter><linearGradient id="wall" x2="1" y2="1"><stop offset="0" stop-color="#FFF8E8"/><stop offset="1" stop-color="#EBDDBF"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#wall)"/>${sheets}`
  return { width, height, html: svg(scene, width, height), ground: undyed }
}
