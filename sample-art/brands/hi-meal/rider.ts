import { type Drawing, svg } from '../../lib/drawing'
import {
  broth,
  cream,
  creamShade,
  egg,
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

/** The helmet with a fried egg on it. */
const helmet = `<g transform="translate(930 262)">
  <path d="M-150 66C-172 -74 -96 -176 4 -176S178 -74 156 66C152 118 96 142 4 142S-146 118 -150 66Z" fill="${plumDark}"/>
  <path d="M-142 60C-162 -72 -90 -168 4 -168S168 -72 148 60C144 108 92 132 4 132S-138 108 -142 60Z" fill="${onionGreen}"/>
  <path d="M96 -136C160 -90 166 10 148 60C144 108 92 132 4 132C70 118 116 92 124 40C132 -20 128 -90 96 -136Z" fill="${onionShade}"/>
  <path d="M-142 58C-90 102 98 102 148 58L144 84C92 128 -86 128 -138 84Z" fill="${plumDark}"/><path d="M-30 96H38V118H-30Z" fill="${tomato}"/>
  <path d="M-118 -52C-126 -118 -66 -164 4 -164C70 -164 126 -122 122 -58C120 -28 104 -26 92 -6C80 16 62 8 42 24C24 40 0 42 -18 26C-36 10 -58 28 -78 8C-94 -8 -114 -20 -118 -52Z" fill="${creamShade}"/>
  <path d="M-116 -62C-122 -122 -64 -164 4 -164C68 -164 120 -126 118 -66C116 -38 100 -38 88 -18C76 4 60 -4 40 12C22 28 0 28 -18 14C-36 -2 -56 16 -76 -4C-92 -20 -112 -30 -116 -62Z" fill="${cream}"/>
  <circle cx="4" cy="-74" r="60" fill="${broth}"/><circle cx="2" cy="-79" r="56" fill="${noodle}"/><path d="M-30 -92a38 38 0 0 1 30 -26" stroke="${cream}" stroke-width="12" fill="none" stroke-linecap="round"/></g>`

/** The hand that says it too: five fat fingers in a glove, wrist at (0, 0). */
const wave = `<g transform="translate(206 596) rotate(-14)">${[
  ['M-34 -74L-66 -150', 40],
  ['M-8 -86L-20 -186', 40],
  ['M24 -84L32 -182', 40],
  ['M50 -70L82 -150', 38],
]
  .map(
    ([d, w]) =>
      `<path d="${d}" stroke="${tomatoShade}" stroke-width="${Number(w) + 12}" stroke-linecap="round"/>`,
  )
  .join(
    '',
  )}<path d="M44 -24L104 -66" stroke="${tomatoShade}" stroke-width="50" stroke-linecap="round"/><rect x="-62" y="-116" width="128" height="132" rx="54" fill="${tomatoShade}"/>${[
  'M-34 -74L-66 -150',
  'M-8 -86L-20 -186',
  'M24 -84L32 -182',
  'M50 -70L82 -150',
  'M44 -24L104 -66',
]
  .map((d) => `<path d="${d}" stroke="${tomato}" stroke-width="38" stroke-linecap="round"/>`)
  .join(
    '',
  )}<rect x="-56" y="-110" width="116" height="120" rx="50" fill="${tomato}"/>${grin(2, -52, 0.15, plumDark, tomatoShade)}<path d="M-60 -6H64V40H-60Z" fill="${noodle}"/><path d="M-60 26H64V40H-60Z" fill="${broth}"/></g>`

const mirror = (x: number, y: number, stem: string): string =>
  `<path d="${stem}" stroke="${plumDark}" stroke-width="18" fill="none"/><ellipse cx="${x}" cy="${y}" rx="98" ry="64" fill="${plumDark}"/><ellipse cx="${x}" cy="${y - 4}" rx="80" ry="48" fill="${cream}"/><path d="M${x - 52} ${y - 22}Q${x - 30} ${y - 42} ${x} ${y - 42}" stroke="#fff" stroke-width="10" fill="none" stroke-linecap="round"/>${grin(x, y - 2, 0.15)}`

/** Wheel, mudguard, light and plate: the scooter’s back end leaves by the foot of the picture. */
const scooter = `<path d="M640 1450H900V1700H640Z" fill="#2E0410"/><path d="M660 1450H690V1700H660ZM756 1450H786V1700H756ZM850 1450H880V1700H850Z" fill="${plumDark}"/>
  <path d="M486 1330H1054C1078 1420 1064 1500 1010 1540H530C476 1500 462 1420 486 1330Z" fill="${plumDark}"/><path d="M512 1330H1028C1048 1410 1036 1474 996 1508H544C504 1474 492 1410 512 1330Z" fill="${onionGreen}"/><path d="M1028 1330C1048 1410 1036 1474 996 1508H930C976 1470 986 1400 970 1330Z" fill="${onionShade}"/>
  <rect x="600" y="1420" width="340" height="62" rx="31" fill="${plumDark}"/><rect x="614" y="1432" width="312" height="38" rx="19" fill="${tomato}"/><rect x="700" y="1432" width="140" height="38" fill="#FF7A5C"/><circle cx="552" cy="1450" r="28" fill="${broth}"/><circle cx="988" cy="1450" r="28" fill="${broth}"/>`

/** Rider’s box from behind, in a bend: the box says hi with an egg for the dot, the helmet wears another, and the left hand waves. */
export function riderBox(): Drawing {
  const streaks = [0, 1, 2, 3]
    .map(
      (k) =>
        `<path d="M${-140 + k * 70} ${1120 + k * 84}h${300 - k * 30}M${1270 + k * 24} ${1010 + k * 92}h420" stroke="${broth}" stroke-width="34" stroke-linecap="round"/>`,
    )
    .join('')
  const tape = [0, 1, 2, 3, 4, 5, 6].map((k) => `M${320 + k * 120} 1316h60l-30 34h-${k ? 60 : 30}Z`).join('')
  const box = `<path d="M372 620H1172L1204 650V1404H372Z" fill="${tomatoShade}"/><path d="M340 590H1140Q1160 590 1160 610V1350Q1160 1390 1120 1390H360Q320 1390 320 1350V610Q320 590 340 590Z" fill="${tomato}"/><path d="M320 668V610Q320 560 370 560H1110Q1160 560 1160 610V668Z" fill="${plum}"/><path d="M1110 560H1140Q1204 572 1204 650V668H1160V610Q1160 560 1110 560Z" fill="${plumDark}"/><path d="M320 650H1160V668H320Z" fill="${plumDark}"/><path d="M360 590H760" stroke="#A31A30" stroke-width="12" stroke-linecap="round"/>
  <rect x="320" y="1316" width="840" height="34" fill="${cream}"/><path d="${tape}" fill="${onionGreen}"/>
  <clipPath id="face"><rect x="320" y="668" width="840" height="648"/></clipPath><g clip-path="url(#face)">${hank('M460 1330V1050C460 860 720 860 720 1050V1330', { pitch: 27 })}${hank('M460 1330V640', { pitch: 27 })}${hank('M930 1330V930', { pitch: 27 })}</g>${egg(930, 800, 0.66)}${wordmark(395, 638, 150)}`
  const jacket = `<path d="M430 690Q250 820 206 596" fill="none" stroke="${plumDark}" stroke-width="164" stroke-linecap="round" stroke-linejoin="round"/><path d="M430 690Q250 820 206 610" fill="none" stroke="${plum}" stroke-width="146" stroke-linecap="round"/>
  <path d="M1050 650Q1266 720 1300 980" fill="none" stroke="${plumDark}" stroke-width="168" stroke-linecap="round"/><path d="M1050 650Q1262 720 1294 970" fill="none" stroke="${plum}" stroke-width="148" stroke-linecap="round"/><path d="M1226 900L1364 884" stroke="${noodle}" stroke-width="30"/>
  <path d="M372 780C372 520 560 430 780 430S1180 520 1180 780Z" fill="${plum}"/>`
  const grip = `<path d="M900 1020H1480" stroke="${plumDark}" stroke-width="34" stroke-linecap="round"/><path d="M1330 1020H1480" stroke="#2E0410" stroke-width="52" stroke-linecap="round"/>`
  const hand = `<rect x="1238" y="946" width="150" height="142" rx="62" fill="${tomatoShade}"/><rect x="1232" y="940" width="146" height="136" rx="60" fill="${tomato}"/><path d="M1268 1064V1014M1304 1072V1020M1340 1068V1014" stroke="${tomatoShade}" stroke-width="9" stroke-linecap="round"/>`
  const scarf = `${hank('M900 424C1010 500 1130 380 1250 440S1440 400 1560 300', { pitch: 15, strands: 5 })}${hank('M900 436C1000 560 1120 480 1230 540S1420 560 1560 470', { pitch: 11, strands: 3 })}`
  const knot = hank('M838 404C880 446 976 452 1030 398', { pitch: 15, cap: 'round' })
  return {
    width: 1500,
    height: 1500,
    html: svg(
      `<rect width="1500" height="1500" fill="${noodle}"/>${streaks}
      <g transform="translate(750 1500) rotate(4.5) scale(.85) translate(-764 -1508)" data-bleed>${scooter}<path d="M80 1020H500" stroke="${plumDark}" stroke-width="34" stroke-linecap="round"/><path d="M60 1020H190" stroke="#2E0410" stroke-width="52" stroke-linecap="round"/>${mirror(40, 900, 'M110 1020L70 940')}${grip}${mirror(1440, 800, 'M1420 1010L1436 850')}${jacket}${hand}${scarf}<path d="M860 350H1014V440H860Z" fill="#5E0816"/>${knot}${helmet}${box}${wave}</g>
      ${say(['Honk', 'back.'], 70, 170, 150, { colour: plum })}`,
      1500,
      1500,
    ),
  }
}
