import { type Drawing, svg } from '../../lib/drawing'
import { cream, field, mustard, mustardShade, night, products, say, vermilion, wordmark } from './book'
import { block } from './linocut'
import { label, packs } from './pack'

/** Two rows of five make a face; the grocer sold one middle pack, so one eye winks. */
export function wink(): Drawing {
  const width = 184
  const gap = 9
  const row = { y: 150, width, height: 730, gap, shadow: '#1B4F2A', label: true }
  const left = 22
  const right = 2000 - 22 - 5 * width - 4 * gap
  const middle = (x: number): number => x + 2.5 * width + 2 * gap
  const hole = right + 2 * (width + gap)
  return {
    width: 2000,
    height: 1125,
    html: svg(
      `<rect width="2000" height="1125" fill="${field}"/><rect width="2000" height="66" fill="${night}"/><rect y="66" width="2000" height="50" fill="#1E5C30"/><rect y="116" width="2000" height="26" fill="#277540"/>
      <rect x="${hole - 4}" y="142" width="${width + 8}" height="754" fill="${mustard}"/><rect x="${hole - 4}" y="142" width="26" height="754" fill="${mustardShade}"/><clipPath id="hole"><rect x="${hole - 4}" y="116" width="${width + 8}" height="780"/></clipPath><g clip-path="url(#hole)"><g transform="translate(${middle(right)} 428) scale(.44)"><path d="M-330 -40Q0 220 330 -40" fill="none" stroke="${night}" stroke-width="34"/>${[-150, -75, 0, 75, 150].map((x) => `<path d="M${x - 13} ${84 - (x * x) / 900}L${x * 1.3} ${216 - (x * x) / 700}L${x + 13} ${84 - (x * x) / 900}Z" fill="${night}"/>`).join('')}</g>${say(['Sold.', 'Look', 'again.'], hole + width / 2 + 9, 610, 41, { anchor: 'middle' })}</g>
      <path d="M0 872H2000V930H0Z" fill="#F8D88A"/><path d="M0 872H2000V884H0Z" fill="#D9AE52"/>
      <g data-texture="">${packs({ ...row, x: left, eye: { x: middle(left), y: 420, scale: 0.44 }, which: [0, 1, 2, 3, 4] })}</g><g data-texture="">${packs({ ...row, x: right, eye: { x: middle(right), y: 420, scale: 0.44 }, which: [0, 1, 3, 4] })}</g>
      <rect y="924" width="2000" height="201" fill="${night}"/><rect y="924" width="2000" height="8" fill="#3A3358"/>${say('Five packs, one eye. Keep them side by side.', 1000, 1044, 62, { anchor: 'middle', colour: mustard })}`,
      2000,
      1125,
    ),
  }
}

/** For a phone: the set of which a pack is sold, alone and so near that its labels can be read. */
export function winkPhone(): Drawing {
  const [width, gap, left] = [200, 10, 20]
  const hole = left + 2 * (width + gap)
  const middle = left + 2.5 * width + 2 * gap
  return {
    width: 810,
    height: 810,
    html: svg(
      `<g transform="scale(.75)"><rect width="1080" height="1080" fill="${field}"/><rect width="1080" height="40" fill="${night}"/><rect y="40" width="1080" height="32" fill="#1E5C30"/>
      <rect x="${hole - 5}" y="72" width="${width + 10}" height="800" fill="${mustard}"/><rect x="${hole - 5}" y="72" width="26" height="800" fill="${mustardShade}"/><clipPath id="gap"><rect x="${hole - 5}" y="72" width="${width + 10}" height="800"/></clipPath><g clip-path="url(#gap)"><g transform="translate(${middle} 400) scale(.48)"><path d="M-330 -40Q0 220 330 -40" fill="none" stroke="${night}" stroke-width="34"/>${[-150, -75, 0, 75, 150].map((x) => `<path d="M${x - 13} ${84 - (x * x) / 900}L${x * 1.3} ${216 - (x * x) / 700}L${x + 13} ${84 - (x * x) / 900}Z" fill="${night}"/>`).join('')}</g></g>${say(['Sold.', 'Look', 'again.'], hole + width / 2 + 6, 600, 52, { anchor: 'middle' })}
      <path d="M0 846H1080V916H0Z" fill="#F8D88A"/><path d="M0 846H1080V858H0Z" fill="#D9AE52"/>
      ${packs({ x: left, y: 104, width, height: 752, gap, eye: { x: middle, y: 390, scale: 0.48 }, which: [0, 1, 3, 4], shadow: '#1B4F2A' })}
      <rect y="906" width="1080" height="174" fill="${night}"/>${say(['Five packs, one eye.', 'Keep them side by side.'], 540, 978, 54, { anchor: 'middle', colour: mustard })}</g>`,
      810,
      810,
    ),
  }
}

/** A pack and the gap to the next one, in px of the hero, whose print this is. */
const pitch = 353
const [sheetTop, sheetBottom] = [-394, 592]

/** All five packs as one continuous print round the eye's centre, with cutting lines and the labels of those `from` one on; the same cuts as on the hero's packs. */
function sheet(labelWidth: number, from: number): string {
  const left = -2.5 * pitch
  const folds = Array.from({ length: 6 }, (_, at) => left + at * pitch)
  const lines = folds
    .map(
      (x) =>
        `<path d="M${x} ${sheetTop}V${sheetBottom}" stroke="${vermilion}" stroke-width="5" stroke-dasharray="18 12"/><path d="M${x} ${sheetTop - 44}v34M${x} ${sheetBottom + 10}v34" stroke="${night}" stroke-width="5"/>`,
    )
    .join('')
  const labels = products
    .map((product, at) =>
      at < from
        ? ''
        : label(product, left + at * pitch + (pitch - labelWidth) / 2, sheetBottom - 252, labelWidth, 184),
    )
    .join('')
  return `<clipPath id="sheet"><rect x="${left}" y="${sheetTop}" width="${5 * pitch}" height="${sheetBottom - sheetTop}"/></clipPath><g clip-path="url(#sheet)">${block()}</g>
    <path d="M${left} ${sheetTop}h${5 * pitch}v42h${-5 * pitch}ZM${left} ${sheetBottom}h${5 * pitch}v-42h${-5 * pitch}Z" fill="${night}"/>${lines}${labels}`
}

const inks = [night, mustard, vermilion, field, cream]

/** The right end of the sheet, large: `x` and `y` of its eye's centre in the picture, `bottom` where the ink marks lie. */
function sheetEnd(width: number, height: number, x: number, y: number, scale: number, from: number): Drawing {
  const bottom = y + (sheetBottom + 44) * scale
  const marks = inks.map(
    (ink, at) =>
      `<circle cx="${width - 290 + at * 56}" cy="${bottom + 24}" r="20" fill="${ink}" stroke="${night}" stroke-width="5"/>`,
  )
  return {
    width,
    height,
    html: svg(
      `<rect width="${width}" height="${height}" fill="${cream}"/><g transform="translate(${x} ${y}) scale(${scale})">${sheet(266, from)}</g>${marks.join('')}${say('Cut on the dashes.', 40, bottom + 40, 46)}`,
      width,
      height,
    ),
  }
}

/** Die line: the last packs of the set before the knife. */
export const dieLine = (): Drawing => sheetEnd(1600, 1080, 250, 106, 1.4, 2)

/** For a phone: the last two packs. */
export const dieLinePhone = (): Drawing => sheetEnd(960, 1200, -96, 462, 1.06, 3)

/** Pack back: how a syllable is said; the mouth is cut like the eye. */
export function packBack(): Drawing {
  const mouth = (x: number, open: number): string =>
    `<g transform="translate(${x} 930)"><path d="M-170 0C-110 -${70 + open * 50} -40 -${80 + open * 50} 0 -${50 + open * 50}C40 -${80 + open * 50} 110 -${70 + open * 50} 170 0C110 ${80 + open * 90} -110 ${80 + open * 90} -170 0Z" fill="${vermilion}"/><path d="M-120 0C-60 -${open * 66} 60 -${open * 66} 120 0C60 ${open * 88} -60 ${open * 88} -120 0Z" fill="${night}"/>${open > 0.4 ? `<path d="M-90 -${open * 22}C-40 -${open * 52} 40 -${open * 52} 90 -${open * 22}L80 -${open * 4}Q0 -${open * 28} -80 -${open * 4}Z" fill="${cream}"/><path d="M-56 ${open * 34}Q0 ${open * 4} 56 ${open * 34}Q0 ${open * 74} -56 ${open * 34}Z" fill="${mustard}"/>` : `<path d="M-120 0Q0 26 120 0" stroke="${cream}" stroke-width="6" fill="none"/>`}</g>`
  const cuts = Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 40) * 360
    return `<path d="M0 -318C9 -360 7 -${400 + (at % 3) * 26} 0 -${430 + (at % 3) * 30}C-7 -${400 + (at % 3) * 26} -9 -360 0 -318Z" fill="${at % 3 ? cream : mustard}" transform="translate(675 440) rotate(${angle})"/>`
  }).join('')
  const facts: [string, string][] = [
    ['Energy', '348 kcal'],
    ['Protein', '24 g'],
    ['Fibre', '16 g'],
    ['Fat', '1.2 g'],
  ]
  return {
    width: 1200,
    height: 1600,
    html: svg(
      `<g transform="scale(${1200 / 1350})"><rect width="1350" height="1800" fill="${night}"/><clipPath id="sky"><rect width="1350" height="760"/></clipPath><g clip-path="url(#sky)">${cuts}</g><circle cx="675" cy="440" r="282" fill="${vermilion}"/><circle cx="675" cy="440" r="262" fill="${cream}"/>${say(products[1]?.syllable ?? '', 675, 540, 300, { anchor: 'middle', family: 'Anek Odia Variable', weight: 800, colour: vermilion })}
      <path d="M0 760Q675 640 1350 760V1800H0Z" fill="${cream}"/>
      ${mouth(265, 0.08)}${mouth(675, 0.6)}${mouth(1085, 1)}${say('b', 265, 1130, 64, { anchor: 'middle' })}${say('bh', 675, 1130, 64, { anchor: 'middle' })}${say('bhaw.', 1085, 1130, 64, { anchor: 'middle' })}
      ${say(['Lips shut, lips open,', 'and the dal is gone.'], 84, 1290, 88, { line: 1.08 })}
      <path d="M84 1440H1266" stroke="${night}" stroke-width="6"/>${facts.map(([what, amount], at) => `${say(what, 84 + at * 300, 1500, 42)}${say(amount, 84 + at * 300, 1556, 46, { colour: vermilion })}`).join('')}<path d="M84 1590H1266" stroke="${night}" stroke-width="6"/>
      ${say(['Per 100 g. Whole moong, nothing else in the room.', 'MRP ₹ 92. Keep dry, keep in sight.'], 84, 1650, 42, { line: 1.3 })}${wordmark(866, 1760, 400)}</g>`,
      1200,
      1600,
    ),
  }
}
