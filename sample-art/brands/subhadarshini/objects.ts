import { type Drawing, svg } from '../../lib/drawing'
import { cream, field, night, say, vermilion } from './book'
import { almond, gouge, rays, sheaf } from './linocut'

/** Cuts with depth: the same drawing thrice, its shadowed bank, its lit bank, its floor. */
function carved(cuts: string, floor: string, dark: string, light: string): string {
  const flat = (colour: string): string => cuts.replace(/fill="#[0-9A-Fa-f]{6}"/g, `fill="${colour}"`)
  return `<g transform="translate(-5 -6)">${flat(dark)}</g><g transform="translate(5 6)">${flat(light)}</g>${flat(floor)}`
}

/** The lino block, half inked; light rakes in from the upper left. */
export function linoBlock(): Drawing {
  const lino = '#3A3358'
  const ring = rays(4, [cream], 2)
  const lashes = Array.from({ length: 46 }, (_, at) => {
    const x = -540 + at * 24
    const top = -330 * (1 - (x / 585) ** 2)
    return gouge(x, top + 16, x * 0.97, top + 58 + 40 * (1 - (x / 585) ** 2), 7, cream)
  }).join('')
  const spokes = Array.from({ length: 44 }, (_, at) => {
    const angle = (at / 44) * Math.PI * 2
    return gouge(
      Math.cos(angle) * 126,
      Math.sin(angle) * 126,
      Math.cos(angle) * 226,
      Math.sin(angle) * 226,
      7,
      cream,
    )
  }).join('')
  const whites = `<path fill-rule="evenodd" d="${almond(585, 352)}M262 -10a262 262 0 1 0 -524 0a262 262 0 1 0 524 0Z" fill="#FFF4DA"/>`
  const relief = (top: string, cut: string, dark: string, light: string): string =>
    `<rect x="-700" y="-560" width="1400" height="1060" fill="${top}"/>${carved(ring, cut, dark, light)}<path d="${almond(640, 400)}" fill="${top}"/>${carved(whites, cut, dark, light)}<g>${lashes.replaceAll(cream, top)}</g>${carved(spokes, cut, dark, light)}<circle r="112" fill="${top}"/>${carved(`<circle r="86" fill="#FFF4DA"/>`, cut, dark, light)}`
  const ridges = Array.from({ length: 14 }, (_, at) => {
    const tone =
      [
        '#7E1A10',
        '#A3281A',
        '#C93522',
        '#E4402A',
        '#EE5A42',
        '#F58A70',
        '#F06A50',
        '#E4402A',
        '#DA3A26',
        '#C93522',
        '#B42E1E',
        '#9A2416',
        '#7E1A10',
        '#66140C',
      ][at] ?? vermilion
    return `<rect x="-330" y="${-140 + at * 20}" width="660" height="21" fill="${tone}"/>`
  }).join('')
  return {
    width: 1800,
    height: 1350,
    html: svg(
      `<defs><clipPath id="plate"><rect x="-700" y="-560" width="1400" height="1060"/></clipPath><clipPath id="inked"><path d="M-700 -560H120L-90 500H-700Z"/></clipPath><filter id="soft"><feGaussianBlur stdDeviation="16"/></filter><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="6"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 1.3 -.36"/></filter></defs>
      <rect width="1800" height="1350" fill="#5A3218"/>${Array.from({ length: 26 }, (_, at) => `<path d="M0 ${40 + at * 54}Q${500 + (at % 5) * 90} ${20 + at * 54 + (at % 3) * 12} 1800 ${46 + at * 54}" stroke="${at % 3 ? '#4A2812' : '#6B3E20'}" stroke-width="${3 + (at % 4) * 2}" fill="none"/>`).join('')}
      <g transform="translate(838 690) rotate(-9)"><rect x="-670" y="-520" width="1420" height="1080" fill="#1C0A02" opacity=".7" filter="url(#soft)"/><path d="M-700 500L-676 536H728L724 -526L700 -560V500Z" fill="#2A1608"/><path d="M-700 500L-676 536H728L700 500Z" fill="#5A3A1A"/>
      <g clip-path="url(#plate)">${relief(lino, '#B9A7C9', '#17122A', '#E9DDF0')}<g clip-path="url(#inked)">${relief(vermilion, '#B9A7C9', '#5E120A', '#E9DDF0')}<path d="M-640 -560L-700 -200V-560ZM-300 -560L-520 500H-470L-240 -560ZM60 -560L-150 500H-132L80 -560Z" fill="#F06A50" opacity=".4"/></g></g></g>
      <g transform="translate(900 640) rotate(-99)"><g transform="translate(-60 30)" opacity=".5" filter="url(#soft)"><rect x="-340" y="-140" width="680" height="280" fill="#2A0A06"/><rect x="-30" y="140" width="60" height="640" fill="#2A0A06"/></g>
      <path d="M-372 -20H-330V20H-372ZM330 -20H372V20H330Z" fill="#8A8494"/><path d="M-372 -10V210Q-372 250 -330 250H330Q372 250 372 210V-10" fill="none" stroke="#A9A3B3" stroke-width="24"/><path d="M-376 -10V210Q-376 246 -334 246H326" fill="none" stroke="#E4DFEA" stroke-width="6"/>${ridges}<rect x="-330" y="-140" width="26" height="281" fill="#66140C" opacity=".5"/>
      <rect x="-24" y="250" width="48" height="70" fill="#8A8494"/><path d="M-44 320H44L62 470Q74 700 40 760Q0 800 -40 760Q-74 700 -62 470Z" fill="${field}"/><path d="M14 320H44L62 470Q74 700 40 760Q30 772 16 778Q46 620 14 320Z" fill="#1E5C30"/><path d="M-34 340L-46 480Q-56 640 -36 730" stroke="#6DB57F" stroke-width="12" fill="none" stroke-linecap="round"/></g>
      <rect width="1800" height="1350" filter="url(#grain)" opacity=".3" style="mix-blend-mode:overlay"/>`,
      1800,
      1350,
    ),
  }
}

/** The 25 kg sack: one colour, one sheaf, stitched shut. */
export function sack(): Drawing {
  const weave = `<pattern id="weave" width="14" height="14" patternUnits="userSpaceOnUse"><rect width="14" height="14" fill="#E9DAB6"/><rect width="6" height="6" fill="${cream}"/><rect x="7" y="7" width="6" height="6" fill="${cream}"/><rect x="7" width="6" height="6" fill="#DCC99C"/></pattern>`
  const body =
    'M196 330Q190 300 230 290Q450 270 675 286Q900 268 1120 290Q1160 300 1154 330C1140 520 1196 760 1190 1060C1186 1320 1200 1480 1160 1610Q1140 1660 1040 1656Q675 1690 310 1656Q210 1660 190 1610C150 1480 164 1320 160 1060C154 760 210 520 196 330Z'
  const stitch = Array.from(
    { length: 30 },
    (_, at) =>
      `<path d="M${222 + at * 31} 346v34" stroke="${vermilion}" stroke-width="9" stroke-linecap="round"/>`,
  ).join('')
  // Of the block only its pupil: the sheaf, with a ring of cuts round it.
  const ears = `<g transform="translate(675 770) scale(.56)">${rays(3, [night], 2)}</g><g transform="translate(675 756)">${sheaf(2.6, night, night)}</g>`
  return {
    width: 1200,
    height: 1600,
    html: svg(
      `<g transform="scale(${1200 / 1350})"><defs>${weave}<clipPath id="sack"><path d="${body}"/></clipPath></defs><rect width="1350" height="1800" fill="${field}"/><rect y="1560" width="1350" height="240" fill="#1E5C30"/><path d="M200 1640L1180 1650L1350 1590V1690L1120 1730H300Z" fill="#123A1E"/>
      <path d="M222 300Q440 218 675 262Q900 204 1126 300L1120 400H230Z" fill="#C9B27C"/><path d="M250 300Q470 244 675 280Q880 232 1100 300Z" fill="#E9DAB6"/><path d="M214 352C176 318 128 306 96 322C92 276 132 232 176 250C204 262 226 284 244 306Z" fill="#DCC99C"/><path d="M1138 352C1176 318 1222 306 1254 322C1258 276 1218 232 1174 250C1146 262 1124 284 1106 306Z" fill="#C9B27C"/><path d="M206 330C196 300 206 280 226 268M1144 330C1154 300 1144 280 1124 268" fill="none" stroke="${vermilion}" stroke-width="12" stroke-linecap="round"/>
      <path d="${body}" fill="url(#weave)"/><g clip-path="url(#sack)">${ears}
      ${say('Subhadarshini', 675, 1236, 112, { anchor: 'middle' })}<path d="M260 1276H1090" stroke="${night}" stroke-width="10"/>${say('Rice for the whole lane', 675, 1352, 70, { anchor: 'middle' })}${say('Lift with a friend. Net 25 kg.', 675, 1434, 46, { anchor: 'middle' })}
      <path d="M1020 290C1100 600 1050 1000 1120 1660H1230V290Z" fill="#7A5F2A" opacity=".28"/><path d="M1100 290C1160 700 1120 1100 1180 1660H1230V290Z" fill="#5A431A" opacity=".34"/><path d="M170 300H260C200 700 250 1200 220 1660H140Z" fill="#FFFDF2" opacity=".5"/><path d="M330 420C420 520 360 640 300 700M1000 1500C900 1540 760 1500 700 1580M420 1500C380 1560 330 1560 290 1640M980 430C900 470 930 560 1010 600" fill="none" stroke="#7A5F2A" stroke-width="16" stroke-linecap="round" opacity=".3"/><rect x="140" y="326" width="1080" height="70" fill="${cream}" opacity=".55"/></g>${stitch}<path d="M1152 362Q1230 380 1216 470T1250 560" fill="none" stroke="${vermilion}" stroke-width="9" stroke-linecap="round"/></g>`,
      1200,
      1600,
    ),
  }
}
