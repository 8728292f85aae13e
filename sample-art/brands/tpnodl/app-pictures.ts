import { type Drawing, svg } from '../../lib/drawing'
import {
  billScreen,
  glanceScreen,
  mapScreen,
  paidScreen,
  phone,
  type Screen,
  tappedScreen,
  thanksScreen,
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

/** The outage screens: where it is dark, and when it stops being dark. The ground is lighter than the page’s navy. */
export const uiOutage = (): Drawing => {
  const [ground, shade] = ['#2F74EA', '#1F57C4']
  // Between phones, edges and wire each bolt is whole.
  const pattern = [74, 162, 900, 1660, 1740].map((x, column) =>
    [0, 1, 2, 3].map((row) => bolt(x, (column % 2 ? 285 : 114) + row * 330, 96, '#4A88F0')).join(''),
  )
  const bodies = [220, 981].map(
    (x) => `<rect x="${x + 24}" y="78" width="599" height="1246" rx="88" fill="${shade}"/>`,
  )
  const picture = `${rect(0, 0, 1800, 1350, ground)}${pattern.join('')}${bodies.join('')}
  ${line('M-30 300C60 380 150 370 240 330M800 560C850 630 940 620 1000 550M1560 474C1640 542 1740 562 1830 490', yellow, 18)}
  ${phone(mapScreen, 220, 46, 556, night)}${phone(timelineScreen, 981, 46, 556, white)}`
  return { width: 1800, height: 1350, ground, html: svg(picture, 1800, 1350) }
}

/** The campaign phones: bill and "Paid", both whole, leaning a little; a wire brings the good news in and takes it on. */
export const campaignPhones = (): Drawing => {
  const [width, tall, deep] = [534, 1112, 20]
  const slab = (side: string, x: number, y: number, screen: Screen, body: string) =>
    `<rect x="${x + 40}" y="${y + 44}" width="${width}" height="${tall}" rx="81" fill="#4FA3E3"/>` +
    Array.from(
      { length: deep },
      (_, i) =>
        `<rect x="${x + deep - i}" y="${y + deep - i}" width="${width}" height="${tall}" rx="81" fill="${side}"/>`,
    ).join('') +
    phone(screen, x, y, 496, body)
  const wire =
    'M-240 330C-40 400 150 410 300 386C500 340 640 310 770 306C890 302 923 374 980 415M1487 391C1556 342 1740 300 1990 40'
  const picture = `${rect(0, 0, 1800, 1350, sky)}${bolts(1800, 1350, '#6BBDF6')}
  <g transform="rotate(7 900 675)">${line(wire, cobalt, 18)}
  ${slab('#04103D', 300, 108, glanceScreen, night)}${slab('#0A2F94', 966, 108, thanksScreen, cobalt)}</g>`
  return { width: 1800, height: 1350, ground: sky, html: svg(picture, 1800, 1350) }
}
