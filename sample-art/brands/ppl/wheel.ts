import { root, soil } from './book'

/** Much darker than any soil, so that tyres stand out from it. */
const rubber = '#1A100D'

/** A tyre on a painted rim, standing on the road at (x, road): lugs, side wall, dished disc with bolts. The light comes from the right. */
export function wheel(x: number, road: number, r: number, paint: string, lugs = 22): string {
  const turn = 360 / lugs
  // Lugs alternate from one half of the tread to the other, which shows as long and short ones.
  const tread = Array.from({ length: lugs }, (_, i) => {
    const deep = i % 2 ? 0.14 : 0.2
    return `<path transform="rotate(${(i * turn).toFixed(1)})" d="M${-r * 0.07} ${-r * 1.05}H${r * 0.06}L${r * 0.16} ${-r * (1 - deep)}H${r * 0.03}Z"/>`
  }).join('')
  const ring = (radius: number, fill: string, extra = ''): string =>
    `<circle r="${(r * radius).toFixed(1)}" fill="${fill}" ${extra}/>`
  const slots = Array.from(
    { length: 6 },
    (_, i) =>
      `<ellipse transform="rotate(${i * 60 + 12}) translate(0 ${(-r * 0.38).toFixed(1)})" rx="${(r * 0.075).toFixed(1)}" ry="${(r * 0.05).toFixed(1)}" fill="${rubber}"/>`,
  ).join('')
  const bolts = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * Math.PI * 2
    return `<circle cx="${(Math.cos(a) * r * 0.2).toFixed(1)}" cy="${(Math.sin(a) * r * 0.2).toFixed(1)}" r="${(r * 0.032).toFixed(1)}"/>`
  }).join('')
  const arc = (radius: number, stroke: string, width: number, opacity: number): string =>
    `<path d="M${-r * radius * 0.2} ${-r * radius * 0.98}A${r * radius} ${r * radius} 0 0 1 ${r * radius * 0.98} ${r * radius * 0.2}" fill="none" stroke="${stroke}" stroke-width="${(r * width).toFixed(1)}" stroke-opacity="${opacity}" stroke-linecap="round"/>`
  return `<g transform="translate(${x} ${road - r})"><g fill="${rubber}">${tread}</g>${ring(1, rubber)}<g fill="#3A2A23" opacity=".75">${tread}</g>${ring(0.82, '#241813')}${ring(0.8, rubber)}${arc(0.9, '#8A6A50', 0.035, 0.75)}${arc(0.72, '#5E4637', 0.03, 0.9)}
    ${ring(0.62, '#0E0807')}${ring(0.59, paint)}${ring(0.59, 'url(#dish)')}${ring(0.5, paint)}${ring(0.5, 'url(#dishIn)')}${slots}${ring(0.28, paint)}${ring(0.28, 'url(#dish)')}<g fill="${soil}">${bolts}</g>${ring(0.1, root)}${arc(0.57, root, 0.03, 0.7)}</g>`
}

/** The rims’ light; a picture with wheels has it among its definitions. */
export const rims = `<linearGradient id="dish" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${soil}" stop-opacity=".55"/></linearGradient><linearGradient id="dishIn" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="${soil}" stop-opacity=".12"/><stop offset="1" stop-color="${soil}" stop-opacity=".6"/></linearGradient>`
