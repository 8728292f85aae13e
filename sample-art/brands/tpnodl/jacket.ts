import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, dusk, line, night, note, rect, sky, white, wordmark, yellow } from './book'

const deepest = '#04103D'
const shade = '#5DAFE8'

/** The jacket's back, its collar at (0, 0): shoulders as a hanger holds them, sleeves that hang. */
const sleeves =
  'M-268 74C-360 112 -404 150 -420 250L-486 902C-470 934 -372 952 -346 930L-286 380ZM268 74C360 112 404 150 420 250L486 902C470 934 372 952 346 930L286 380Z'
const body =
  'M-116 0C-180 34 -240 58 -296 84C-326 200 -300 300 -292 400L-318 1046C-200 1088 200 1088 318 1046L292 400C300 300 326 200 296 84C240 58 180 34 116 0C60 26 -60 26 -116 0Z'

const tape = (d: string, width: number): string =>
  `${line(d, yellow, width + 26)}${line(d, 'url(#tape)', width)}`

/** Two closed eyes and a grin of reflective tape, a band round each sleeve. */
const garment = `<g transform="translate(610 392)"><g transform="translate(40 52)" fill="${shade}"><path d="${sleeves}"/><path d="${body}"/></g>
  <path d="${sleeves}" fill="#0A2679"/><g clip-path="url(#arms)">${line('M-372 300C-390 480 -416 640 -424 760M372 300C390 480 416 640 424 760', deepest, 8)}<path d="M-286 380L-346 930H-300L-270 300ZM286 380L346 930H300L270 300Z" fill="${deepest}"/>${tape('M-500 770C-440 800 -370 806 -310 796', 64)}${tape('M500 770C440 800 370 806 310 796', 64)}</g>
  <path d="${body}" fill="${night}"/><g clip-path="url(#back)"><path d="M-330 1020C-200 1064 200 1064 330 1020V1100H-330Z" fill="${dusk}"/>${line('M-316 1018C-200 1058 200 1058 316 1018', deepest, 7)}${line('M-306 168C-150 218 150 218 306 168', deepest, 7)}
  <path d="M-300 430C-250 560 -262 760 -300 900L-330 900V430ZM300 430C250 560 262 760 300 900L330 900V430Z" fill="${deepest}"/></g>
  ${tape('M-236 372a88 98 0 0 1 176 0', 46)}${tape('M60 372a88 98 0 0 1 176 0', 46)}${tape('M-236 540C-206 884 206 884 236 540', 56)}
  <path d="M-126 6C-64 44 64 44 126 6L104 -76C60 -46 -60 -46 -104 -76Z" fill="${cobalt}"/><path d="M-104 -76C-60 -46 60 -46 104 -76C70 -96 -70 -96 -104 -76Z" fill="${deepest}"/>${line('M-118 -22C-60 12 60 12 118 -22', dusk, 7)}</g>`

/** A cast hook on the rail: a plate with two screws, and an arm that ends in a ball. */
const hook = (x: number): string =>
  `<rect x="${x - 30}" y="150" width="60" height="112" rx="14" fill="${night}"/><circle cx="${x}" cy="170" r="7" fill="${sky}"/><circle cx="${x}" cy="242" r="7" fill="${sky}"/>`

const ball = (x: number): string =>
  `<circle cx="${x}" cy="206" r="27" fill="${white}"/><path d="M${x + 8} 180a27 27 0 0 1 -30 41a27 27 0 0 0 30 -41Z" fill="#C3D8EA"/>`

/** The hanger is bent from wire: its hook lies round the ball, the rest of it is in the jacket. */
const hanger = line(
  'M568 214C566 150 654 150 654 208C654 252 610 252 610 300V332',
  white,
  17,
  'stroke-linecap="round" stroke-linejoin="round"',
)

/** The rest of that wire, coiled and tied, on the third peg. */
const loops = [-1.5, -0.5, 0.5, 1.5]
const loop = (i: number): string =>
  `<ellipse cx="${140 + i * 17}" cy="${360 - Math.abs(i) * 8}" rx="66" ry="${158 - Math.abs(i) * 8}"/>`
const coil = `<g fill="none"><g stroke="${shade}" stroke-width="18" transform="translate(14 18)">${loops.map(loop).join('')}</g>${loops.map((i) => `<g stroke="${dusk}" stroke-width="18">${loop(i)}</g><g stroke="${white}" stroke-width="12">${loop(i)}</g>`).join('')}</g>`
const tie = `<path d="M84 480Q140 502 196 480L200 524Q140 546 80 524Z" fill="${yellow}"/>`

const shell = 'M-156 66C-156 -74 -94 -150 0 -150S156 -74 156 66Z'

/** The helmet on its peg, the strap below it swinging into a smile. */
const helmet = `<g transform="translate(1130 330) rotate(6)"><g transform="translate(34 44)" fill="${shade}"><path d="M-158 70C-158 -70 -96 -150 0 -150S158 -70 158 70Z"/></g>
  ${line('M-118 70C-104 190 -40 232 0 232S104 190 118 70', night, 15)}<rect x="-34" y="216" width="46" height="34" rx="6" fill="${white}" transform="rotate(-4)"/>
  <path d="${shell}" fill="${yellow}"/><g clip-path="url(#shell)"><path d="M84 -128C134 -92 156 -22 156 66H88C102 -14 100 -76 84 -128Z" fill="#F0C400"/><path d="M-24 -149H24V66H-24Z" fill="#FFF08A"/><path d="M-84 -124C-100 -70 -104 -10 -96 66H-84C-92 -10 -86 -72 -70 -132Z" fill="#F0C400"/></g>
  <path d="M-176 62H176C186 92 174 104 150 106C60 116 -60 116 -150 106C-174 104 -186 92 -176 62Z" fill="${cobalt}"/>${wordmark(-74, 32, 148, night)}</g>`

/** A lineman's jacket on its hanger and his helmet on the peg beside it: in headlights the tape grins. */
export function jacket(): Drawing {
  const defs = `<defs><pattern id="tape" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="26" height="26" fill="#EEF5FB"/><rect width="9" height="26" fill="#C3D8EA"/></pattern><clipPath id="back"><path d="${body}"/></clipPath><clipPath id="shell"><path d="${shell}"/></clipPath><clipPath id="arms"><path d="${sleeves}"/></clipPath></defs>`
  const rail = `${rect(0, 172, 1350, 96, shade)}${rect(0, 150, 1350, 100, cobalt)}${rect(0, 150, 1350, 12, '#1550D8')}`
  const picture = `${defs}${rect(0, 0, 1350, 1800, sky)}${rail}${[140, 610, 1130].map(hook).join('')}${coil}${tie}${ball(140)}${ball(610)}
  ${hanger}${garment}${helmet}
  ${note(['If you can read this,', 'it’s being fixed.'], 675, 1590, 74, { fill: night, anchor: 'middle', weight: 800, leading: 1.1 })}`
  return { width: 1350, height: 1800, ground: sky, html: svg(picture, 1350, 1800) }
}
