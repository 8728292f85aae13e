import type { Drawing } from '../../lib/drawing'
import { random } from '../../lib/random'
import { leafGreen, lines, paddy, root, soil, strata } from './book'
import { clump, fibres } from './crop'
import { hung, type Wall } from './farmhouse-wall'
import { months, monthWide } from './months'

/** Of every row: air above the ground, earth below it, paper between two rows. */
const [air, earth, gap] = [236, 148, 14]
const tall = air + earth

/** How high paddy stands and how ripe it is at a time of the year, in months from New Year; nothing before it is sown. */
function grown(time: number): { height: number; ripe: number } | undefined {
  if (time < 5.22 || time >= 11) return undefined
  const height = time < 6 ? 18 + (time - 5.2) * 34 : 46 + 104 * Math.min(1, (time - 6) / 2.6)
  const ripe = time < 8.5 ? -1 : Math.max(0, Math.min(1, (time - 8.7) / 2))
  return { height, ripe }
}

/** A season: its months in one landscape, in which the crop grows from left to right. */
function season(first: number, count: number): string {
  const width = count * monthWide
  const next = random(first + 3)
  const own = months.slice(first, first + count)
  const id = `air${first}`
  const stops = own.map(
    ({ air: fill }, i) => `<stop offset="${((i + 0.5) / count).toFixed(3)}" stop-color="${fill}"/>`,
  )
  const hills = (y: number, swing: number, seed: number) => {
    let d = `M0 ${y}`
    for (let x = 0; x < width + 60; x += 60)
      d += `L${x} ${(y + Math.sin(x / 170 + seed) * swing + Math.sin(x / 61 + seed * 2) * swing * 0.3).toFixed(1)}`
    return `${d}V2H0Z`
  }
  const plants: string[] = []
  let under = ''
  for (let x = 22; x < width - 6; x += 43) {
    const at = x + (next() - 0.5) * 10
    const crop = grown(first + at / monthWide)
    // Where the farmer bends, only what is already planted out stands.
    const month = months[first + Math.floor(at / monthWide)]?.name
    if (!crop || (month === 'Jul' && at % monthWide > 150 && at % monthWide < 345)) continue
    plants.push(clump(at, 2, { ...crop, seed: 40 + Math.round(x) + first }))
    under += fibres(at, 4, Math.min(64, crop.height * 0.5), 7 + x)
  }
  const scenes = own.map(({ scene }, i) => `<g transform="translate(${i * monthWide} 0)">${scene}</g>`)
  const words = own.map(
    ({ name, task }, i) =>
      `${lines([name], i * monthWide + 26, -164, { size: 70, fill: soil })}${lines([task], i * monthWide + 26, 120, { size: 49, fill: root })}`,
  )
  return `<clipPath id="row${first}"><rect y="${-air}" width="${width}" height="${tall}"/></clipPath><linearGradient id="${id}">${stops.join('')}</linearGradient><g clip-path="url(#row${first})"><rect y="${-air}" width="${width}" height="${air}" fill="url(#${id})"/>
    <path d="${hills(-46, 22, first)}" fill="${paddy}" opacity=".16"/><path d="${hills(-22, 12, first + 4)}" fill="${leafGreen}" opacity=".3"/>
    <rect width="${width}" height="${earth}" fill="${strata[0]}"/><path d="M0 66C200 54 420 78 640 64S1080 58 1300 68S1720 60 ${width} 66V160H0Z" fill="${strata[1]}"/>
    <path d="${under}" fill="none" stroke="${root}" stroke-width="3" stroke-linecap="round" opacity=".9"/>${scenes.join('')}${plants.join('')}</g>${words.join('')}`
}

/** The printed sheet, `across` months in a row. */
function sheet(across: number): { width: number; height: number; art: string } {
  const rows = months.length / across
  const margin = 26
  const [width, height] = [across * monthWide + 2 * margin, rows * (tall + gap) - gap + 2 * margin]
  const art = Array.from(
    { length: rows },
    (_, r) =>
      `<g transform="translate(${margin} ${margin + air + r * (tall + gap)})">${season(r * across, across)}</g>`,
  )
  return {
    width,
    height,
    art: `<rect width="${width}" height="${height}" fill="${root}"/>${art.join('')}`,
  }
}

const onWall = (across: number, wall: Wall): Drawing => hung(sheet(across), wall)

/** The farm calendar: one field through the year, and the job of every month in its soil. */
export const calendar = (): Drawing =>
  onWall(4, {
    width: 1800,
    height: 1350,
    peg: 84,
    top: 222,
    scale: 0.76,
    plinth: 1272,
    ears: [
      [116, 640],
      [116, 1176],
      [1684, 640],
      [1684, 1176],
    ],
  })

/** For a phone: a season in each row. */
export const calendarPhone = (): Drawing =>
  onWall(3, { width: 1350, height: 1800, peg: 66, top: 184, scale: 0.85, plinth: 1738, ears: [] })
