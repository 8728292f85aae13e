import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, lines, night, plaster, rose, tones, wordmark } from './book'
import { person } from './people'

const width = 2160
const ground = 520
const step = { count: 11, wide: 168, rise: 34, first: 78, x: 96 }

/** Forty metres of site hoarding whose top edge is a stair; the passers-by have taken it. */
export function hoarding(): Drawing {
  const tops = Array.from({ length: step.count }, (_, i) => ({
    x: step.x + i * step.wide,
    y: ground - step.first - i * step.rise,
  }))
  const end = step.x + step.count * step.wide
  const edge = tops.map(({ x, y }) => `V${y}H${x + step.wide}`).join('')
  const treads = tops.map(
    ({ x, y }) =>
      `<rect x="${x}" y="${y}" width="${step.wide}" height="11" fill="${plaster}"/><rect x="${x}" y="${y + 11}" width="9" height="${step.rise}" fill="${rose}"/>`,
  )
  const joints = tops
    .slice(1)
    .map(
      ({ x, y }) =>
        `<rect x="${x - 1.5}" y="${y + 60}" width="3" height="${ground - y - 60}" fill="#11298F"/>`,
    )
  const on = (i: number, dx: number, pose: Parameters<typeof person>[0], height = 74): string =>
    person(pose, (tops[i]?.x ?? 0) + dx, tops[i]?.y ?? 0, height, night)
  const crowd = [
    on(0, 118, 'carrying'),
    on(1, 136, 'dog', 58),
    on(2, 40, 'sari'),
    on(4, 112, 'climbing'),
    on(6, 60, 'umbrella'),
    on(7, 120, 'kite', 76),
    on(10, 118, 'sitting', 84),
    person('climbing', 58, ground, 76, night),
  ]
  const kite = `<path d="M1411 144Q1330 124 1236 92" stroke="${night}" stroke-width="2" fill="none"/><g transform="translate(1236 92) rotate(-30)"><path d="M0-40L30 0L0 46L-30 0Z" fill="${cobalt}"/><path d="M0-40L30 0H-30Z" fill="${rose}"/><path d="M0 46l-12 22h24z" fill="${coral}"/></g>`
  const art = `<rect width="${width}" height="600" fill="${tones.rose.top}"/><circle cx="2010" cy="176" r="150" fill="${coral}"/>
    <path d="M${step.x} ${ground}${edge}V${ground}Z" fill="${cobalt}"/><path d="M${end} ${ground}V${ground - step.first - 10 * step.rise}l34 20V${ground}Z" fill="#11298F"/>
    ${joints.join('')}${treads.join('')}
    ${wordmark(446, 436, 250, plaster)}
    ${lines(['One more flight.'], 1926, 452, { size: 148, fill: plaster, spacing: -2, anchor: 'end' })}
    ${kite}${crowd.join('')}
    <rect y="${ground}" width="${width}" height="80" fill="${tones.peach.right}"/><rect y="${ground}" width="${width}" height="14" fill="${plaster}"/>
    <path d="M${step.x} ${ground + 14}H${end + 34}L${width} ${ground + 40}V${ground + 52}H${step.x + 60}Z" fill="${night}" opacity=".16"/>`
  return { width, height: 600, html: svg(art, width, 600) }
}

/** For a phone: six steps of the same fence, the sentence in two lines. */
export function hoardingPhone(): Drawing {
  const [wide, high, foot, run, rise, first, left] = [1080, 1080, 940, 158, 74, 300, 66]
  const tops = Array.from({ length: 6 }, (_, i) => ({ x: left + i * run, y: foot - first - i * rise }))
  const end = left + 6 * run
  const edge = tops.map(({ x, y }) => `V${y}H${x + run}`).join('')
  const treads = tops.map(
    ({ x, y }) =>
      `<rect x="${x}" y="${y}" width="${run}" height="13" fill="${plaster}"/><rect x="${x}" y="${y + 13}" width="10" height="${rise}" fill="${rose}"/>`,
  )
  const on = (i: number, dx: number, pose: Parameters<typeof person>[0], height: number): string =>
    person(pose, (tops[i]?.x ?? 0) + dx, tops[i]?.y ?? 0, height, night)
  const crowd = [
    on(0, 70, 'carrying', 118),
    on(1, 80, 'dog', 92),
    on(2, 70, 'climbing', 118),
    on(3, 66, 'umbrella', 124),
    on(5, 104, 'sitting', 128),
  ]
  const art = `<rect width="${wide}" height="${high}" fill="${tones.rose.top}"/><circle cx="890" cy="238" r="176" fill="${coral}"/>
    <path d="M${left} ${foot}${edge}V${foot}Z" fill="${cobalt}"/><path d="M${end} ${foot}V${foot - first - 5 * rise}l34 20V${foot}Z" fill="#11298F"/>
    ${treads.join('')}${wordmark(left + 44, foot - 84, 250, plaster)}
    ${lines(['One more', 'flight.'], end - 36, foot - 206, { size: 158, fill: plaster, spacing: -2, anchor: 'end', leading: 1 })}
    ${crowd.join('')}<rect y="${foot}" width="${wide}" height="${high - foot}" fill="${tones.peach.right}"/><rect y="${foot}" width="${wide}" height="16" fill="${plaster}"/>`
  return { width: wide, height: high, html: svg(art, wide, high) }
}
