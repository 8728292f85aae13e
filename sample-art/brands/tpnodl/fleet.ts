import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, dusk, line, night, note, rect, say, sky, white, wordmark, yellow } from './book'
import { type Bulb, rays, strung } from './bulb'

const wheel = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="112" fill="#04103D"/><circle cx="${x}" cy="${y}" r="62" fill="${white}"/><circle cx="${x}" cy="${y}" r="44" fill="${sky}"/><path d="M${x - 24} ${y - 2}a24 24 0 0 0 48 0" fill="none" stroke="${night}" stroke-width="9"/>`

/** The service van in side elevation: the wire grins along its flank and runs off the bonnet. */
export function van(): Drawing {
  const shell =
    'M250 300Q250 262 290 262H1270C1330 262 1366 284 1400 330L1530 520L1700 566Q1750 582 1752 640V820H250Z'
  const bulb: Bulb = { x: 720, y: 474, r: 146 }
  const picture = `${rect(0, 0, 2000, 1125, yellow)}${rect(0, 930, 2000, 195, night)}${Array.from({ length: 9 }, (_, i) => rect(i * 250 - 40, 1022, 150, 14, yellow)).join('')}
  <ellipse cx="1010" cy="936" rx="830" ry="26" fill="#04103D"/>
  ${line('M330 214H1240M330 244H1240', night, 12)}${line(Array.from({ length: 13 }, (_, i) => `M${350 + i * 72} 214V244`).join(''), night, 10)}${rect(380, 244, 22, 24, night)}${rect(1150, 244, 22, 24, night)}
  <path d="${shell}" fill="${cobalt}"/><path d="M250 700H1752V820H250Z" fill="${dusk}"/>
  <path d="M1190 320H1268C1310 320 1336 334 1358 366L1448 508Q1456 524 1436 524H1190Z" fill="${sky}"/><path d="M1300 320L1360 524H1290L1230 320Z" fill="${white}" opacity=".55"/>
  ${line('M1160 292V800', night, 7)}${line('M1210 586h62', white, 12)}${rect(1700, 620, 56, 62, white)}${rect(244, 640, 26, 90, coral)}${rect(1640, 800, 150, 40, night)}${rect(220, 800, 150, 40, night)}
  ${say('On our way.', 714, 786, 92, { fill: yellow })}${wordmark(920, 356, 216, white)}
  ${rays(bulb, yellow, (d) => d < 14 || d > 346 || Math.abs(d - 168) < 16 || (d > 40 && d < 140), 0.8)}
  ${strung(bulb, { from: [250, 430], to: [1600, 530], sag: 110, sagTo: 110, width: 13 })}${line('M1600 530C1800 500 1880 380 2040 120', night, 13)}<circle cx="1600" cy="530" r="17" fill="${white}"/>
  ${wheel(560, 836)}${wheel(1440, 836)}
  ${note('Put the kettle on. By the time it boils, it will.', 1000, 130, 58, { fill: night, anchor: 'middle', weight: 800 })}`
  return { width: 2000, height: 1125, ground: yellow, html: svg(picture, 2000, 1125) }
}

/** The lineman's jacket and helmet from behind, hung on the wire: the reflective tape grins in headlights. */
export function jacket(): Drawing {
  const hatch = `<pattern id="tape" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="26" height="26" fill="#EEF5FB"/><rect width="9" height="26" fill="#C3D8EA"/></pattern>`
  const body =
    'M448 560C520 600 830 600 902 560L1080 650Q1120 676 1126 730L1176 1490Q1110 1520 1030 1506L1000 1130V1606Q675 1668 350 1606V1130L320 1506Q240 1520 174 1490L224 730Q230 676 270 650Z'
  const folds =
    'M1000 1130L968 820M350 1130L382 820M1000 1130C960 1300 986 1420 940 1580M420 1600C380 1420 400 1330 360 1180'
  const tape = (d: string, width: number) => `${line(d, yellow, width + 26)}${line(d, 'url(#tape)', width)}`
  const picture = `<defs>${hatch}<clipPath id="cloth"><path d="${body}"/></clipPath></defs>${rect(0, 0, 1350, 1800, sky)}
  <g transform="translate(46 58)"><path d="${body}" fill="#5DAFE8"/><path d="M456 420C456 210 540 96 675 96S894 210 894 420Z" fill="#5DAFE8"/></g>
  ${line('M-30 200C240 500 420 560 675 560S1110 500 1380 150', white, 18)}
  <path d="${body}" fill="${night}"/><g clip-path="url(#cloth)"><path d="M1000 1130L1030 1506H1200L1130 660C1060 780 1010 960 1000 1130ZM350 1130L320 1506H150L224 660C290 780 340 960 350 1130Z" fill="#0A2679"/>${line(folds, '#04103D', 9)}
  ${tape('M160 1390C210 1410 280 1412 340 1398', 66)}${tape('M1010 1398C1070 1412 1140 1410 1190 1390', 66)}</g>
  ${tape('M438 900a96 104 0 0 1 192 0', 44)}${tape('M720 900a96 104 0 0 1 192 0', 44)}${tape('M410 1090C440 1480 910 1480 940 1090', 54)}
  <path d="M470 566C540 604 810 604 880 566L862 500C800 530 550 530 488 500Z" fill="${cobalt}"/>
  <path d="M446 400C446 190 540 76 675 76S904 190 904 400Z" fill="${yellow}"/><path d="M800 106C872 160 904 260 904 400H800C820 280 818 190 800 106Z" fill="#F0C400"/><path d="M640 78h70V400h-70z" fill="#FFF08A"/><path d="M420 396H930Q946 440 900 448H450Q404 440 420 396Z" fill="${cobalt}"/>
  ${wordmark(570, 330, 210, night)}
  ${note('If you can read this, it’s being fixed.', 675, 1756, 46, { fill: night, anchor: 'middle', weight: 800 })}`
  return { width: 1350, height: 1800, ground: sky, html: svg(picture, 1350, 1800) }
}
