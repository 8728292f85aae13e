import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, dusk, line, night, note, rect, say, sky, white, wordmark, yellow } from './book'
import { type Bulb, rays, strung } from './bulb'

/** Its tyre is a little flat where it stands, and the road darkest there. */
const wheel = (x: number, y: number): string =>
  `<ellipse cx="${x + 6}" cy="${y + 112}" rx="112" ry="17" fill="#020A28"/><circle cx="${x}" cy="${y}" r="112" fill="#04103D"/><circle cx="${x}" cy="${y}" r="62" fill="${white}"/><circle cx="${x}" cy="${y}" r="44" fill="${sky}"/><path d="M${x - 24} ${y - 2}a24 24 0 0 0 48 0" fill="none" stroke="${night}" stroke-width="9"/>`

/** The service van in side elevation: the wire grins along its flank and runs off the bonnet. */
export function van(): Drawing {
  const shell =
    'M250 300Q250 262 290 262H1270C1330 262 1366 284 1400 330L1530 520L1700 566Q1750 582 1752 640V820H250Z'
  const bulb: Bulb = { x: 720, y: 474, r: 146 }
  const picture = `${rect(0, 0, 2000, 1125, yellow)}${rect(0, 868, 2000, 257, dusk)}${rect(0, 868, 2000, 10, night)}${Array.from({ length: 9 }, (_, i) => rect(i * 250 - 40, 1040, 150, 16, yellow)).join('')}
  <path d="M236 952C236 916 330 902 480 902H1560C1700 902 1778 920 1778 946C1778 972 1700 978 1560 978H420C300 978 236 974 236 952Z" fill="${night}"/>
  ${line('M330 214H1240M330 244H1240', night, 12)}${line(Array.from({ length: 13 }, (_, i) => `M${350 + i * 72} 214V244`).join(''), night, 10)}${rect(380, 244, 22, 24, night)}${rect(1150, 244, 22, 24, night)}
  <path d="${shell}" fill="${cobalt}"/><path d="M250 700H1752V820H250Z" fill="${dusk}"/>
  <path d="M1190 320H1268C1310 320 1336 334 1358 366L1448 508Q1456 524 1436 524H1190Z" fill="${sky}"/><path d="M1300 320L1360 524H1290L1230 320Z" fill="${white}" opacity=".55"/>
  ${line('M1160 292V800', night, 7)}${line('M1210 586h62', white, 12)}${rect(1700, 620, 56, 62, white)}${rect(244, 640, 26, 90, coral)}${rect(1640, 800, 150, 40, night)}${rect(220, 800, 150, 40, night)}
  ${say('On our way.', 694, 784, 74, { fill: yellow })}${wordmark(920, 356, 216, white)}
  ${rays(bulb, yellow, (d) => d < 14 || d > 346 || Math.abs(d - 168) < 16 || (d > 40 && d < 140), 0.8)}
  ${strung(bulb, { from: [250, 430], to: [1600, 530], sag: 110, sagTo: 110, width: 13 })}${line('M1600 530C1800 500 1880 380 2040 120', night, 13)}<circle cx="1600" cy="530" r="17" fill="${white}"/>
  ${wheel(560, 836)}${wheel(1440, 836)}
  ${note('Put the kettle on. By the time it boils, it will.', 1000, 134, 70, { fill: night, anchor: 'middle', weight: 800 })}`
  return { width: 2000, height: 1125, ground: yellow, html: svg(picture, 2000, 1125) }
}
