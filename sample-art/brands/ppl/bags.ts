import { type Drawing, svg } from '../../lib/drawing'
import {
  husk,
  leafGreen,
  lines,
  morning,
  nitrogen,
  paddy,
  phosphorus,
  potash,
  root,
  soil,
  strata,
} from './book'
import { descender, foot, grass, nutrient, roots } from './ground'
import { letterL, letterP } from './letters'

const [width, height, line] = [470, 800, 484]

/** The outline of a filled bag: two sewn ears at the top, a belly, a flat foot. */
const outline = `M22 0H${width - 22}L${width - 30} 52C${width + 16} 130 ${width + 22} 300 ${width + 20} 470C${width + 20} 640 ${width + 12} 740 ${width - 22} ${height}C${width - 110} ${height + 14} 110 ${height + 14} 22 ${height}C-12 740 -20 640 -20 470C-22 300 -16 130 30 52Z`

interface Bag {
  x: number
  cloth: string
  shade: string
  kind: number
  feeds: string
  ink: string
  content: string
  /** Size of what is printed on it besides the letter. */
  print: number
}

/** One bag: letter above its printed ground line, root below, light from the left. */
function bag({ x, cloth, shade, kind, feeds, ink, content, print }: Bag): string {
  const id = `bag${kind}`
  const weave = Array.from({ length: 40 }, (_, i) => `M-30 ${i * 21}H520`).join('')
  const folds = `<path d="M60 44C80 60 74 74 82 92M400 44C384 64 392 78 380 92M240 44C246 60 240 70 244 84" stroke="#000" stroke-opacity=".16" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M72 44C92 60 86 74 94 92M388 44C372 64 380 78 368 92" stroke="#fff" stroke-opacity=".25" stroke-width="6" fill="none" stroke-linecap="round"/>`
  // The weight stands in the middle of a patch that grows with it, to the left and up.
  const patch = { width: print * 3.45, height: print * 1.41 }
  const [patchLeft, patchTop] = [426 - patch.width, 786 - patch.height]
  const field = `<rect x="-40" y="${line}" width="560" height="500" fill="${strata[0]}"/><rect x="-40" y="${line + 150}" width="560" height="500" fill="${strata[1]}"/><rect x="-40" y="${line + 280}" width="560" height="500" fill="${strata[2]}"/>${content}`
  return `<g transform="translate(${x} 0)"><clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})"><rect x="-40" y="-20" width="560" height="900" fill="${cloth}"/>${field}
    ${nutrient(kind, 64, 92, 26)}${lines([feeds], 104, 92 + print * 0.35, { size: print, fill: ink })}<rect x="${patchLeft}" y="${patchTop}" width="${patch.width}" height="${patch.height}" fill="${root}"/>${lines(['50 kg'], 426 - patch.width / 2, patchTop + print * 1.06, { size: print, fill: soil, anchor: 'middle' })}
    <path d="${weave}" stroke="#000" stroke-opacity=".05" stroke-width="3"/>${folds}<path d="M${width - 96} 0C${width - 20} 260 ${width - 40} 560 ${width - 110} 840H560V0Z" fill="${soil}" opacity=".22"/><path d="M${width - 34} 60C${width + 10} 260 ${width - 4} 600 ${width - 60} 840H560V0Z" fill="${soil}" opacity=".25"/><path d="M-30 100C20 260 14 520 -30 760Z" fill="#fff" opacity=".28"/></g>
    <rect x="16" y="-8" width="${width - 32}" height="48" fill="${shade}"/><path d="M24 16H${width - 24}" stroke="${root}" stroke-width="6" stroke-dasharray="20 11"/></g>`
}

/** The three grades in a row, the first one at 0: they spell the company, and the ground line runs through all of them. */
function row(pitch: number, print: number): string {
  const k = 0.58
  return [
    bag({
      print,
      x: 0,
      cloth: '#DCE6F7',
      shade: nitrogen,
      kind: 0,
      feeds: 'for leaves',
      ink: nitrogen,
      content: `<g fill="${root}">${descender(96, line, k, { seed: 44, length: 430 })}</g>${letterP(96, line, k, nitrogen)}`,
    }),
    bag({
      print,
      x: pitch,
      cloth: '#FBE3D2',
      shade: phosphorus,
      kind: 1,
      feeds: 'for roots',
      ink: '#8F3308',
      content: `<g fill="${root}">${descender(96, line, k, { seed: 61, length: 430 })}</g>${letterP(96, line, k, phosphorus)}`,
    }),
    bag({
      print,
      x: 2 * pitch,
      cloth: '#FCF0C2',
      shade: potash,
      kind: 2,
      feeds: 'for grain',
      ink: '#5E4300',
      content: `<g fill="${root}">${foot(176, line, k, 12)}${roots(214, line + 52, { count: 4, width: 20, length: 190, seed: 5 })}</g>${letterL(176, line, k, { height: 540, leaves: 0, fill: '#DB9A06', gap: '#FCF0C2' })}`,
    }),
  ].join('')
}

/** Three bags on the ground before a morning sun. */
export function bags(): Drawing {
  const art = `<rect width="1800" height="1350" fill="${morning}"/><circle cx="624" cy="470" r="250" fill="#FFF1C4"/><circle cx="624" cy="470" r="160" fill="${potash}"/>
    <path d="M0 760C300 690 620 700 900 744S1500 700 1800 720V1350H0Z" fill="#A9D489"/><path d="M0 880C400 820 900 860 1800 812V1350H0Z" fill="${leafGreen}"/>${grass(0, 1820, 1046, 1.1)}
    <rect y="1040" width="1800" height="310" fill="${husk}"/><path d="M0 1040H1800V1066H0Z" fill="${paddy}"/>
    <g fill="${soil}" opacity=".32">${[116, 662, 1208].map((x) => `<ellipse cx="${x + 262}" cy="1204" rx="276" ry="30"/>`).join('')}</g><g transform="translate(116 400)">${row(546, 51)}</g>
    ${lines(['A good bag is an empty bag.'], 100, 190, { size: 92, fill: soil })}`
  return { width: 1800, height: 1350, html: svg(art, 1800, 1350) }
}

/** For a phone: the same row upright, the sentence in two lines, and what is printed on the bags larger. */
export function bagsPhone(): Drawing {
  const [scale, left, top, pitch] = [0.645, 43, 580, 342]
  const foot = top + height * scale
  const shadows = [0, 1, 2].map(
    (n) => `<ellipse cx="${left + n * pitch + 170}" cy="${foot + 4}" rx="176" ry="22"/>`,
  )
  const art = `<rect width="1080" height="1200" fill="${morning}"/><circle cx="372" cy="614" r="228" fill="#FFF1C4"/><circle cx="372" cy="614" r="146" fill="${potash}"/>
    <path d="M0 826C200 768 400 772 600 808S900 772 1080 794V1200H0Z" fill="#A9D489"/><path d="M0 918C300 868 600 906 1080 868V1200H0Z" fill="${leafGreen}"/>${grass(0, 1100, 986, 1)}
    <rect y="980" width="1080" height="220" fill="${husk}"/><rect y="980" width="1080" height="22" fill="${paddy}"/>
    <g fill="${soil}" opacity=".32">${shadows.join('')}</g><g transform="translate(${left} ${top}) scale(${scale})">${row(pitch / scale, 66)}</g>
    ${lines(['A good bag', 'is an empty bag.'], 58, 190, { size: 120, fill: soil, leading: 1.08 })}`
  return { width: 1080, height: 1200, html: svg(art, 1080, 1200) }
}
