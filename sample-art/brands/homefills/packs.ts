import { type Drawing, svg } from '../../lib/drawing'
import { type Labels, still } from '../../lib/still'
import {
  blush,
  blushShade,
  cream,
  custard,
  custardShade,
  gable,
  note,
  odia,
  say,
  shutter,
  shutterShade,
  tomato,
  wordmark,
} from './book'
import { type Pack, pack, range, tomatoShade } from './pack'
import { heap, seedDefs } from './seeds'

const tall = [2.64, 3.25, 3.82, 2.92, 4.15, 3.07, 3.54]

/** The front of one pack, or only its window; a pack is one unit wide and `height` high. */
function face(one: Pack, height: number, window = false): Drawing {
  const width = 400
  const door = (height - 0.36) * 0.66
  const [x, y, w, h] = window ? [0.19, height - 0.17 - door, 0.62, door] : [0, 0, 1, height]
  const view = [x, y, w, h].map((share) => share * width).join(' ')
  const size = { width: Math.round(w * 640), height: Math.round(h * 640) }
  return {
    ...size,
    ground: one.roof,
    html: `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${view}" preserveAspectRatio="none" data-bleed>${seedDefs}${pack(one, 0, height * width, width, height * width)}</svg>`,
  }
}

/** Fronts and windows of the packs that stand in a still. */
const faces = (shown: number[]): Labels =>
  Object.fromEntries(
    range.flatMap((one, at) =>
      shown.includes(at)
        ? [
            [`front-${at + 1}`, face(one, tall[at] ?? 3)],
            [`door-${at + 1}`, face(one, tall[at] ?? 3, true)],
          ]
        : [],
    ),
  )

/** The range of seven packs, traced, standing as the street they come from. */
export const packRange = (): Drawing => still(1600, 900, faces(range.map((_, at) => at)))

/** For a phone: mustard, chilli and cardamom, so near that what is printed on them can be read. */
export const packRangePhone = (): Drawing => still(1080, 1350, faces([0, 2, 3]))

/** The shelf as a terrace: the price rail is the pavement, the shelf above is the sky. */
export function shelf(): Drawing {
  const order = [2, 2, 0, 0, 4]
  const prices = ['₹ 85', '₹ 42', '₹ 160']
  const facings = order.map((at) => range[at]).filter((one) => one !== undefined)
  const heights = [720, 720, 560, 560, 790]
  const stones = Array.from(
    { length: 13 },
    (_, index) => `<path d="M${index * 150 - 40} 1120l-24 50" stroke="${custardShade}" stroke-width="6"/>`,
  ).join('')
  // One house has gone; the gap says so in the street’s own words.
  const sold = `<path d="M1478 1104h230l90 -30h-230Z" fill="${custardShade}"/><rect x="1574" y="900" width="22" height="200" fill="${shutterShade}"/><g transform="rotate(-3 1586 850)"><rect x="1470" y="752" width="236" height="166" fill="#B4301B"/><rect x="1462" y="744" width="236" height="166" fill="${tomato}"/><rect x="1474" y="756" width="212" height="142" fill="none" stroke="${cream}" stroke-width="5"/>${say(['Moved', 'out.'], 1580, 818, 56, { anchor: 'middle', colour: cream, line: 0.98 })}</g>`
  const plates = prices
    .map((price, index) => {
      const x = 46 + index * 568
      const one = facings[index * 2]
      return `<rect x="${x}" y="1190" width="470" height="126" fill="${cream}"/><rect x="${x}" y="1190" width="126" height="126" fill="${tomato}"/>${say(`${one?.number ?? ''}`, x + 63, 1284, 92, { anchor: 'middle', colour: cream })}${say(one?.name ?? '', x + 154, 1242, 56)}${note(one?.weight ?? '', x + 154, 1304, 51)}${note(price, x + 450, 1298, 60, { anchor: 'end', colour: tomato, weight: 800 })}`
    })
    .join('')
  return {
    width: 1800,
    height: 1350,
    html: svg(
      `${seedDefs}<rect width="1800" height="1350" fill="${blush}"/><rect width="1800" height="300" fill="#DE7596"/><rect y="250" width="1800" height="90" fill="${blushShade}"/>
      <rect width="1800" height="120" fill="${custardShade}"/><rect width="1800" height="96" fill="${custard}"/>
      <g><rect x="90" y="150" width="620" height="120" fill="#B95676"/><rect x="80" y="120" width="620" height="136" fill="${cream}"/><rect x="94" y="134" width="592" height="108" fill="none" stroke="${shutter}" stroke-width="6"/>${say('Spice Street', 390, 212, 82, { anchor: 'middle' })}</g>
      <rect y="1064" width="1800" height="110" fill="${custard}"/>${stones}
      ${facings.map((_, index) => `<path d="M${48 + index * 284} 1112l230 0l140 -48h-230Z" fill="${custardShade}"/>`).join('')}
      ${facings.map((one, index) => pack(one, 46 + index * 284, 1112, 222, heights[index] ?? 600)).join('')}
      ${sold}<rect y="1170" width="1800" height="180" fill="${shutterShade}"/><rect y="1170" width="1800" height="8" fill="#0C5034"/>${plates}`,
      1800,
      1350,
    ),
  }
}

const particulars: [string, string][] = [
  ['Energy', '31 kcal'],
  ['Protein', '1.2 g'],
  ['Carbohydrate', '5.6 g'],
  ['Fat', '1.6 g'],
  ['Salt', 'None. Neighbours bring it.'],
]

/** The back of pack number three, sold by an estate agent. */
export function packBack(): Drawing {
  // Everything stands between these two edges: words, rules, amounts, barcode and the line in Odia.
  const [left, right] = [150, 1200]
  const rule = (y: number, weight: number): string =>
    `<path d="M${left} ${y}H${right}" stroke="${shutter}" stroke-width="${weight}"/>`
  const rows = particulars.map(([what, amount], index) => {
    const y = 1098 + index * 80
    return `${note(what, left, y, 50)}${note(amount, right, y, 50, { anchor: 'end' })}${rule(y + 25, 4)}`
  })
  // The bars are a street of narrow houses, in the middle of their box.
  const box = { x: 810, y: 1478, width: right - 810, height: 160 }
  let street = 0
  const bars = Array.from({ length: 20 }, (_, index) => {
    const width = [10, 18, 8, 24, 12, 14][index % 6] ?? 10
    const bar = `<path d="${gable(street, box.height - 16, width, 80 + ((index * 37) % 50))}"/>`
    street += width + 4
    return bar
  })
  const barcode = `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${cream}"/><g transform="translate(${box.x + (box.width - street + 4) / 2} ${box.y})" fill="${shutter}">${bars.join('')}</g>`
  const body = gable(90, 1800, 1170, 1770)
  return {
    width: 1080,
    height: 1440,
    html: svg(
      `${seedDefs}<g transform="scale(.8)"><rect width="1350" height="1800" fill="${tomato}"/><path d="${body}" fill="${tomatoShade}" transform="translate(34 26)"/><path d="${body}" fill="${custard}"/><clipPath id="back"><path d="M90 452L675 30L1260 452V470H90Z"/></clipPath><g clip-path="url(#back)"><rect x="90" y="10" width="1170" height="470" fill="#5E0710"/>${heap('chilli', { x: 90, y: 10, width: 1170, height: 470 }, 1.6, 9)}</g>
      <circle cx="675" cy="300" r="104" fill="${cream}"/>${say('3', 675, 364, 176, { anchor: 'middle' })}<rect x="90" y="466" width="1170" height="16" fill="${shutter}"/>
      ${say(['Charming, red,', 'fully furnished.'], left - 2, 592, 110, { line: 0.98 })}
      ${note(['150 g of whole chilli from Gajapati,', 'sun-dried four days. Warm aspect.', 'Long finish. Water nearby advised.'], left, 792, 50, { line: 1.16 })}
      ${say('Particulars, per 10 g', left, 1006, 60, { colour: tomato })}${rule(1030, 10)}${rows.join('')}
      ${barcode}${note(['Viewing: twist the seal.', 'Best before: you finish it.', 'MRP ₹ 85, all taxes.'], left, 1516, 50, { line: 1.18 })}${wordmark(left, 1750, 290)}${say('ଘର ଭରା', right, 1750, 64, { family: odia, weight: 800, anchor: 'end', colour: tomato, spacing: 0 })}</g>`,
      1080,
      1440,
    ),
  }
}
