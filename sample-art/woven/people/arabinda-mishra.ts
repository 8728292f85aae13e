import { ember, ink, madder, paper, saffron, turmeric, vermilion } from '../dyes'
import { eye, nested } from '../ornaments'
import type { Picture } from '../picture'
import { blob, ellipse, group, path, polygon, rect, repeat, rhombus, stroke } from '../shapes'
import { almond, fingers, flesh } from './face'

const skin = { base: '#A2613A', shade: '#7E4423', deep: '#4F2812' }
const white = '#DDD7CC'
const linen = '#B9AD9B'

const ground =
  rect(0, 0, 640, 560, vermilion) +
  repeat(8, (row) =>
    repeat(9, (column) =>
      rhombus(column * 76 + (row % 2) * 38, row * 76 + 14, 25, 31, (row + column) % 2 ? saffron : ember),
    ),
  )

const dress =
  path('M120 580C130 490 190 450 276 428H366C450 446 510 480 530 580Z', paper) +
  path('M452 462C504 490 526 530 530 580H470C478 530 470 490 452 462Z', white) +
  stroke('M322 498V580', linen, 4)

/** The gamcha's two ends, hanging from the neck. */
const gamcha =
  path('M236 440L264 424Q274 470 322 506L316 524Q298 540 292 580H210Q228 520 236 440Z', madder) +
  path('M380 424L408 436Q416 520 434 580H352Q346 540 322 506Q370 470 380 424Z', madder) +
  repeat(3, (i) => nested(256 - i * 2, 462 + i * 44, [11, 13, turmeric], [5, 6, paper])) +
  repeat(3, (i) => nested(388 + i * 2, 462 + i * 44, [11, 13, turmeric], [5, 6, paper]))

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
  stroke('M300 66C350 58 396 84 410 140', linen, 5) +
  stroke('M290 80C336 72 372 92 388 130', linen, 4)

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
      [-5, -83],
      [0.5, -101],
      [6, -83],
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
  'translate(130 226) rotate(-9) scale(0.92)',
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
  path('M88 -118V-60Q74 -82 30 -118Z', linen),
)

/** The arm from the shoulder: down to the elbow, up again to a cuff in the gamcha's colours. */
const sleeve =
  path(
    'M290 440C240 442 206 458 176 480L146 498L144 428L80 430C68 462 58 500 62 526C66 552 92 560 120 555C156 549 190 546 220 552L290 560Z',
    paper,
  ) +
  path(
    'M66 488C72 516 92 526 118 524C156 520 190 514 222 520Q250 526 290 530V560L220 552C190 546 156 549 120 555C92 560 66 552 62 526C60 512 62 500 66 488Z',
    white,
  ) +
  stroke('M146 498Q128 508 112 504', linen, 5) +
  stroke('M176 480Q200 500 204 528', linen, 4)
const cuff = path('M74 438L78 414L146 411L150 436Z', madder) + stroke('M80 426L144 423', turmeric, 6)

/** The palm towards us: four fingers go up behind the sheet. */
const palm =
  fingers(['M84 372L80 320', 'M102 366L100 310', 'M120 366L120 308', 'M138 370L140 314'], skin, 17) +
  flesh(
    'M92 420L90 408Q74 392 75 370Q84 360 93 364Q102 358 111 360Q120 358 129 362Q140 360 147 372Q148 398 134 410L132 420Z',
    skin,
  ) +
  stroke('M88 384Q104 390 112 404', skin.shade, 4)

/** The thumb lies in front of it. */
const thumb =
  fingers(['M138 396Q162 372 158 322'], skin, 22) +
  path('M110 404Q132 376 140 380L150 390Q144 408 132 412Z', skin.base) +
  stroke('M158 318V326', '#C98A62', 8)

/** The managing director, 62: long and thin, white moustache, half-moons, gamcha; wide, on diamonds. */
export const arabindaMishra = (): Picture => ({
  width: 960,
  height: 840,
  stretches: [
    {
      art: group(
        'scale(1.5)',
        ground,
        group('translate(64 22) scale(0.94)', dress),
        sleeve,
        group('translate(64 22) scale(0.94)', gamcha, head, hair, features, glasses, pencil),
        palm,
        cuff,
        brief,
        thumb,
      ),
      weave: { bundle: 2, slip: 3.6, drift: 1.6, texture: 0.05, seed: 500 },
    },
  ],
})
