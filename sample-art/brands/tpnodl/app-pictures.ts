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

const skin = '#8A4B2A'
const crease = '#6E3A20'

/** A thumb from the right, its tip at (0, 0): nail, knuckle, and the sleeve it comes out of. */
const thumb = `<path d="M-62 0C-62 -66 -6 -92 66 -84C190 -70 300 -40 420 20L720 150L640 420L360 300C250 262 90 160 20 96C-30 60 -62 40 -62 0Z" fill="#04103D" opacity=".22" transform="translate(14 34)"/>
  <path d="M-62 0C-62 -66 -6 -92 66 -84C190 -70 300 -40 420 20L720 150L640 420L360 300C250 262 90 160 20 96C-30 60 -62 40 -62 0Z" fill="${skin}"/>
  <path d="M-52 -6C-52 -54 -14 -74 42 -68C74 -64 82 -30 64 -2C46 24 10 40 -18 34C-40 30 -52 16 -52 -6Z" fill="#E7B08F"/><path d="M-52 -6C-52 -54 -14 -74 42 -68C8 -58 -28 -40 -30 24C-44 20 -52 10 -52 -6Z" fill="#F6D3BC"/>
  <path d="M238 -26C222 6 220 40 232 74M262 -18C248 12 246 44 258 78" fill="none" stroke="${crease}" stroke-width="9" stroke-linecap="round"/>
  <path d="M600 62L860 170L760 540L520 386Z" fill="${night}"/><path d="M600 62L640 78L556 410L520 386Z" fill="${yellow}"/>`

/** The bill, so close that only the figure, the button and the thumb are left. */
export const uiBill = (): Drawing => {
  const k = 1060 / 390
  const [x, y] = [612, -452]
  const sparks = Array.from({ length: 11 }, (_, i) => {
    const a = Math.PI * 1.14 + (i / 12) * Math.PI
    const at = (r: number) =>
      `${(1560 + Math.cos(a) * r).toFixed(0)} ${(782 + Math.sin(a) * r * 0.8).toFixed(0)}`
    return `M${at(118)}L${at(i % 2 ? 150 : 178)}`
  })
  const picture = `${rect(0, 0, 1800, 1350, sky)}${bolts(1800, 1350, '#6BBDF6')}
  ${line('M-30 470C160 640 420 720 700 660M1560 420C1680 420 1760 340 1840 200', white, 26)}
  <g transform="rotate(-7 1100 700)"><rect x="${x + 40}" y="${y + 50}" width="${420 * k}" height="${874 * k}" rx="${62 * k}" fill="${cobalt}" opacity=".2"/>${phone(billScreen, x, y, 1060)}${line(sparks.join(''), cobalt, 16)}</g>
  <g transform="translate(1536 748) rotate(26)">${thumb}</g>
  ${say(['One bill,', 'one', 'button.'], 72, 960, 122, { fill: night })}`
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
  ${line('M-30 300C10 330 20 340 60 330M800 560C860 600 900 600 960 560M1700 440C1760 440 1790 400 1830 320', yellow, 18)}
  ${phone(mapScreen, 24, -640, 840, cobalt)}${phone(timelineScreen, 906, 70, 840, white)}`
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
  <g transform="translate(966 700) scale(1.62) rotate(18) translate(-965 -640)"><rect x="400" y="250" width="588" height="1224" rx="87" fill="#4FA3E3"/><rect x="1040" y="-30" width="588" height="1224" rx="87" fill="#4FA3E3"/>
  ${slab('#04103D', 330, 190, billScreen, night)}${slab('#0A2F94', 960, -90, paidScreen, cobalt)}</g>`
  return { width: 1800, height: 1350, ground: sky, html: svg(picture, 1800, 1350) }
}
