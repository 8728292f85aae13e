import { type Drawing, svg } from '../../lib/drawing'
import {
  billScreen,
  glanceScreen,
  mapScreen,
  paidScreen,
  phone,
  type Screen,
  seen,
  tappedScreen,
  thanksScreen,
  timelineScreen,
  unitsScreen,
} from './app'
import { bolt, cobalt, dusk, halo, line, night, rect, sky, white, yellow } from './book'

/** Bolts and diamonds on a diagonal grid, one step darker than the ground. */
function bolts(width: number, height: number, fill: string): string {
  let all = ''
  for (let row = 0; row * 190 < height + 190; row++)
    for (let x = (row % 2) * 130; x < width + 130; x += 260) all += bolt(x, row * 190, 96, fill)
  return all
}

/**
 * A phone that rises out of the panel's foot, with its shade: cut off below what `seen` shows, so that it fills the panel and
 * its small lettering is read where three panels share a tablet's row. (x, floor) is the middle of its foot, `k` its scale.
 */
const risen = (screen: Screen, x: number, floor: number, k: number, body: string, shade: string): string => {
  const [left, top] = [x - 210 * k, floor - (seen + 15) * k]
  return `<rect x="${left + 14 * k}" y="${top + 16 * k}" width="${420 * k}" height="${874 * k}" rx="${62 * k}" fill="${shade}"/>${phone(screen, left, top, 390 * k, body)}`
}

/** One phone on a ground of bolts with the wire behind it. */
const upright =
  (screen: Screen, ground: string, pattern: string, wire: string, body: string, shade: string) =>
  (): Drawing => {
    const picture = `${rect(0, 0, 1350, 1800, ground)}${bolts(1350, 1800, pattern)}
  ${line('M-30 700C40 850 110 910 220 910M1130 910C1240 910 1310 850 1380 700', wire, 24)}${risen(screen, 675, 1800, 2.46, body, shade)}`
    // Never shown wider than a phone or a third of a page.
    return {
      width: 1080,
      height: 1440,
      ground,
      html: svg(`<g transform="scale(.8)">${picture}</g>`, 1080, 1440),
    }
  }

/** Paying in three pictures: the bill, the tap, the thanks. */
export const appBefore = upright(billScreen, sky, '#6BBDF6', cobalt, night, '#5AABE6')
export const appTapped = upright(tappedScreen, yellow, '#FFE94D', cobalt, night, '#E8B900')
export const appAfter = upright(paidScreen, cobalt, halo, sky, night, dusk)

/** My units: a year on a wire, and a wink for using less. */
export const uiUnits = upright(unitsScreen, yellow, '#FFE94D', cobalt, cobalt, '#E8B900')

/** The outage screens: where it is dark, and when it stops being dark. The ground is lighter than the page’s navy. */
export const uiOutage = (): Drawing => {
  const [ground, shade] = ['#2F74EA', '#1F57C4']
  const picture = `${rect(0, 0, 1800, 1350, ground)}
  ${line('M-30 560C0 610 40 640 100 640M840 640C880 690 920 690 960 640M1700 640C1760 640 1800 610 1830 560', yellow, 20)}
  ${risen(mapScreen, 471, 1350, 1.83, night, shade)}${risen(timelineScreen, 1329, 1350, 1.83, white, shade)}`
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
