import { amber, ink, madder, paper, turmeric, vermilion } from '../dyes'
import { blob, group, path, polygon, repeat, rhombus, stroke } from '../shapes'
import { almond } from './face'
import { portrait } from './portrait'

const skin = { base: '#D09A6A', shade: '#A9703F', deep: '#7A4A26' }

const hairBehind = path(
  'M92 400C70 300 84 120 160 74C240 40 350 60 388 150C412 230 408 330 398 404C370 424 330 420 318 396L150 396C140 420 110 420 92 400Z',
  ink,
)

/** A slight body in a roll neck, turned a little away. */
const jumper =
  path('M86 600C92 510 150 474 206 462H286C350 474 404 508 414 600Z', turmeric) +
  path('M192 386H296L302 470Q246 500 188 470Z', turmeric) +
  repeat(3, (i) => stroke(`M192 ${412 + i * 24}Q246 ${434 + i * 24} 300 ${412 + i * 24}`, amber, 5)) +
  path('M330 480C380 500 408 530 414 600H360C366 550 352 510 330 480Z', amber)

/** Three quarters to the left: the far cheek is short, the near one long. */
const face =
  blob(
    skin.base,
    [226, 116],
    [300, 130],
    [338, 200],
    [336, 280],
    [306, 352],
    [252, 402],
    [214, 404],
    [178, 364],
    [152, 300],
    [142, 250],
    [146, 200],
    [166, 140],
  ) +
  path(
    'M304 130C350 180 346 270 326 316C306 364 270 404 226 406C286 360 300 300 300 240C300 190 302 150 304 130Z',
    skin.shade,
  )

/** A blunt fringe, cut with a ruler, and the sides that swing. */
const fringeOfHair =
  path(
    'M128 236C120 130 176 82 246 82C330 82 372 150 370 240L346 240C346 236 346 230 344 226L142 214Z',
    ink,
  ) +
  path('M344 216C352 280 350 360 366 410L404 400C408 320 404 240 380 190Z', ink) +
  path('M142 210C128 270 126 340 108 404L150 402C158 350 146 300 146 250Z', ink)

const glasses =
  `<g fill="${paper}" fill-opacity="0" stroke="${vermilion}" stroke-width="12" stroke-linejoin="round">` +
  '<path d="M212 262L136 240Q136 310 172 314Q206 312 212 262Z"/><path d="M230 262L334 234Q338 316 284 318Q236 314 230 262Z"/><path d="M210 266Q220 256 232 266"/></g>'

const features =
  almond({ x: 178, y: 276, w: 22, h: 14, look: [4, 4], skin, lash: -1 }) +
  almond({ x: 280, y: 276, w: 29, h: 15, look: [-10, 4], skin, lash: 1 }) +
  path('M216 268L190 334Q204 350 232 338Z', skin.shade) +
  path('M186 366Q204 352 214 360Q226 352 242 364Q232 386 212 386T186 366Z', madder) +
  stroke('M188 366Q214 372 242 364', '#4A0F14', 4)

/** A pencil balanced between nose and upper lip. */
const pencil = group(
  'translate(212 352) rotate(-5)',
  polygon(
    [
      [-128, -9],
      [112, -9],
      [112, 9],
      [-128, 9],
    ],
    vermilion,
  ),
  polygon(
    [
      [-128, -9],
      [-154, 0],
      [-128, 9],
    ],
    '#E9C79B',
  ),
  polygon(
    [
      [-144, -4],
      [-156, 0],
      [-144, 4],
    ],
    ink,
  ),
  polygon(
    [
      [96, -9],
      [112, -9],
      [112, 9],
      [96, 9],
    ],
    paper,
  ),
  polygon(
    [
      [112, -9],
      [128, -9],
      [128, 9],
      [112, 9],
    ],
    turmeric,
  ),
)

/** Design lead, 26: slight, blunt fringe, cat-eye glasses, thinking with her upper lip. */
export const lipsaDas = () =>
  portrait(
    madder,
    503,
    group(
      'rotate(4 240 460)',
      hairBehind,
      jumper,
      face,
      features,
      fringeOfHair,
      glasses,
      pencil,
      rhombus(376, 430, 11, 30, paper),
      rhombus(130, 424, 9, 26, paper),
    ),
  )
