import { type Drawing, svg } from '../../lib/drawing'
import { blush, blushShade, custard, custardShade, gable, say, shutter, tomato, wordmark } from './book'
import { basketScreen, mapScreen, pantryScreen, phone, productScreen } from './phone'
import { seedDefs } from './seeds'

/** App: the basket is a house that fills as you shop. */
export function basket(): Drawing {
  return {
    width: 1350,
    height: 1800,
    html: svg(
      `${seedDefs}<rect width="1350" height="1800" fill="${tomato}"/><path d="${gable(-420, 1800, 900, 1500, true)}" fill="#D53B22"/><path d="${gable(870, 1800, 900, 1240)}" fill="#D53B22"/>
      <rect x="320" y="118" width="772" height="1634" rx="110" fill="#A82C17"/>${phone(307, 88, 736, basketScreen())}`,
      1350,
      1800,
    ),
  }
}

/** Gables on blush, as wallpaper behind the phones. */
const wallpaper = (width: number, height: number): string => {
  const columns = Math.ceil(width / 250) + 1
  return Array.from({ length: columns * Math.ceil(height / 210) }, (_, index) => {
    const row = Math.floor(index / columns)
    return `<path d="${gable(-70 + (index % columns) * 250 + (row % 2) * 125, 110 + row * 210, 120, 120)}" fill="${blushShade}" opacity=".6"/>`
  }).join('')
}

const shadow = (x: number, y: number, width: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${width * 2.16}" rx="${width * 0.14}" fill="#DE7596"/>`

/** Three whole phones of the app: read the pantry, open a door, fill the house. */
export function uiPantry(): Drawing {
  const screens = [productScreen(), pantryScreen(), basketScreen()]
  const phones = screens.map((screen, index) => {
    const x = 174 + index * 608
    return `${shadow(x + 12, 114, 442)}${phone(x, 88, 436, screen)}`
  })
  return {
    width: 2000,
    height: 1125,
    html: svg(
      `${seedDefs}<rect width="2000" height="1125" fill="${blush}"/>${wallpaper(2000, 1125)}${phones.join('')}`,
      2000,
      1125,
    ),
  }
}

/** One whole phone, for phones. */
export function uiPhone(): Drawing {
  return {
    width: 1080,
    height: 1440,
    html: svg(
      `${seedDefs}<rect width="1080" height="1440" fill="${blush}"/>${wallpaper(1080, 1440)}${shadow(274, 136, 576)}${phone(254, 104, 571, pantryScreen())}`,
      1080,
      1440,
    ),
  }
}

/** The street leaves the phone: the map runs on over the edge of the glass. */
export function uiStreetMap(): Drawing {
  return {
    width: 2000,
    height: 1125,
    html: svg(
      `${seedDefs}<rect width="2000" height="1125" fill="${custard}"/>
      <g transform="rotate(-9 1000 562)"><g transform="translate(-330 -330) scale(1.5)">${[0, 1, 2, 3].map((k) => `<g transform="translate(${k * 464} 0)" opacity=".5">${streetGhost(464, 1200)}</g>`).join('')}</g>
      <rect x="1190" y="-250" width="672" height="1390" rx="98" fill="${shutter}" opacity=".35"/>${phone(1140, -290, 650, mapScreen())}</g>
      ${say(['Every', 'pack rings', 'twice.'], 90, 440, 176, { colour: shutter, line: 1.0 })}${wordmark(92, 1040, 330, shutter)}`,
      2000,
      1125,
    ),
  }
}

function streetGhost(width: number, height: number): string {
  let blocks = ''
  for (let row = 0; row * 150 < height; row += 1)
    for (let column = 0; column * 116 < width; column += 1) {
      const x = column * 116
      blocks += `<path d="${gable(x + 20, row * 150 + 98, 52, 66, (row + column) % 2 === 0)}" fill="${custardShade}"/>`
    }
  return blocks
}
