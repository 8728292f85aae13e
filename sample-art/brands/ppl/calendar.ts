import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { leafGreen, lines, paddy, potash, root, soil, strata } from './book'
import { clump, fibres } from './crop'
import { signature } from './letters'
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

/** The printed sheet, `across` months in a row, on its strip of tin that the company signs. */
function sheet(across: number): { width: number; height: number; art: string } {
  const rows = months.length / across
  const margin = 26
  const [width, height] = [across * monthWide + 2 * margin, rows * (tall + gap) + 2 * margin + 62]
  const art = Array.from(
    { length: rows },
    (_, r) =>
      `<g transform="translate(${margin} ${margin + 62 + air + r * (tall + gap)})">${season(r * across, across)}</g>`,
  )
  const sign = signature(width / 2 - 44, 45, 0.08, root)
  return {
    width,
    height,
    art: `<rect width="${width}" height="${height}" fill="${root}"/>${art.join('')}<rect x="-14" y="-8" width="${width + 28}" height="78" rx="6" fill="${paddy}"/><rect x="-14" y="-8" width="${width + 28}" height="13" rx="6" fill="#3C9A5A"/><rect x="-14" y="58" width="${width + 28}" height="12" fill="#145C2C"/>${sign}`,
  }
}

/** An ear of paddy as women paint it on the wall with rice paste before the harvest: a stalk, and grains as finger marks. */
function jhoti(x: number, y: number, size: number, side: 1 | -1): string {
  const grains = Array.from({ length: 11 }, (_, i) => {
    const v = -40 - i * 34
    return [-1, 1]
      .map((s) => `<ellipse transform="translate(${s * 21} ${v}) rotate(${s * 32})" rx="8" ry="16"/>`)
      .join('')
  })
  return `<g transform="translate(${x} ${y}) scale(${side * size} ${size})" fill="${root}" opacity=".86"><path d="M0 0C4-140-4-280 0-424" fill="none" stroke="${root}" stroke-width="7" stroke-linecap="round"/>${grains.join('')}<ellipse cy="-440" rx="8" ry="18"/><circle cx="-34" cy="16" r="7"/><circle cx="34" cy="16" r="7"/><circle cy="26" r="9"/></g>`
}

interface Wall {
  width: number
  height: number
  across: number
  /** Where the sheet hangs, and how large it is printed. */
  x: number
  y: number
  scale: number
  ears: readonly (readonly [x: number, y: number, size: number])[]
}

/** The calendar on a farmhouse wall of red earth, in the light of the morning. */
function hung({ width, height, across, x, y, scale, ears }: Wall): Drawing {
  const { width: w, height: h, art } = sheet(across)
  const [right, bottom, middle] = [x + w * scale, y + h * scale, x + (w * scale) / 2]
  const plaster = `<filter id="plaster" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .02" numOctaves="5" seed="5"/><feDiffuseLighting surfaceScale="2.6" diffuseConstant="1.06" lighting-color="#fff"><feDistantLight azimuth="215" elevation="54"/></feDiffuseLighting></filter><filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="15"/></filter><linearGradient id="curl" x2="0" y2="1"><stop offset=".9" stop-color="${soil}" stop-opacity="0"/><stop offset="1" stop-color="${soil}" stop-opacity=".22"/></linearGradient>`
  const painted = ears.map(([u, v, size], i) => jhoti(u, v, size, i % 2 ? -1 : 1))
  const string = `<path d="M${x + 60} ${y}L${middle} 26L${right - 60} ${y}" fill="none" stroke="${root}" stroke-width="6"/><circle cx="${middle}" cy="26" r="11" fill="${soil}"/>`
  return {
    width,
    height,
    ground: soil,
    html: svg(
      `<defs>${plaster}</defs><rect width="${width}" height="${height}" fill="#B4552E"/>${painted.join('')}<rect width="${width}" height="${height}" filter="url(#plaster)" style="mix-blend-mode:multiply" opacity=".75"/>
      <path d="M${x + 6} ${y + 10}H${right + 24}L${right + 34} ${bottom + 36}L${x + 40} ${bottom + 26}Z" fill="#3A1208" opacity=".62" filter="url(#soft)"/>${string}
      <g transform="translate(${x} ${y}) scale(${scale})">${art}<rect width="${w}" height="${h}" fill="url(#curl)"/><circle cx="60" cy="16" r="8" fill="${potash}"/><circle cx="${w - 60}" cy="16" r="8" fill="${potash}"/></g>`,
      width,
      height,
    ),
  }
}

/** The farm calendar: one field through the year, and the job of every month in its soil. */
export const calendar = (): Drawing =>
  hung({
    width: 1800,
    height: 1350,
    across: 4,
    x: 142,
    y: 92,
    scale: 0.86,
    ears: [
      [62, 640, 1],
      [1736, 640, 1],
      [62, 1220, 1],
      [1736, 1220, 1],
    ],
  })

/** For a phone: a season in each row. */
export const calendarPhone = (): Drawing =>
  hung({ width: 1350, height: 1800, across: 3, x: 18, y: 76, scale: 0.976, ears: [] })
