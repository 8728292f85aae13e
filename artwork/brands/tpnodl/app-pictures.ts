import { type Drawing, svg } from '../../lib/drawing'
import { billScreen, mapScreen, paidScreen, phone, timelineScreen, unitsScreen } from './app'
import { bolt, cobalt, line, night, rect, say, sky, white, yellow } from './book'

/** Bolts and diamonds on a diagonal grid, one step darker than the ground. */
function bolts(width: number, height: number, fill: string): string {
  let all = ''
  for (let row = 0; row * 190 < height + 190; row++)
    for (let x = (row % 2) * 130; x < width + 130; x += 260) all += bolt(x, row * 190, 96, fill)
  return all
}

/** The bill, large enough to read across a room. */
export const uiBill = (): Drawing => {
  const picture = `${rect(0, 0, 1800, 1350, sky)}${bolts(1800, 1350, '#6BBDF6')}
  ${line('M-30 420C250 640 500 700 760 640M1340 560C1520 660 1700 520 1830 300', white, 22)}
  <rect x="778" y="130" width="700" height="1500" rx="104" fill="${cobalt}" opacity=".16"/>
  ${phone(billScreen, 730, 84, 690)}
  ${say(['One bill,', 'one button.'], 84, 1130, 92, { fill: night })}`

  return { width: 1800, height: 1350, ground: sky, html: svg(picture, 1800, 1350) }
}

/** My units: a year on a wire, and a wink for using less. */
export const uiUnits = (): Drawing => {
  const picture = `${rect(0, 0, 1350, 1800, yellow)}${bolts(1350, 1800, '#FFE94D')}
  ${line('M-30 700C120 900 220 960 340 940M1010 900C1160 900 1280 760 1390 560', cobalt, 20)}
  ${phone(unitsScreen, 318, 122, 664, cobalt)}`
  return { width: 1350, height: 1800, ground: yellow, html: svg(picture, 1350, 1800) }
}

/** The outage screens: where it is dark, and when it stops being dark. */
export const uiOutage = (): Drawing => {
  const picture = `${rect(0, 0, 1800, 1350, night)}${bolts(1800, 1350, '#0A257A')}
  ${line('M-30 300C100 460 200 520 330 500M830 560C920 620 960 620 1060 560M1500 440C1640 480 1740 380 1830 220', yellow, 18)}
  ${phone(mapScreen, 280, -240, 590, cobalt)}${phone(timelineScreen, 960, 120, 590, white)}`
  return { width: 1800, height: 1350, ground: night, html: svg(picture, 1800, 1350) }
}

/** The campaign phones: bill and "Paid", leaning 18 degrees, one wire through both. */
export const campaignPhones = (): Drawing => {
  const slab = (side: string, x: number, y: number, screen: () => string, body: string) =>
    Array.from(
      { length: 22 },
      (_, i) =>
        `<g transform="translate(${x + 22 - i} ${y + 22 - i})"><rect width="588" height="1224" rx="87" fill="${side}"/></g>`,
    ).join('') + phone(screen, x, y, 546, body)
  const picture = `${rect(0, 0, 1800, 1350, sky)}${bolts(1800, 1350, '#6BBDF6')}
  <g transform="rotate(18 900 675)"><rect x="400" y="250" width="588" height="1224" rx="87" fill="#4FA3E3"/><rect x="1040" y="-30" width="588" height="1224" rx="87" fill="#4FA3E3"/>
  ${slab('#04103D', 330, 190, billScreen, night)}${slab('#0A2F94', 960, -90, paidScreen, cobalt)}</g>`
  return { width: 1800, height: 1350, ground: sky, html: svg(picture, 1800, 1350) }
}
