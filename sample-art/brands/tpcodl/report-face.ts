import { svg } from '../../lib/drawing'
import { line, mahanadi, rect, say, silver, wordmark } from './book'
import { Filigree, liveLine } from './filigree'
import { bulb, filament } from './hero'

/** Size of the cover, and where the live line runs over its edges: the spine takes the line on. */
export const [coverWidth, coverHeight, lineAt] = [1000, 1366, 498]
const [x, y, r] = [510, lineAt, 318]

/** Foil is a mirror: bright where the lamp stands in it, dark beside that. */
const stops = (tones: string[]): string =>
  tones
    .map((tone, i) => `<stop offset="${(i / (tones.length - 1)).toFixed(3)}" stop-color="${tone}"/>`)
    .join('')
const across = 'gradientUnits="userSpaceOnUse" x1="40" y1="60" x2="900" y2="1080"'
const defs = `<linearGradient id="foil" ${across}>${stops(['#C9D8DC', '#FFFFFF', '#8EA3AB', '#E9F1F3', '#FFFFFF', '#FFFFFF', '#F2F8F9', '#8EA3AB', '#FFFFFF', '#7F959D', '#DCE7EA', '#8EA3AB'])}</linearGradient>
  <linearGradient id="halo" ${across}>${stops(['#7FA3AB', '#F2F8F9', '#7C9EA7', '#DCE9EC', '#F7FBFC', '#6F939C', '#8CABB3', '#4E747D', '#5D838C'])}</linearGradient>
  <linearGradient id="cloth" x1="0" y1="0" x2=".85" y2="1"><stop offset="0" stop-color="#1F6773"/><stop offset=".42" stop-color="#135059"/><stop offset="1" stop-color="${mahanadi}"/></linearGradient>
  <linearGradient id="joint"><stop offset="0" stop-color="#2F7C88"/><stop offset=".3" stop-color="#18535E"/><stop offset=".62" stop-color="#08272D"/><stop offset=".8" stop-color="#2A7682"/><stop offset="1" stop-color="#2A7682" stop-opacity="0"/></linearGradient>
  <radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="470" cy="380" r="640"><stop offset="0" stop-color="#DFF6FA" stop-opacity=".3"/><stop offset="1" stop-color="#DFF6FA" stop-opacity="0"/></radialGradient>
  <filter id="gleam" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>`

/** The bulb's light, in rings of cells that grow outwards until the cover ends; they leave room for the neck and the words. */
function halo(): Filigree {
  const piece = new Filigree()
  for (const [count, near, far, half, start] of [
    [24, 350, 468, 53, 0],
    [28, 484, 622, 63, 0.5],
    [28, 640, 800, 82, 0],
  ] as const) {
    const on = (i: number, radius: number): [number, number] => {
      const angle = ((i + start) / count) * Math.PI * 2
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    }
    const hasRoom = (i: number): boolean => {
      const [px, py] = on(i, near)
      return on(i, far)[1] < 1072 && !(py > y + 190 && Math.abs(px - x) < 218)
    }
    for (let i = 0; i < count; i++) {
      if (!hasRoom(i)) continue
      piece.cell(((i + start) / count) * Math.PI * 2, near, far, half, x, y)
      if (hasRoom(i + 1)) piece.granule(...on(i + 0.5, far - 12), half * 0.1)
    }
  }
  return piece
}

/** A pressed line: its lower right edge catches light, its upper left one lies in shade. */
const pressed = (piece: Filigree, foil: string, gauge: number): string =>
  `<g transform="translate(-1.8 -2.2)">${piece.print('#04181C', gauge)}</g><g transform="translate(1.5 1.8)">${piece.print('#3A8793', gauge)}</g>${piece.print(foil, gauge)}`

/** The annual report's cover, blocked in foil on dark cloth. */
export function face(): string {
  const { wires, outline, cap } = bulb(x, y, r)
  const rings = halo()
  // It lies level where it meets the edges, so that the back can take it on without a bend.
  const [from, to] = [x - r, x + r]
  const left = `M0 ${y}C36 ${y} 46 ${y + 58} 92 ${y + 58}S146 ${y} ${from} ${y}`
  const right = `M${to} ${y}C${to + 46} ${y} ${to + 44} ${y - 58} ${to + 86} ${y - 58}S${coverWidth - 40} ${y} ${coverWidth} ${y}`
  const rope = `${line(outline, '#04181C', 22)}${line(outline, '#5D757D', 17)}${line(outline, 'url(#foil)', 16, 'stroke-dasharray="4.4 4.4" stroke-linecap="butt"')}`
  const ground = `<path d="${outline}Z" fill="#0A343C"/>`
  const picture = `<defs>${defs}</defs>${rect(0, 0, coverWidth, coverHeight, 'url(#cloth)')}
    ${rect(0, 0, 84, coverHeight, 'url(#joint)')}
    ${pressed(rings, 'url(#halo)', 4.8)}<g opacity=".45">${rect(0, 0, 84, coverHeight, 'url(#joint)')}</g>${ground}
    ${rect(0, 0, coverWidth, coverHeight, 'url(#lamp)')}
    <g filter="url(#gleam)" opacity=".24">${wires.print('#BFE6EE', 5)}</g>
    ${pressed(wires, 'url(#foil)', 4.6)}${rope}${cap}
    ${liveLine(left + right + filament(x, y, r), 13)}
    ${wordmark(112, 1284, 300, 'url(#foil)')}${say(['Annual report', '2024'], 930, 1184, 98, { anchor: 'end', fill: silver, leading: 1.08 })}
    <path d="M0 3H${coverWidth}" stroke="#5FA4AF" stroke-width="4"/>`
  return svg(picture, coverWidth, coverHeight)
}
