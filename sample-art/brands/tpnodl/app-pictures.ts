import { type Drawing, svg } from '../../lib/drawing'
import {
  billScreen,
  mapScreen,
  paidScreen,
  phone,
  type Screen,
  tappedScreen,
  timelineScreen,
  unitsScreen,
} from './app'
import { bolt, cobalt, halo, line, night, rect, sky, white, yellow } from './book'

/** Bolts and diamonds on a diagonal grid, one step darker than the ground. */
function bolts(width: number, height: number, fill: string): string {
  let all = ''
  for (let row = 0; row * 190 < height + 190; row++)
    for (let x = (row % 2) * 130; x < width + 130; x += 260) all += bolt(x, row * 190, 96, fill)
  return all
}

/** One whole phone, upright, on a ground of bolts with the wire behind it. */
const upright =
  (screen: Screen, ground: string, pattern: string, wire: string, body: string) => (): Drawing => {
    const picture = `${rect(0, 0, 1350, 1800, ground)}${bolts(1350, 1800, pattern)}
  ${line('M-30 760C120 900 220 940 340 920M1010 920C1130 940 1230 900 1380 760', wire, 20)}
  <rect x="342" y="150" width="715" height="1488" rx="105" fill="${night}" opacity=".22"/>${phone(screen, 318, 122, 664, body)}`
    // Never shown wider than a phone or a third of a page.
    return {
      width: 1080,
      height: 1440,
      ground,
      html: svg(`<g transform="scale(.8)">${picture}</g>`, 1080, 1440),
    }
  }

/** Paying in three pictures: the bill, the tap, the thanks. */
export const appBefore = upright(billScreen, sky, '#6BBDF6', cobalt, night)
export const appTapped = upright(tappedScreen, yellow, '#FFE94D', cobalt, night)
export const appAfter = upright(paidScreen, cobalt, halo, sky, night)

/** My units: a year on a wire, and a wink for using less. */
export const uiUnits = upright(unitsScreen, yellow, '#FFE94D', cobalt, cobalt)

/** The outage screens: where it is dark, and when it stops being dark. */
export const uiOutage = (): Drawing => {
  const picture = `${rect(0, 0, 1800, 1350, night)}${bolts(1800, 1350, '#0A257A')}
  ${line('M-30 300C60 380 160 370 270 330M790 560C860 620 940 620 1010 560M1530 440C1640 500 1760 440 1830 320', yellow, 18)}
  ${phone(mapScreen, 250, 74, 556, cobalt)}${phone(timelineScreen, 994, 74, 556, white)}`
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
  <g transform="translate(966 690) scale(1.44) rotate(18) translate(-965 -640)"><rect x="400" y="290" width="588" height="1224" rx="87" fill="#4FA3E3"/><rect x="1040" y="-62" width="588" height="1224" rx="87" fill="#4FA3E3"/>
  ${slab('#04103D', 330, 230, billScreen, night)}${slab('#0A2F94', 960, -122, paidScreen, cobalt)}</g>`
  return { width: 1800, height: 1350, ground: sky, html: svg(picture, 1800, 1350) }
}
