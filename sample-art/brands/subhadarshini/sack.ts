import { type Drawing, svg } from '../../lib/drawing'
import { cream, field, night, say, vermilion } from './book'
import { sheaf } from './linocut'

/** The 25 kg sack: one colour, of the whole block only the sheaf, and the name small; stitched shut. */
export function sack(): Drawing {
  const weave = `<pattern id="weave" width="14" height="14" patternUnits="userSpaceOnUse"><rect width="14" height="14" fill="#E9DAB6"/><rect width="6" height="6" fill="${cream}"/><rect x="7" y="7" width="6" height="6" fill="${cream}"/><rect x="7" width="6" height="6" fill="#DCC99C"/></pattern>`
  const body =
    'M196 330Q190 300 230 290Q450 270 675 286Q900 268 1120 290Q1160 300 1154 330C1140 520 1196 760 1190 1060C1186 1320 1200 1480 1160 1610Q1140 1660 1040 1656Q675 1690 310 1656Q210 1660 190 1610C150 1480 164 1320 160 1060C154 760 210 520 196 330Z'
  const stitch = Array.from(
    { length: 30 },
    (_, at) =>
      `<path d="M${222 + at * 31} 346v34" stroke="${vermilion}" stroke-width="9" stroke-linecap="round"/>`,
  ).join('')
  const ears = `<g transform="translate(675 936)">${sheaf(3.7, night, night)}</g>`
  // The weight is not printed: a tag sewn into the seam says it.
  const tag = `<g transform="rotate(3 900 350)"><path d="M806 352H1026V560H806Z" fill="#7A5F2A" opacity=".4" transform="translate(8 10)"/><path d="M806 352H1026V560H806Z" fill="${cream}"/><path d="M806 352H1026V392H806Z" fill="${vermilion}"/>${say('Rice', 916, 458, 58, { anchor: 'middle' })}${say('25 kg', 916, 528, 58, { anchor: 'middle' })}</g>`
  return {
    width: 1200,
    height: 1600,
    html: svg(
      `<g transform="scale(${1200 / 1350})"><defs>${weave}<clipPath id="sack"><path d="${body}"/></clipPath></defs><rect width="1350" height="1800" fill="${field}"/><rect y="1560" width="1350" height="240" fill="#1E5C30"/><path d="M200 1640L1180 1650L1350 1590V1690L1120 1730H300Z" fill="#123A1E"/>
      <path d="M222 300Q440 218 675 262Q900 204 1126 300L1120 400H230Z" fill="#C9B27C"/><path d="M250 300Q470 244 675 280Q880 232 1100 300Z" fill="#E9DAB6"/><path d="M214 352C176 318 128 306 96 322C92 276 132 232 176 250C204 262 226 284 244 306Z" fill="#DCC99C"/><path d="M1138 352C1176 318 1222 306 1254 322C1258 276 1218 232 1174 250C1146 262 1124 284 1106 306Z" fill="#C9B27C"/><path d="M206 330C196 300 206 280 226 268M1144 330C1154 300 1144 280 1124 268" fill="none" stroke="${vermilion}" stroke-width="12" stroke-linecap="round"/>
      <path d="${body}" fill="url(#weave)"/><g clip-path="url(#sack)">${ears}
      ${say('Subhadarshini', 675, 1370, 78, { anchor: 'middle' })}
      <path d="M1020 290C1100 600 1050 1000 1120 1660H1230V290Z" fill="#7A5F2A" opacity=".28"/><path d="M1100 290C1160 700 1120 1100 1180 1660H1230V290Z" fill="#5A431A" opacity=".34"/><path d="M170 300H260C200 700 250 1200 220 1660H140Z" fill="#FFFDF2" opacity=".5"/><path d="M330 420C420 520 360 640 300 700M1000 1500C900 1540 760 1500 700 1580M420 1500C380 1560 330 1560 290 1640M980 430C900 470 930 560 1010 600" fill="none" stroke="#7A5F2A" stroke-width="16" stroke-linecap="round" opacity=".3"/><rect x="140" y="326" width="1080" height="70" fill="${cream}" opacity=".55"/></g>${tag}${stitch}<path d="M1152 362Q1230 380 1216 470T1250 560" fill="none" stroke="${vermilion}" stroke-width="9" stroke-linecap="round"/></g>`,
      1200,
      1600,
    ),
  }
}
