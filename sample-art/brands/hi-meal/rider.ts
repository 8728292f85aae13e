import { type Drawing, svg } from '../../lib/drawing'
import {
  broth,
  cream,
  egg,
  ends,
  grin,
  hank,
  noodle,
  onionGreen,
  onionShade,
  plum,
  plumDark,
  say,
  tomato,
  tomatoShade,
  wordmark,
} from './book'
import { helmet, neck, shoe, wave } from './rider-parts'

/** Everything on the rider hangs on this line: helmet, neck, back, box, wheel. */
const axis = 730

const limb = (path: string, width: number, colour: string): string =>
  `<path d="${path}" fill="none" stroke="${plumDark}" stroke-width="${width + 18}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const mirror = (x: number, y: number, stem: string): string =>
  `<path d="${stem}" stroke="${plumDark}" stroke-width="16" fill="none"/><ellipse cx="${x}" cy="${y}" rx="84" ry="56" fill="${plumDark}"/><ellipse cx="${x}" cy="${y - 4}" rx="68" ry="42" fill="${cream}"/><path d="M${x - 44} ${y - 20}Q${x - 24} ${y - 36} ${x} ${y - 37}" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round"/>${grin(x, y - 2, 0.13)}`

/** Handlebar and mirrors, before the rider and so behind everything. */
const bars = `<path d="M250 1034H1210" stroke="${plumDark}" stroke-width="32"/><path d="M216 1034H330M1130 1034H1256" stroke="#2E0410" stroke-width="48" stroke-linecap="round"/>
  ${mirror(104, 930, 'M236 1024L150 956')}${mirror(1340, 922, 'M1226 1024L1300 950')}`

/** Jacket and arms: the right hand steers, the left one is up from the shoulder over the elbow to the wrist. */
const jacket = `${limb('M1000 730Q1170 770 1204 960', 122, plum)}<path d="M1140 936L1268 916" stroke="${noodle}" stroke-width="26"/>
  ${limb('M470 740L268 872L222 700', 122, plum)}
  <path d="M${axis - 96} 548C${axis - 190} 580 470 604 424 690C410 760 440 900 480 1150H980C1020 900 1050 760 1036 690C990 604 ${axis + 190} 580 ${axis + 96} 548Z" fill="${plumDark}"/>
  <path d="M${axis - 92} 558C${axis - 186} 590 480 612 434 696C420 760 450 900 490 1150H970C1010 900 1040 760 1026 696C980 612 ${axis + 186} 590 ${axis + 92} 558Z" fill="${plum}"/><path d="M500 668Q${axis} 716 960 668" fill="none" stroke="${plumDark}" stroke-width="8"/>`

const grip = `<rect x="1140" y="966" width="142" height="132" rx="58" fill="${tomatoShade}"/><rect x="1134" y="960" width="138" height="126" rx="56" fill="${tomato}"/><path d="M1168 1076V1030M1202 1084V1036M1236 1080V1032" stroke="${tomatoShade}" stroke-width="9" stroke-linecap="round"/>`

/** One leg from the seat over the knee to the shoe on the footboard; `side` is -1 for the left one. */
function leg(side: number): string {
  const x = (from: number): number => axis + side * from
  return `${limb(`M${x(190)} 1246Q${x(322)} 1196 ${x(336)} 1300L${x(322)} 1392`, 112, '#5E1023')}<path d="M${x(274)} 1222Q${x(318)} 1226 ${x(326)} 1290" fill="none" stroke="#8A2A3C" stroke-width="9" stroke-linecap="round"/>${shoe(x(322), 1424, side)}`
}

/** Footboard, wheel, seat and tail: the wheel leaves by the foot of the picture. */
const scooter = `<path d="M${axis - 96} 1430H${axis + 96}V1620H${axis - 96}Z" fill="#2E0410"/><path d="M${axis - 80} 1430h26v190h-26ZM${axis - 13} 1430h26v190h-26ZM${axis + 54} 1430h26v190h-26Z" fill="${plumDark}"/>
  <rect x="${axis - 412}" y="1440" width="824" height="34" rx="17" fill="${plumDark}"/>`
const tail = `<path d="M${axis - 236} 1312H${axis + 236}C${axis + 256} 1392 ${axis + 246} 1452 ${axis + 196} 1492H${axis - 196}C${axis - 246} 1452 ${axis - 256} 1392 ${axis - 236} 1312Z" fill="${plumDark}"/><path d="M${axis - 216} 1312H${axis + 216}C${axis + 232} 1384 ${axis + 224} 1434 ${axis + 186} 1472H${axis - 186}C${axis - 224} 1434 ${axis - 232} 1384 ${axis - 216} 1312Z" fill="${onionGreen}"/><path d="M${axis + 216} 1312C${axis + 232} 1384 ${axis + 224} 1434 ${axis + 186} 1472H${axis + 128}C${axis + 170} 1434 ${axis + 180} 1384 ${axis + 166} 1312Z" fill="${onionShade}"/>
  <rect x="${axis - 130}" y="1384" width="260" height="54" rx="27" fill="${plumDark}"/><rect x="${axis - 118}" y="1394" width="236" height="34" rx="17" fill="${tomato}"/><rect x="${axis - 54}" y="1394" width="108" height="34" fill="#FF7A5C"/><circle cx="${axis - 174}" cy="1410" r="24" fill="${broth}"/><circle cx="${axis + 174}" cy="1410" r="24" fill="${broth}"/>
  <path d="M${axis - 272} 1318Q${axis - 282} 1250 ${axis - 206} 1248H${axis + 206}Q${axis + 282} 1250 ${axis + 272} 1318Q${axis} 1352 ${axis - 272} 1318Z" fill="#2E0410"/><path d="M${axis - 226} 1272H${axis + 226}" stroke="#6B1228" stroke-width="12" stroke-linecap="round"/>`

/** The box says hi with an egg for the dot. */
function box(): string {
  const [left, top, width, foot] = [430, 716, 600, 1252]
  const right = left + width
  const tape = Array.from(
    { length: 6 },
    (_, k) => `M${left + k * 110} ${foot - 66}h54l-28 30h-${k ? 54 : 26}Z`,
  )
  const pitch = 20
  const word = `${hank(`M540 ${foot}V1010C540 868 746 868 746 1010V${foot}`, { pitch })}${hank(`M540 ${foot}V700`, { pitch })}${hank(`M906 ${foot}V1046`, { pitch })}${ends(906, 1046, 0, pitch)}`
  return `<path d="M${left + 40} ${top + 40}H${right}L${right + 34} ${top + 62}V${foot + 10}H${left + 40}Z" fill="${tomatoShade}"/><rect x="${left}" y="${top}" width="${width}" height="${foot - top}" rx="34" fill="${tomato}"/>
  <path d="M${left} ${top + 88}V${top + 34}Q${left} ${top - 8} ${left + 40} ${top - 8}H${right - 40}Q${right} ${top - 8} ${right} ${top + 34}V${top + 88}Z" fill="#96142A"/><path d="M${right - 36} ${top - 8}H${right - 14}Q${right + 34} ${top} ${right + 34} ${top + 62}V${top + 88}H${right}V${top + 34}Q${right} ${top - 2} ${right - 36} ${top - 8}Z" fill="${plumDark}"/><path d="M${left} ${top + 74}H${right}V${top + 88}H${left}Z" fill="${plumDark}"/><path d="M${left + 34} ${top + 14}H${left + 300}" stroke="#C23A4C" stroke-width="10" stroke-linecap="round"/>
  <clipPath id="face"><path d="M${left} ${top + 88}H${right}V${foot - 66}H${left}Z"/></clipPath><g clip-path="url(#face)">${word}</g>${egg(906, 920, 0.52)}
  <rect x="${left}" y="${foot - 66}" width="${width}" height="30" fill="${cream}"/><clipPath id="tape"><path d="M${left} ${top}H${right}V${foot}H${left}Z"/></clipPath><path d="${tape.join('')}" fill="${onionGreen}" clip-path="url(#tape)"/>${wordmark(left + 40, top + 60, 128)}`
}

/** The scarf goes round the neck; its two ends fly from under the ring. */
const scarf = `${hank(`M${axis + 84} 556C930 596 1010 516 1120 562S1310 560 1580 410`, { pitch: 13 })}${hank(`M${axis + 84} 578C910 660 1000 600 1090 640S1250 660 1350 602`, { pitch: 12, strands: 3 })}${ends(1350, 602, 60, 12, 3)}`
const ring = hank(`M${axis - 92} 534C${axis - 70} 592 ${axis + 70} 592 ${axis + 92} 534`, {
  pitch: 13,
  cap: 'round',
})

/** Rider from behind, in a bend: head, neck and back over seat and wheel, the left hand waving. */
export function riderBox(): Drawing {
  const streaks = [0, 1, 2, 3]
    .map(
      (k) =>
        `<path d="M${-140 + k * 40} ${1160 + k * 84}h${270 - k * 30}M${1310 + k * 24} ${1110 + k * 92}h420" stroke="${broth}" stroke-width="34" stroke-linecap="round"/>`,
    )
    .join('')
  return {
    width: 1500,
    height: 1500,
    html: svg(
      `<rect width="1500" height="1500" fill="${noodle}"/>${streaks}
      <g transform="rotate(4 ${axis} 1500) translate(4 -16)" data-bleed>${scooter}${bars}${leg(-1)}${leg(1)}${jacket}${grip}${neck(axis)}${scarf}${ring}${helmet(axis, 336)}${tail}${box()}${wave(212, 650)}</g>
      ${say(['Honk', 'back.'], 70, 164, 146, { colour: plum })}`,
      1500,
      1500,
    ),
  }
}
