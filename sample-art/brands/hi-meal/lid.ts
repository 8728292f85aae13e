import { type Drawing, svg } from '../../lib/drawing'
import { broth, cheek, chilli, cream, hank, noodle, onion, plum, plumDark, tomato, tomatoShade } from './book'

/** The tab by which the lid is peeled off, and the ridges for the thumb. */
const tab =
  '<path d="M-120 800V1000Q-120 1040 -80 1040H80Q120 1040 120 1000V800Z" transform="translate(860 800) rotate(-48)"/>'
const grip = `<g transform="translate(860 800) rotate(-48)"><path d="M-104 800V996Q-104 1024 -76 1024H76Q104 1024 104 996V800Z" fill="${noodle}"/><path d="M-62 920H62M-62 952H62M-62 984H62" stroke="#E8A90E" stroke-width="14" stroke-linecap="round"/></g>`

/** Two chopsticks that lie beside the lid, and what has dropped off them. */
const sticks = [
  [1560, 16],
  [1654, 11],
]
  .map(
    ([x = 0, turn = 0]) =>
      `<g transform="translate(${x} 650) rotate(${turn})"><path d="M-20 -600H20L11 600H-11Z" fill="${tomatoShade}" transform="translate(30 34)"/><path d="M-20 -600H20L11 600H-11Z" fill="${plum}"/><path d="M-20 -600H-6L-4 600H-11Z" fill="#B02A35"/><path d="M-14 396H14L11 600H-11Z" fill="${cream}"/></g>`,
  )
  .join('')
  .concat(onion(1444, 166, 24, 1.5), chilli(1716, 1180, -20, 1.5), onion(1620, 1268, 60, 1.1))

/** The whole lid from above: the steam vent is the grin’s mouth. */
export function lid(): Drawing {
  const crimps = Array.from({ length: 120 }, (_, index) => {
    const angle = (index / 120) * 360
    const lit = Math.cos(((angle - 225) * Math.PI) / 180)
    return `<path d="M-20 -880L-17 -800H17L20 -880Z" transform="translate(860 800) rotate(${angle})" fill="${lit > 0.2 ? '#FFE58A' : lit < -0.4 ? '#DE8A05' : '#FBC62E'}"/>`
  }).join('')
  const steam = (x: number, top: number, width: number): string =>
    `<path d="M${x} 960C${x - 60} 860 ${x + 70} 800 ${x} 690S${x + 60} 500 ${x} 400S${x + 50} ${top + 100} ${x} ${top}" fill="none" stroke="${cream}" stroke-width="${width}" stroke-linecap="round" opacity=".9"/>`
  return {
    width: 1800,
    height: 1350,
    html: svg(
      `<rect width="1800" height="1350" fill="${tomato}"/>${sticks}<g transform="translate(${760 - 860 * 0.7} ${682 - 800 * 0.7}) scale(.7)"><g transform="translate(54 74)" fill="${tomatoShade}">${tab}<circle cx="860" cy="800" r="880"/></g><g fill="${broth}">${tab}</g>${grip}<circle cx="860" cy="800" r="880" fill="${broth}"/>${crimps}<circle cx="860" cy="800" r="802" fill="#E8A90E"/><circle cx="860" cy="806" r="790" fill="${noodle}"/><circle cx="860" cy="800" r="664" fill="none" stroke="#F5BE1E" stroke-width="12"/><circle cx="856" cy="795" r="664" fill="none" stroke="#FFE58A" stroke-width="6"/>
      <g fill="none" stroke-linecap="round" stroke-width="58"><path d="M456 650a120 120 0 0 1 240 0M1024 650a120 120 0 0 1 240 0" stroke="#D89200" transform="translate(10 14)"/><path d="M456 650a120 120 0 0 1 240 0M1024 650a120 120 0 0 1 240 0" stroke="${plum}"/><path d="M462 640a114 114 0 0 1 90 -98M1030 640a114 114 0 0 1 90 -98" stroke="#B02A35" stroke-width="14"/></g>
      <circle cx="410" cy="830" r="82" fill="${cheek}"/><circle cx="1310" cy="830" r="82" fill="${cheek}"/>
      <path d="M590 880Q860 960 1130 880Q1090 1180 860 1180T590 880Z" fill="#FFE58A" transform="translate(-6 -8)"/><path d="M590 880Q860 960 1130 880Q1090 1180 860 1180T590 880Z" fill="${plumDark}"/><clipPath id="vent"><path d="M590 880Q860 960 1130 880Q1090 1180 860 1180T590 880Z"/></clipPath><g clip-path="url(#vent)"><path d="M560 1180Q860 980 1160 1180V1240H560Z" fill="${plum}"/>${hank('M640 1240C660 1080 820 1060 860 1180C900 1060 1060 1080 1080 1240', { pitch: 24 })}<path d="M590 880Q860 960 1130 880L1128 916Q860 998 592 916Z" fill="#2E0209"/></g>
      ${steam(760, 120, 44)}${steam(860, 40, 60)}${steam(968, 170, 38)}
      <defs><path id="ring" d="M164 800a696 696 0 0 1 1392 0"/></defs><g fill="${plum}" font-family="Bagel Fat One" font-size="84"><text><textPath href="#ring" startOffset="23%" text-anchor="middle">Talk to us.</textPath></text><text><textPath href="#ring" startOffset="77%" text-anchor="middle">We’re all steam.</textPath></text></g></g>`,
      1800,
      1350,
    ),
  }
}
