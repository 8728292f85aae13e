import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { canopy, laterite, leaves, line, ochre, ore, rect, sand, say, strata, title } from './book'
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
  ${say(['One colour,', 'one depth.'], 122, 830, 104, { weight: 700, fill: ore, leading: 1.1 })}
  ${cores.join('')}${line(`M1084 ${surface}H1904`, ore, 6)}${title('Eight cores, side by side', 1096, 202, 88, { fill: ore })}`
  return { width: 2000, height: 1125, ground: ore, html: svg(picture, 2000, 1125) }
}

/** One core laid on its side, from the surface at the left to bedrock at the right. */
export function coreSample(): Drawing {
  const notes = ['Surface', 'Topsoil', 'Clay', 'Gravel', 'Soft rock', 'Ore', 'Hard rock', 'Bedrock']
  const next = random(6)
  const [y, h] = [200, 400]
  // Eight layers of one width from the rounded end at the left to the cut face at the right.
  const [start, pitch, bulge] = [98, 194, 54]
  const end = start + 8 * pitch
  const fills = [canopy, '#F1CF9B', ochre, '#DB9256', '#CF7440', laterite, '#8A3423', '#6B2A1F']
  const parts = fills.map((fill, i) => {
    const x = start + i * pitch
    const grains = Array.from({ length: i ? 34 : 44 }, () => {
      const [u, v, r] = [x + 8 + next() * (pitch - 16), y + next() * h, 3 + next() * (i ? 11 : 13)]
      return i === 0
        ? `<circle cx="${u + r * 0.5}" cy="${v + r * 0.5}" r="${r}" fill="#11301F"/><circle cx="${u}" cy="${v}" r="${r}" fill="${leaves[Math.floor(next() * 4)]}"/>`
        : `<path d="M${u} ${v}l${r} ${-r * 0.5}l${r * 0.8} ${r * 0.8}l${-r} ${r * 0.7}z" fill="${next() > 0.5 ? '#FFF3DC' : ore}" opacity="${0.16 + next() * 0.26}"/>`
    })
    const edge = Array.from(
      { length: 12 },
      (_, k) => `${(x + (next() - 0.5) * 26).toFixed(0)} ${y + (k * h) / 11}`,
    ).join('L')
    // Every other word a row lower, so that the words may be large.
    const middle = x + pitch / 2
    const foot = i % 2 ? 786 : 710
    return {
      band: `<path d="M${edge}L1760 ${y + h}V${y}Z" fill="${fill}"/>${grains.join('')}`,
      label: `${title(String(i + 1), middle, 156, 84, { fill: ore, anchor: 'middle' })}${line(`M${middle} ${y + h + 6}V${foot - 62}`, ore, 5)}${say(notes[i] ?? '', middle, foot, 66, { weight: 700, fill: ore, anchor: 'middle' })}`,
    }
  })
  const roots = Array.from({ length: 9 }, (_, i) =>
    line(
      `M150 ${y + 24 + i * 44}c60 ${(i - 4) * 5} 120 ${(i % 3) * 18 - 18} ${170 + (i % 4) * 40} ${(i % 2) * 30 - 14}`,
      '#8A5A2E',
      4,
      'stroke-linecap="round" opacity=".75"',
    ),
  )
  const picture = `<defs><linearGradient id="round" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset=".16" stop-color="#fff" stop-opacity=".12"/><stop offset=".34" stop-color="#fff" stop-opacity=".3"/><stop offset=".6" stop-color="#000" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".66"/></linearGradient><clipPath id="tube"><path d="M${start + bulge} ${y}H${end}a${bulge} ${h / 2} 0 0 1 0 ${h}H${start + bulge}a${bulge} ${h / 2} 0 0 1 0 -${h}Z"/></clipPath></defs>
  ${rect(0, 0, 1800, 830, sand)}<ellipse cx="900" cy="${y + h + 18}" rx="800" ry="22" fill="#C9925A"/>
  <g clip-path="url(#tube)">${rect(0, y, 1000, h, canopy)}${parts.map((part) => part.band).join('')}${roots.join('')}${rect(0, y, 1800, h, 'url(#round)')}</g>${[
    [bulge, h / 2, '#54190F'],
    [37, 142, '#6B2A1F'],
    [17, 71, '#8A3423'],
  ]
    .map(([rx, ry, fill]) => `<ellipse cx="${end}" cy="${y + h / 2}" rx="${rx}" ry="${ry}" fill="${fill}"/>`)
    .join('')}
  ${parts.map((part) => part.label).join('')}`
  return { width: 1800, height: 830, ground: sand, html: svg(picture, 1800, 830) }
}
