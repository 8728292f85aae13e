import { type Drawing, svg } from '../../lib/drawing'
import { broth, ends, hank, noodle, plum, plumDark, say, tomato, tomatoShade } from './book'
import { helmet, limb, neck, shoe, wave } from './rider-parts'
import { axis, bar, board, box, footboard, front, road, tail, wheel } from './scooter'

const trousers = '#5E1023'

/** The leg on one side: thigh from behind the box out to the knee, shin down to the hem, shoe on the board. */
function leg(side: number): string {
  const x = (from: number): number => axis + side * from
  const hem = `M${x(214)} 1118L${x(212)} 1204H${x(316)}L${x(312)} 1118Z`
  return `${shoe(x(264), board)}<path d="${hem}" fill="${plumDark}" stroke="${plumDark}" stroke-width="18" stroke-linejoin="round"/>${limb(
    [
      [x(150), 962, 92],
      [x(280), 1000, 74],
      [x(264), 1130, 48],
    ],
    trousers,
  )}<path d="${hem}" fill="${trousers}"/><path d="M${x(212)} 1184H${x(316)}" stroke="${noodle}" stroke-width="14"/><path d="M${x(336)} 990Q${x(338)} 1060 ${x(304)} 1140" fill="none" stroke="#8A2A3C" stroke-width="10" stroke-linecap="round"/><path d="M${x(222)} 1058Q${x(266)} 1078 ${x(318)} 1056" fill="none" stroke="${plumDark}" stroke-width="8" stroke-linecap="round"/>`
}

/** The right arm steers: upper arm down and out, forearm forward to the grip. */
const steering = `${limb(
  [
    [axis + 178, 566, 72],
    [axis + 342, 690, 58],
    [axis + 404, 782, 44],
  ],
  plum,
)}<path d="M${axis + 282} 724Q${axis + 316} 716 ${axis + 338} 684" fill="none" stroke="${plumDark}" stroke-width="8" stroke-linecap="round"/><path d="M${axis + 252} 574Q${axis + 330} 618 ${axis + 378} 672" fill="none" stroke="#A8384C" stroke-width="9" stroke-linecap="round"/>
  <g transform="translate(${axis + 396} 766) rotate(-34)"><rect x="-70" y="-26" width="140" height="56" rx="14" fill="${plumDark}"/><rect x="-61" y="-18" width="122" height="40" rx="8" fill="${noodle}"/><path d="M-61 8H61V14Q61 22 53 22H-53Q-61 22 -61 14Z" fill="${broth}"/></g>
  <path d="M${axis + 358} ${bar - 10}Q${axis + 360} ${bar - 46} ${axis + 416} ${bar - 48}T${axis + 474} ${bar - 10}V${bar + 22}Q${axis + 474} ${bar + 44} ${axis + 450} ${bar + 44}H${axis + 382}Q${axis + 358} ${bar + 44} ${axis + 358} ${bar + 22}Z" fill="${tomatoShade}"/><path d="M${axis + 364} ${bar - 10}Q${axis + 366} ${bar - 38} ${axis + 414} ${bar - 40}T${axis + 464} ${bar - 12}V${bar + 16}Q${axis + 464} ${bar + 32} ${axis + 448} ${bar + 32}H${axis + 384}Q${axis + 364} ${bar + 32} ${axis + 364} ${bar + 16}Z" fill="${tomato}"/><path d="M${axis + 391} ${bar + 30}v-36M${axis + 416} ${bar + 32}v-40M${axis + 441} ${bar + 30}v-36" stroke="${tomatoShade}" stroke-width="8" stroke-linecap="round"/>`

/** The left arm greets: upper arm out from the shoulder, forearm straight up from the elbow. */
const greeting = `${limb(
  [
    [axis - 178, 566, 72],
    [axis - 378, 606, 60],
    [axis - 430, 430, 46],
  ],
  plum,
)}<path d="M${axis - 326} 560Q${axis - 352} 590 ${axis - 392} 592" fill="none" stroke="${plumDark}" stroke-width="8" stroke-linecap="round"/><path d="M${axis - 420} 622Q${axis - 396} 652 ${axis - 350} 646" fill="none" stroke="#A8384C" stroke-width="9" stroke-linecap="round"/>`

/** Back and shoulders over the box. */
const back = `<path d="M${axis - 82} 466C${axis - 150} 496 ${axis - 232} 500 ${axis - 250} 574L${axis - 214} 960H${axis + 214}L${axis + 250} 574C${axis + 232} 500 ${axis + 150} 496 ${axis + 82} 466Z" fill="${plumDark}"/><path d="M${axis - 78} 476C${axis - 146} 506 ${axis - 224} 510 ${axis - 241} 578L${axis - 206} 960H${axis + 206}L${axis + 241} 578C${axis + 224} 510 ${axis + 146} 506 ${axis + 78} 476Z" fill="${plum}"/><path d="M${axis - 190} 540Q${axis} 572 ${axis + 190} 540" fill="none" stroke="${plumDark}" stroke-width="8" stroke-linecap="round"/>`

/** The scarf goes round the neck; its two ends fly from under the ring. */
const scarf = `<g transform="translate(${axis - 730} -84)">${hank('M814 556C930 596 1010 516 1120 562S1310 590 1620 470', { pitch: 13 })}${hank('M814 578C910 660 1000 600 1090 640S1250 660 1350 602', { pitch: 12, strands: 3 })}${ends(1350, 602, 60, 12, 3)}</g>`
const ring = `<g transform="translate(${axis - 730} -84)">${hank('M638 534C660 592 800 592 822 534', { pitch: 13, cap: 'round' })}</g>`

const swing = [
  'M112 236Q82 292 92 358',
  'M66 222Q30 300 46 390',
  'M430 208Q458 246 460 296',
  'M472 192Q508 244 508 306',
]

/** Rider from behind on a scooter that stands whole on the road; the left hand waves. */
export function riderBox(): Drawing {
  const streaks = [
    'M-40 1010h190M-40 1096h120M-40 1182h160',
    'M1376 1040h200M1430 1126h200M1340 1212h240',
  ].join('')
  return {
    width: 1500,
    height: 1500,
    html: svg(
      `<rect width="1500" height="1500" fill="${noodle}"/><path d="${streaks}" stroke="${broth}" stroke-width="32" stroke-linecap="round"/><rect y="1346" width="1500" height="154" fill="${broth}"/><path d="M-60 1466h300M440 1466h80M1020 1466h80M1260 1466h300" stroke="#FFE08A" stroke-width="18"/><ellipse cx="${axis + 20}" cy="${road + 2}" rx="330" ry="26" fill="#B86A06"/>
      <g transform="rotate(-3 ${axis} ${road})" data-bleed>${front}${leg(-1)}${leg(1)}${footboard}${wheel}${steering}${greeting}${back}<g transform="translate(0 -84)">${neck(axis)}</g>${scarf}${ring}${helmet(axis, 264)}${tail}${box()}<g transform="translate(${axis - 436} 400)">${wave(0, 0)}</g></g>
      <path d="${swing.join('')}" fill="none" stroke="${plum}" stroke-width="13" stroke-linecap="round"/>
      ${say(['Honk', 'back.'], 1010, 196, 150, { colour: plum })}`,
      1500,
      1500,
    ),
  }
}
