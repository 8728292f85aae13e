import { type Drawing, svg } from '../../lib/drawing'
import { blush, cream, gable, say, shutter, shutterShade, wordmark } from './book'
import { type House, house } from './house'
import { seedDefs } from './seeds'

/** Widths let their names below stand about equally far apart. */
const street: House[] = [
  { spice: 'mustard', x: 56, ground: 1096, width: 272, height: 430, chimney: true },
  { spice: 'turmeric', x: 339, ground: 1096, width: 246, height: 560 },
  { spice: 'chilli', x: 596, ground: 1096, width: 300, height: 690, chimney: true },
  { spice: 'cardamom', x: 907, ground: 1096, width: 250, height: 470 },
  { spice: 'makhana', x: 1168, ground: 1096, width: 272, height: 760 },
  { spice: 'coriander', x: 1451, ground: 1096, width: 246, height: 520, chimney: true },
  { spice: 'flaxseed', x: 1708, ground: 1096, width: 236, height: 620 },
]
const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The street of seven: each house is filled to the roof with one spice. */
export function hero(): Drawing {
  const houses = street.map(house).join('')
  const names = street
    .map(({ spice, x, width }) =>
      say(title(spice), x + width / 2, 1166, 40, { anchor: 'middle', colour: cream }),
    )
    .join('')
  return {
    width: 2000,
    height: 1250,
    html: svg(
      `${seedDefs}<rect width="2000" height="1250" fill="${blush}"/><rect y="1096" width="2000" height="154" fill="${shutter}"/>${houses}<rect y="1096" width="2000" height="8" fill="${shutterShade}"/>${names}
      ${wordmark(76, 236, 900)}${say(['Everyone meets', 'in the kitchen.'], 1924, 156, 64, { anchor: 'end', line: 1.2 })}`,
      2000,
      1250,
    ),
  }
}

/** The same street seen from a phone: two terraces, one behind the other. */
export function heroPortrait(): Drawing {
  const back: House[] = [
    { spice: 'makhana', x: 40, ground: 960, width: 232, height: 560 },
    { spice: 'coriander', x: 284, ground: 960, width: 226, height: 440, chimney: true },
    { spice: 'flaxseed', x: 522, ground: 960, width: 232, height: 620 },
    { spice: 'turmeric', x: 766, ground: 960, width: 274, height: 500, chimney: true },
  ]
  const front: House[] = [
    { spice: 'mustard', x: 40, ground: 1230, width: 300, height: 420, chimney: true },
    { spice: 'chilli', x: 366, ground: 1230, width: 352, height: 590, chimney: true },
    { spice: 'cardamom', x: 744, ground: 1230, width: 296, height: 470 },
  ]
  return {
    width: 1080,
    height: 1350,
    html: svg(
      `${seedDefs}<rect width="1080" height="1350" fill="${blush}"/>${back.map(house).join('')}${front
        .map(
          (one) =>
            `<path d="${gable(one.x - 14, one.ground, one.width + 28, one.height + 22, one.chimney)}" fill="${blush}"/>${house(one)}`,
        )
        .join(
          '',
        )}<rect y="1230" width="1080" height="120" fill="${shutter}"/>${wordmark(60, 232, 960)}${say('Everyone meets in the kitchen.', 540, 1308, 58, { anchor: 'middle', colour: cream })}`,
      1080,
      1350,
    ),
  }
}
