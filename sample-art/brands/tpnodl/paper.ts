import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, dusk, line, night, note, odia, rect, say, sky, white, wordmark, yellow } from './book'
import { type Bulb, rays, strung } from './bulb'

/** A hard paper shadow in two steps of the ground's own colour. */
const lying = (
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  fill: string,
  shade: string,
  inner: string,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><g transform="rotate(${-turn}) translate(22 28) rotate(${turn})">${rect(0, 0, w, h, shade)}</g>${rect(0, 0, w, h, fill)}${inner}</g>`

/** Letterhead, card and envelope from above; one wire crosses all three. */
export function stationery(): Drawing {
  const letter = `${wordmark(70, 118, 250, cobalt)}${note(['Dear Mr Das,'], 70, 262, 52, { fill: night, weight: 800 })}
    ${note(['your street went dark', 'during dinner. The fuse', 'is new, and we have', 'apologised to the', 'ice cream.'], 70, 352, 52, { fill: night, weight: 480, leading: 1.28 })}
    ${note(['Brightly,', 'Sasmita Behera'], 70, 708, 52, { fill: cobalt, weight: 700, leading: 1.14 })}`
  const card = `${note(['Sasmita', 'Behera'], 46, 92, 62, { fill: night, weight: 800, leading: 1 })}${note('Bills, meters', 46, 230, 52, { fill: cobalt })}`
  const envelope = `<path d="M0 0L390 226L780 0" fill="none" stroke="${dusk}" stroke-width="6"/>${wordmark(56, 446, 230, white)}${note(['No window.', 'Just your name on it.'], 56, 316, 52, { fill: sky, leading: 1.14 })}`
  const bulb: Bulb = { x: 1580, y: 350, r: 98, turn: 4, mood: 'smirk' }
  const picture = `${rect(0, 0, 1800, 1350, sky)}
  ${lying(210, 110, 790, 1120, -4, white, '#5DAFE8', letter)}${lying(900, 600, 780, 500, 3, cobalt, '#5DAFE8', envelope)}${lying(1090, 130, 640, 380, 4, yellow, '#5DAFE8', card)}
  ${strung({ ...bulb, body: white, base: night }, { from: [-40, 700], to: [1840, 420], sag: 620, sagTo: 60, colour: night, width: 13 })}`
  return { width: 1800, height: 1350, ground: sky, html: svg(picture, 1800, 1350) }
}

/** What a household used in each month: the bill and the post about it draw the same figures. */
export const units: readonly [month: string, count: number][] = [
  ['Jan', 118],
  ['Feb', 126],
  ['Mar', 161],
  ['Apr', 208],
  ['May', 245],
  ['Jun', 214],
]

/** The electricity bill as a poster, torn off along a zigzag, turned 5 degrees. It is shown small: few lines, all large. */
export function bill(): Drawing {
  const [wide, high, foot] = [1060, 1560, 1090]
  const bars = units.map(([month, count], i) => {
    const x = 70 + i * 160
    const tall = count * 1.22
    const fill = month === 'May' ? coral : cobalt
    return `${rect(x, foot - tall, 120, tall, fill)}${note(month.slice(0, 1), x + 60, foot + 88, 84, { fill: month === 'May' ? coral : night, anchor: 'middle', weight: 850 })}`
  })
  const step = wide / 42
  const teeth = Array.from(
    { length: 21 },
    (_, i) =>
      `L${(wide - (i * 2 + 1) * step).toFixed(1)} ${high - 36}L${(wide - (i * 2 + 2) * step).toFixed(1)} ${high}`,
  ).join('')
  const sheet = `M0 0H${wide}V${high}${teeth}V0Z`
  const small: Bulb = { x: 874, y: 196, r: 104, base: sky, mood: 'shades' }
  const picture = `${rect(0, 0, 1350, 1800, night)}
  <g transform="rotate(-5 675 900) translate(145 120)"><path d="${sheet}" transform="rotate(5) translate(30 36) rotate(-5)" fill="#04103D"/><clipPath id="bill"><path d="${sheet}"/></clipPath><g clip-path="url(#bill)">${rect(0, 419, wide, high, white)}
  ${rect(0, 0, wide, 420, cobalt)}${wordmark(70, 142, 380, yellow)}${odia('ବିଜୁଳି ବିଲ୍', 66, 312, 136, white)}
  ${rays(small, yellow, (d) => d < 14 || d > 346 || Math.abs(d - 168) < 14)}${strung(small, { from: [556, -12], to: [wide + 10, 122], sag: 210, sagTo: 60, width: 10 })}
  ${say('₹ 842', 62, 664, 222, { fill: night, stretch: 100 })}${note(['due', '15 July'], 716, 574, 84, { fill: cobalt, weight: 800, leading: 1.06 })}
  ${bars.join('')}${line(`M64 ${foot + 4}H996`, night, 12)}
  ${say(['May was your', 'fan month.'], 64, 1324, 128, { fill: night })}</g></g>`
  return {
    width: 1080,
    height: 1440,
    ground: night,
    html: svg(`<g transform="scale(.8)">${picture}</g>`, 1080, 1440),
  }
}

/** A boy on the roof, in profile: both hands on the line, the reel at his feet. */
const boy = `<g fill="none" stroke="${night}" stroke-linecap="round" stroke-linejoin="round">
  <path d="M214 1622C204 1650 196 1666 180 1686M224 1622C234 1648 244 1664 246 1686" stroke-width="24"/><path d="M176 1687h22M244 1687h24" stroke-width="14"/>
  <path d="M214 1568C232 1600 252 1606 284 1590" stroke-width="15"/><path d="M208 1566C236 1580 262 1572 300 1548" stroke-width="15"/></g>
  <path d="M190 1552C206 1546 226 1548 234 1560C240 1590 240 1612 238 1634H196C188 1606 184 1576 190 1552Z" fill="${night}"/><circle cx="222" cy="1512" r="33" fill="${night}"/><path d="M188 1508C188 1468 254 1468 256 1496L282 1500L280 1508Z" fill="${yellow}"/>
  <g fill="${night}"><circle cx="286" cy="1588" r="11"/><circle cx="303" cy="1546" r="11"/></g>`

/** "Fly high. Not this high.": the string leaves a roof and ends one wire too far up. */
export function safetyPoster(): Drawing {
  const wires = [430, 520, 640].map((y, i) =>
    line(`M-30 ${y - 70}C400 ${y + 60 + i * 20} 900 ${y + 60 + i * 20} 1380 ${y - 150}`, night, 9),
  )
  const tail = [0, 1, 2, 3].map(
    (i) => `<path d="M0 ${i * 70}l-26 -17v34zM0 ${i * 70}l26 -17v34z" fill="${i % 2 ? white : night}"/>`,
  )
  const picture = `${rect(0, 0, 1350, 1800, coral)}${wires.join('')}
  ${line('M300 1662C270 1640 276 1606 286 1588L303 1546C760 1480 1200 1120 944 640', white, 5)}
  <g transform="translate(986 396) rotate(16)"><path d="M0 -300L214 -14L0 262L-214 -14Z" fill="${yellow}"/><path d="M0 -300V262M-214 -14Q0 -136 214 -14" fill="none" stroke="${coral}" stroke-width="5"/>
  <g fill="${night}"><circle cx="-58" cy="-52" r="19"/><circle cx="58" cy="-52" r="19"/></g><path d="M-94 -100L-36 -114M94 -100L36 -114" stroke="${night}" stroke-width="14"/><path d="M-110 46L-66 18L-22 60L22 18L66 60L110 26" fill="none" stroke="${night}" stroke-width="15"/>
  <g transform="translate(0 262) rotate(-30)"><path d="M0 0V250" stroke="${night}" stroke-width="5"/><g transform="translate(0 40)">${tail.join('')}</g></g></g>
  <path d="M0 1690H470V1800H0Z" fill="${night}"/><path d="M60 1690V1640H140V1690" fill="${night}"/><path d="M294 1660h40M294 1690h40" stroke="${night}" stroke-width="10" stroke-linecap="round"/><rect x="300" y="1660" width="28" height="30" fill="${white}"/>
  ${boy}
  ${say('Fly high.', 78, 1010, 204, { fill: white })}${say(['Not this', 'high.'], 78, 1226, 204, { fill: night, leading: 0.9 })}
  ${note('If it lands on the line, ring us.', 1272, 1686, 42, { anchor: 'end', fill: night, weight: 700 })}${note('1800 000 0000', 1272, 1742, 44, { anchor: 'end', fill: white, weight: 800 })}`
  return { width: 1350, height: 1800, ground: coral, html: svg(picture, 1350, 1800) }
}
