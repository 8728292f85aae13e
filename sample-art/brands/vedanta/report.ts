import { type Drawing, svg } from '../../lib/drawing'
import { leaves, line, ochre, ore, rect, sand, say, strata, title } from './book'
import { seam } from './noise'

/** Report spread: eight drill cores side by side; the same colour lies at the same depth in all of them. */
export function spread(): Drawing {
  const [surface, band] = [356, 58]
  const tones = [...strata].reverse().slice(1)
  const reach = [4, 6, 5, 7, 8, 6, 9, 7]
  const cores = reach.map((depth, i) => {
    const x = 1096 + i * 102
    const foot = surface + depth * band
    const bands = tones.slice(0, depth).map((fill, k) => {
      const y = surface + k * band
      return k
        ? `<path d="M${x} ${foot}L${seam(x, x + 80, y, 18, k + 3)}L${x + 80} ${foot}Z" fill="${fill}"/>`
        : rect(x, y, 80, foot - y, fill)
    })
    const grass = Array.from(
      { length: 7 },
      (_, k) =>
        `<circle cx="${x + 6 + k * 11.5}" cy="${surface - 4 - (k % 2) * 6}" r="10" fill="${leaves[k % 4]}"/>`,
    )
    return `${grass.join('')}<clipPath id="core${i}"><rect x="${x}" y="${surface}" width="80" height="${foot - surface}"/></clipPath><g clip-path="url(#core${i})">${bands.join('')}</g>${title(`${i + 1}`, x + 40, surface - 40, 57, { fill: ore, anchor: 'middle' })}`
  })
  const picture = `${rect(0, 0, 2000, 1125, '#6B2A1F')}<path d="M80 92H1942V1080H80Z" fill="${ore}" opacity=".55"/>${rect(60, 60, 1880, 1000, sand)}<path d="M60 60H1000V1060H60Z" fill="${ochre}"/><linearGradient id="fold"><stop offset="0" stop-color="#3A120E" stop-opacity="0"/><stop offset=".5" stop-color="#3A120E" stop-opacity=".26"/><stop offset=".5" stop-color="#3A120E" stop-opacity=".14"/><stop offset="1" stop-color="#3A120E" stop-opacity="0"/></linearGradient><rect x="950" y="60" width="100" height="1000" fill="url(#fold)"/>
  ${title(['The darker,', 'the deeper.'], 116, 300, 200, { fill: ore, leading: 1.02 })}
  ${say(['A colour for', 'every depth.'], 122, 830, 104, { weight: 700, fill: ore, leading: 1.1 })}
  ${cores.join('')}${line(`M1084 ${surface}H1904`, ore, 6)}${title('Eight cores, side by side', 1096, 202, 88, { fill: ore })}`
  return { width: 2000, height: 1125, ground: ore, html: svg(picture, 2000, 1125) }
}
