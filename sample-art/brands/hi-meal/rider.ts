import { type Drawing, svg } from '../../lib/drawing'
import { broth, ends, hank, noodle, plum, plumDark, say, tomato, tomatoShade } from './book'
import { helmet, limb, neck, shoe, wave } from './rider-parts'
import { axis, bar, board, box, footboard, front, road, tail, wheel } from './scooter'

const trousers = '#5E1023'

/** The leg on one side: thigh from behind the box out to the knee, shin down to the board, shoe on it. */
function leg(side: number): string {
  const x = (from: number): number => axis + side * from
  return `${shoe(x(262), board)}${limb(
    [
      [x(150), 962, 92],
      [x(276), 1004, 74],
    ],
    trousers,
  )}${limb(
    [
      [x(276), 1004, 74],
      [x(264), 1178, 46],
    ],
    trousers,
  )}<path d="M${x(330)} 1000Q${x(334)} 1080 ${x(306)} 1150" fill="none" stroke="#8A2A3C" stroke-width="10" stroke-linecap="round"/><path d="M${x(214)} 1050Q${x(262)} 1076 ${x(322)} 1052" fill="none" stroke="${plumDark}" stroke-width="8" stroke-linecap="round"/><path d="M${x(214)} 1186Q${x(262)} 1202 ${x(311)} 1186" fill="none" stroke="${noodle}" stroke-width="16"/>`
}

/** The right arm steers: upper arm down and out, forearm forward to the grip. */
const steering = `${limb(
  [
    [axis + 178, 566, 72],
    [axis + 346, 694, 60],
  ],
  plum,
)}${limb(
  [
    [axis + 346, 694, 60],
    [axis + 410, 784, 46],
  ],
  plum,
)}<path d="M${axis + 286} 712Q${axis + 326} 734 ${axis + 352} 722" fill="none" stroke="${plumDark}" stroke-width="8" stroke-linecap="round"/>
  <path d="M${axis + 356} 776L${axis + 446} 734L${axis + 464} 772L${axis + 374} 814Z" fill="${noodle}" stroke="${plumDark}" stroke-width="8" stroke-linejoin="round"/>
  <path d="M${axis + 364} ${bar - 12}Q${axis + 366} ${bar - 46} ${axis + 412} ${bar - 48}T${axis + 474} ${bar - 12}V${bar + 22}Q${axis + 474} ${bar + 44} ${axis + 450} ${bar + 44}H${axis + 388}Q${axis + 364} ${bar + 44} ${axis + 364} ${bar + 22}Z" fill="${tomatoShade}"/><path d="M${axis + 370} ${bar - 12}Q${axis + 372} ${bar - 38} ${axis + 412} ${bar - 40}T${axis + 464} ${bar - 14}V${bar + 16}Q${axis + 464} ${bar + 32} ${axis + 448} ${bar + 32}H${axis + 390}Q${axis + 370} ${bar + 32} ${axis + 370} ${bar + 16}Z" fill="${tomato}"/><path d="M${axis + 396} ${bar + 30}v-36M${axis + 420} ${bar + 32}v-40M${axis + 443} ${bar + 30}v-36" stroke="${tomatoShade}" stroke-width="8" stroke-linecap="round"/>`

/** The left arm greets: upper arm out from the shoulder, forearm straight up from the elbow. */
const greeting = `${limb(
  [
    [axis - 178, 566, 72],
    [axis - 384, 632, 60],
  ],
  plum,
)}${limb(
  [
    [axis - 384, 632, 60],
    [axis - 430, 440, 46],
  ],
  plum,
)}<path d="M${axis - 352} 566Q${axis - 384} 592 ${axis - 428} 590" fill="none" stroke="${plumDark}" stroke-width="8" stroke-linecap="round"/><path d="M${axis - 440} 640Q${axis - 410} 684 ${axis - 350} 674" fill="none" stroke="#A8384C" stroke-width="9" stroke-linecap="round"/>`

/** Back and shoulders over the box. */
const back = `<path d="M${axis - 82} 466C${axis - 150} 496 ${axis - 232} 500 ${axis - 250} 574L${axis - 214} 960H${axis + 214}L${axis + 250} 574C${axis + 232} 500 ${axis + 150} 496 ${axis + 82} 466Z" fill="${plumDark}"/><path d="M${axis - 78} 476C${axis - 146} 506 ${axis - 224} 510 ${axis - 241} 578L${axis - 206} 960H${axis + 206}L${axis + 241} 578C${axis + 224} 510 ${axis + 146} 506 ${axis + 78} 476Z" fill="${plum}"/><path d="M${axis - 190} 540Q${axis} 572 ${axis + 190} 540" fill="none" stroke="${plumDark}" stroke-width="8" stroke-linecap="round"/>`

/** The scarf goes round the neck; its two ends fly from under the ring. */
const scarf = `<g transform="translate(${axis - 730} -84)">${hank('M814 556C930 596 1010 516 1120 562S1310 590 1620 470', { pitch: 13 })}${hank('M814 578C910 660 1000 600 1090 640S1250 660 1350 602', { pitch: 12, strands: 3 })}${ends(1350, 602, 60, 12, 3)}</g>`
const ring = `<g transform="translate(${axis - 730} -84)">${hank('M638 534C660 592 800 592 822 534', { pitch: 13, cap: 'round' })}</g>`

const swing = [
  'M190 236Q160 286 168 340',
  'M148 222Q104 292 116 372',
  'M470 226Q496 264 496 306',
  'M510 204Q546 262 544 322',
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
      <g transform="rotate(-3 ${axis} ${road})" data-bleed>${front}${wheel}${leg(-1)}${leg(1)}${footboard}${steering}${greeting}${back}<g transform="translate(0 -84)">${neck(axis)}</g>${scarf}${ring}${helmet(axis, 264)}${tail}${box()}<g transform="translate(${axis - 436} 400)">${wave(0, 0)}</g></g>
      <path d="${swing.join('')}" fill="none" stroke="${plum}" stroke-width="13" stroke-linecap="round"/>
      ${say(['Honk', 'back.'], 1010, 196, 150, { colour: plum })}`,
      1500,
      1500,
    ),
  }
}
