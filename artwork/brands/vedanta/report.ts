import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { still } from '../../lib/still'
import {
  canopy,
  laterite,
  leaves,
  line,
  ochre,
  ore,
  rect,
  sand,
  say,
  strata,
  sump,
  title,
  wordmark,
} from './book'
import { seam } from './noise'

/** The cover, traced: seven boards cut through to the planted ground; the top one is printed. */
export const cover = (): Drawing =>
  still(1600, 1200, {
    cover: {
      width: 1640,
      height: 2260,
      html: svg(
        `${rect(0, 0, 1640, 2260, sand)}<g transform="scale(2)">${wordmark(60, 136, 250, ore)}${say(['Annual report', 'What we took.', 'What we gave back.'], 60, 994, 46, { fill: ore, weight: 700 })}</g>`,
        1640,
        2260,
      ),
    },
  })

/** Report spread: strata as a bar chart; each year is a drill core whose top has begun to grow. */
export function spread(): Drawing {
  const years = ['1', '2', '3', '4', '5', '6', '7', '8']
  const rises = [0, 46, 20, 88, 120, 104, 170, 214]
  const cores = years.map((year, i) => {
    const x = 1096 + i * 102
    const floor = 940
    const top = floor - 330 - (rises[i] ?? 0)
    const green = top + 24 + i * 40
    const id = `core${i}`
    const bands = strata
      .slice(0, 8)
      .map((fill, k) => {
        const y = floor - (k * (floor - green)) / 8
        return `<path d="M${x} ${floor + 10}L${seam(x, x + 80, y, 20, k + 3)}L${x + 80} ${floor + 10}Z" fill="${fill}"/>`
      })
      .reverse()
    const tuft = Array.from(
      { length: 3 + i },
      (_, k) =>
        `<circle cx="${x + 10 + ((k * 37) % 60)}" cy="${top - 4 - (k % 3) * 11}" r="${11 + (k % 3) * 4}" fill="${leaves[k % 4]}"/>`,
    )
    return `${i ? tuft.join('') : ''}<clipPath id="${id}"><rect x="${x}" y="${top}" width="80" height="${floor - top}"/></clipPath><g clip-path="url(#${id})">${rect(x, top, 80, 600, canopy)}${bands.join('')}</g>${say(year, x + 40, 990, 34, { fill: ore, anchor: 'middle', weight: 700 })}${title(`${Math.round(((green - top) / (floor - top)) * 100)} %`, x + 40, top - (i ? 58 : 18), 40, { fill: i === 7 ? canopy : ore, anchor: 'middle' })}`
  })
  const picture = `${rect(0, 0, 2000, 1125, '#6B2A1F')}<path d="M80 92H1942V1080H80Z" fill="${ore}" opacity=".55"/>${rect(60, 60, 1880, 1000, sand)}<path d="M60 60H1000V1060H60Z" fill="${ochre}"/><linearGradient id="fold"><stop offset="0" stop-color="#3A120E" stop-opacity="0"/><stop offset=".5" stop-color="#3A120E" stop-opacity=".26"/><stop offset=".5" stop-color="#3A120E" stop-opacity=".14"/><stop offset="1" stop-color="#3A120E" stop-opacity="0"/></linearGradient><rect x="950" y="60" width="100" height="1000" fill="url(#fold)"/>
  ${title(['Every year', 'has a floor.', 'Ours has a', 'lawn on it.'], 116, 252, 166, { fill: ore, leading: 1.0 })}
  ${say(['Read each core from the bottom. Brown is rock we', 'moved. Green is ground we handed back that year,', 'planted, watered and argued about with goats.'], 122, 862, 42, { fill: ore, leading: 1.24 })}${say('18', 122, 1036, 30, { fill: laterite })}${say('19', 1884, 1036, 30, { fill: laterite, anchor: 'end' })}
  ${cores.join('')}${line('M1084 942H1904', ore, 6)}${title('Ground returned, by year', 1096, 170, 64, { fill: ore })}${say('Per cent of what we opened.', 1098, 226, 40, { fill: laterite })}`
  return { width: 2000, height: 1125, ground: ore, html: svg(picture, 2000, 1125) }
}

/** Core sample as a timeline of eight years, from rock to root. */
export function coreSample(): Drawing {
  const notes = ['Survey', 'Drill', 'Dig', 'Deeper', 'Refill', 'Topsoil', 'Saplings', 'Shade']
  const next = random(6)
  const [y, h] = [150, 270]
  const fills = ['#F1CF9B', '#DB9256', '#BF5A33', '#6B2A1F', '#8A3423', '#54190F', '#3B7A50', canopy]
  const parts = fills.map((fill, i) => {
    const x = 70 + i * 252
    const grains = Array.from({ length: i > 5 ? 44 : 34 }, () => {
      const [u, v, r] = [x + 8 + next() * 236, y + next() * h, 3 + next() * (i > 5 ? 13 : 11)]
      return i > 5
        ? `<circle cx="${u + r * 0.5}" cy="${v + r * 0.5}" r="${r}" fill="#11301F"/><circle cx="${u}" cy="${v}" r="${r}" fill="${leaves[Math.floor(next() * 4)]}"/>`
        : `<path d="M${u} ${v}l${r} ${-r * 0.5}l${r * 0.8} ${r * 0.8}l${-r} ${r * 0.7}z" fill="${next() > 0.5 ? '#FFF3DC' : ore}" opacity="${0.16 + next() * 0.26}"/>`
    })
    const edge = Array.from(
      { length: 12 },
      (_, k) => `${(x + (next() - 0.5) * 26).toFixed(0)} ${y + (k * h) / 11}`,
    ).join('L')
    return {
      x,
      band: `<path d="M${edge}L2120 ${y + h}V${y}Z" fill="${fill}"/>${grains.join('')}`,
      label: `${title(String(i + 1), x + 6, 104, 70)}${say(notes[i] ?? '', x + 6, 488, 48, { weight: 700 })}`,
    }
  })
  const roots = Array.from({ length: 9 }, (_, i) =>
    line(
      `M2086 ${y + 20 + i * 29}c-60 ${(i - 4) * 5} -120 ${(i % 3) * 18 - 18} ${-170 - (i % 4) * 40} ${(i % 2) * 30 - 14}`,
      '#DDF0C2',
      4,
      'stroke-linecap="round" opacity=".75"',
    ),
  )
  const picture = `<defs><linearGradient id="round" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset=".16" stop-color="#fff" stop-opacity=".12"/><stop offset=".34" stop-color="#fff" stop-opacity=".3"/><stop offset=".6" stop-color="#000" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".66"/></linearGradient><clipPath id="tube"><path d="M70 ${y}H2090a46 135 0 0 1 0 270H70a46 135 0 0 1 0 -270Z"/></clipPath></defs>
  ${rect(0, 0, 2160, 600, ore)}<ellipse cx="1090" cy="${y + h + 16}" rx="1060" ry="20" fill="#1E0604"/>
  <g clip-path="url(#tube)">${rect(0, y, 2160, h, '#F1CF9B')}${parts.map((part) => part.band).join('')}${roots.join('')}${rect(0, y, 2160, h, 'url(#round)')}</g><ellipse cx="2088" cy="${y + 135}" rx="44" ry="133" fill="#3B7A50"/><ellipse cx="2088" cy="${y + 135}" rx="30" ry="96" fill="#58A564"/><ellipse cx="2088" cy="${y + 135}" rx="14" ry="48" fill="#79BC6B"/>
  ${parts.map((part) => part.label).join('')}${say('One core, eight years. Handle with care and a watering can.', 76, 560, 36, { fill: ochre })}${rect(1990, 536, 100, 8, sump)}`
  return { width: 2160, height: 600, ground: ore, html: svg(picture, 2160, 600) }
}
