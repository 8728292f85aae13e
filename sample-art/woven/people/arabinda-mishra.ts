import { ember, ink, madder, paper, saffron, turmeric, vermilion } from '../dyes'
import { eye, nested } from '../ornaments'
import type { Picture } from '../picture'
import { blob, ellipse, group, path, polygon, rect, repeat, rhombus, stroke } from '../shapes'
import { almond, fingers } from './face'

const skin = { base: '#A2613A', shade: '#7E4423', deep: '#4F2812' }
const white = '#DDD7CC'

const ground =
  rect(0, 0, 640, 560, vermilion) +
  repeat(8, (row) =>
    repeat(9, (column) =>
      rhombus(column * 76 + (row % 2) * 38, row * 76 + 14, 25, 31, (row + column) % 2 ? saffron : ember),
    ),
  )

const dress =
  path('M120 580C130 490 190 450 276 428H366C450 446 510 480 530 580Z', paper) +
  path('M124 580C140 500 200 450 262 426L320 496L376 424L402 434L340 580H270L230 500L176 580Z', madder) +
  repeat(3, (i) => nested(384 - i * 21, 460 + i * 38, [11, 13, turmeric], [5, 6, madder])) +
  repeat(4, (i) => nested(272 - i * 26, 452 + i * 22, [10, 12, turmeric], [4, 5, madder])) +
  path('M452 462C504 490 526 530 530 580H470C478 530 470 490 452 462Z', white)

/** A long thin head, turned a little to the left. */
const head =
  path('M282 350H366V440Q326 478 282 436Z', skin.shade) +
  ellipse(412, 236, 18, 36, skin.shade) +
  stroke('M410 220Q420 236 408 252', skin.deep, 4) +
  blob(
    skin.base,
    [316, 70],
    [374, 84],
    [406, 150],
    [404, 240],
    [388, 320],
    [350, 376],
    [310, 392],
    [274, 370],
    [250, 310],
    [240, 236],
    [240, 160],
    [262, 92],
  ) +
  path(
    'M372 84C410 130 412 220 398 288C386 350 350 392 310 392C356 350 366 290 364 220C362 160 372 120 372 84Z',
    skin.shade,
  )

const hair =
  path(
    'M244 176C232 110 262 52 330 48C400 44 436 100 428 190L412 226C404 226 400 214 398 196C396 150 384 112 340 100C300 94 262 120 244 176Z',
    white,
  ) +
  stroke('M300 66C350 58 396 84 410 140', '#B9AD9B', 5) +
  stroke('M290 80C336 72 372 92 388 130', '#B9AD9B', 4)

/** A pencil behind the ear. */
const pencil = group(
  'translate(424 190) rotate(28)',
  rect(-6, -74, 13, 112, turmeric),
  polygon(
    [
      [-6, -74],
      [0.5, -100],
      [7, -74],
    ],
    '#E9C79B',
  ),
  polygon(
    [
      [-3, -86],
      [0.5, -102],
      [4, -86],
    ],
    ink,
  ),
  rect(-6, 30, 13, 12, madder),
)

const features =
  stroke('M268 134Q312 122 360 136M276 154Q312 144 352 154', skin.shade, 4) +
  stroke('M254 190Q276 176 298 194', white, 12) +
  stroke('M330 194Q358 174 384 190', white, 12) +
  almond({ x: 278, y: 216, w: 22, h: 11, look: [0, 0], lid: 0.22, skin }) +
  almond({ x: 356, y: 214, w: 25, h: 12, look: [-2, 0], lid: 0.22, skin }) +
  path('M304 200L280 280Q300 300 334 284L324 266Z', skin.shade) +
  stroke('M284 284Q306 296 330 284', skin.deep, 4) +
  path(
    'M244 316C250 288 286 286 304 298C324 284 366 288 380 318C356 326 326 312 306 312S266 326 244 316Z',
    white,
  ) +
  stroke('M286 332Q310 346 334 330', '#4A1712', 7) +
  stroke('M246 268Q242 286 250 300M378 262Q386 284 378 304', skin.deep, 4)

/** Half-moons, low on the nose: he looks over them. */
const glasses = `<g fill="none" stroke="${ink}" stroke-width="7"><path d="M246 234H304a29 30 0 0 1 -58 0ZM326 234H394a34 33 0 0 1 -68 0ZM304 238Q315 230 326 238M394 234L418 222"/></g>`

/** The brief from behind: its type shows through, mirrored; a corner curls and shows the first sketch. */
const brief = group(
  'translate(132 392) rotate(-9)',
  polygon(
    [
      [-96, -118],
      [88, -118],
      [88, 120],
      [-96, 120],
    ],
    paper,
  ),
  repeat(8, (i) =>
    rect(
      [-30, -72, -50, -64, -20, -70, -44, -58][i] ?? 0,
      -44 + i * 18,
      [98, 140, 118, 132, 88, 138, 112, 126][i] ?? 0,
      6,
      '#DED6C6',
    ),
  ),
  rect(-6, -84, 76, 14, '#D2C8B6'),
  eye(-30, -64, 44, 33, [0.5, -0.6], { rim: ink, white: paper, iris: vermilion, pupil: ink }),
  path('M88 -118V-60Q74 -82 30 -118Z', '#B9AD9B'),
)

/** Fingers behind the sheet, seen where they come round its edge; the thumb lies on it. */
const wrist =
  path('M180 620L206 534L300 516L352 620Z', white) +
  path('M282 520L300 516L352 620H312Z', '#B9AD9B') +
  path('M208 546Q196 486 226 458L276 476Q292 500 286 534Z', skin.base) +
  path('M262 470L276 476Q292 500 286 534L262 538Q276 506 262 470Z', skin.shade) +
  path('M200 556L208 528L298 510L308 534Z', madder) +
  stroke('M206 548L304 528', turmeric, 5) +
  fingers(['M262 466Q250 434 206 424', 'M272 482Q262 452 210 446', 'M278 500Q270 474 214 468'], skin, 21)
const thumb =
  stroke('M250 506Q228 486 184 480', skin.deep, 31) +
  stroke('M250 506Q228 486 184 480', skin.base, 26) +
  stroke('M182 472Q174 478 180 488', skin.shade, 4)

/** The managing director, 62: long and thin, white moustache, half-moons, gamcha; wide, on diamonds. */
export const arabindaMishra = (): Picture => ({
  width: 960,
  height: 840,
  stretches: [
    {
      art: group('scale(1.5)', ground, dress, head, hair, features, glasses, pencil, wrist, brief, thumb),
      weave: { bundle: 2, slip: 3.6, drift: 1.6, texture: 0.05, seed: 500 },
    },
  ],
})
