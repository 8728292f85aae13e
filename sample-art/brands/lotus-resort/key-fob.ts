import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { still } from '../../lib/still'
import { face, outline } from '../../wordmarks/outline'
import { cut, ink, lotus, petals } from './book'

/** The blade of the oar: origin near its middle, its bounds are those that the scene lays the labels over. */
const [left, top, width, height] = [-224.66, -590, 449.32, 1136]
const scale = 4
const blade =
  'M-64 -560C-64 -600 64 -600 64 -560C72 -470 190 -400 214 -250C236 -60 222 260 190 470C184 520 150 540 100 546L-100 546C-150 540 -184 520 -190 470C-222 260 -236 -60 -214 -250C-190 -400 -72 -470 -64 -560Z'

const label = (art: string): Drawing => {
  const [w, h] = [Math.round(width * scale), height * scale]
  return {
    width: w,
    height: h,
    html: svg(`<g transform="scale(${scale}) translate(${-left} ${-top})">${art}</g>`, w, h),
  }
}
const sheet = (fill: string): string => `<rect x="-400" y="-700" width="800" height="1400" fill="${fill}"/>`

/** What is burnt into the blade: the flower of low tide, the room, the hour. */
function lettering(): string {
  const word = (text: string, size: number, y: number, weight: number) => {
    const glyphs = outline(text, face('fraunces', weight), size)
    const middle = ((glyphs[0]?.left ?? 0) + (glyphs.at(-1)?.right ?? 0)) / 2
    return `<g transform="translate(${-middle} ${y})">${glyphs.map((glyph) => `<path d="${glyph.path}"/>`).join('')}</g>`
  }
  const flower = petals(lotus(1, 150), 0, 40).replaceAll(
    'style="mix-blend-mode:multiply" ',
    'stroke="#000" stroke-width="7" ',
  )
  return `${flower}<path d="${cut(-150, 110, 62, 8, 8, 76)}"/><path d="${cut(-110, 80, 88, 6, 7, 64)}"/>${word('Seven', 138, 262, 700)}${word('Back before', 54, 388, 600)}${word('high tide.', 54, 448, 600)}`
}

/** Three old coats with the marks of the brush. */
function coats(): string {
  const next = random(12)
  const strokes = Array.from({ length: 420 }, () => {
    const [x, y] = [-230 + next() * 460, -600 + next() * 1150]
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(1 + next() * 3).toFixed(1)}" height="${(90 + next() * 260).toFixed(1)}" fill="${next() < 0.5 ? '#fff' : '#3A2A20'}" opacity="${(0.02 + next() * 0.05).toFixed(3)}"/>`
  }).join('')
  return `${sheet(ink.coral)}<path d="M-400 -700H400V-330L-400 -290Z" fill="${ink.lagoon}"/><path d="M-400 -290L400 -330V-180L-400 -150Z" fill="${ink.shell}"/>${strokes}`
}

/** Red: what is burnt. Green: its soft edge. Blue: how far the paint is worn, most at the rim, not at all round words. */
function marks(): string {
  const blur = (id: string, by: number) =>
    `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${by}"/></filter>`
  const burnt = lettering()
  const add = (art: string, extra = '') => `<g style="mix-blend-mode:screen" ${extra}>${art}</g>`
  return `<defs>${blur('hair', 0.7)}${blur('edge', 9)}${blur('wide', 11)}</defs><g style="isolation:isolate">${sheet('#00f')}
    <g filter="url(#edge)"><path d="${blade}" fill="#000060" stroke="#0000d0" stroke-width="22"/></g>
    <g filter="url(#wide)"><g fill="#000" stroke="#000" stroke-width="26" stroke-linejoin="round">${burnt}</g></g>
    ${add(burnt, 'fill="#f00"')}${add(burnt, 'fill="#0f0" filter="url(#hair)"')}</g>`
}

/** The key fob is sawn from a retired oar, old paint and all, and lies on sand in the low sun; traced. */
export const keyFob = (): Drawing => still(1350, 1800, { paint: label(coats()), marks: label(marks()) })
