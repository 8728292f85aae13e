import { amber, indigo, ink, paper, rust, saffron, slate, turmeric, vermilion } from '../dyes'
import { blob, circle, clipped, ellipse, group, type Point, path, rect, stroke } from '../shapes'
import { almond } from './face'
import { facetedFingers } from './hands'
import { portrait } from './portrait'

const skin = { base: '#8A4A28', shade: '#693418', deep: '#44200E' }
const night = '#131A4A'
const nail = '#B57A54'
const light: Point = [-0.8, -0.6]

/** Shoulders wider than the picture. The sleeves are plain and set in from the neck; only the body is hooped. */
const shirt =
  path('M-30 600V486C-24 430 40 392 118 376L206 350H350L438 376C480 388 520 410 530 470V600Z', indigo) +
  clipped(
    'body',
    path('M200 352Q140 430 122 600H436Q420 430 356 352Z', indigo),
    rect(100, 460, 360, 32, paper),
    rect(100, 524, 360, 32, paper),
  ) +
  stroke('M200 352Q140 430 122 600', night, 6) +
  stroke('M356 352Q420 430 436 600', night, 6) +
  path('M206 348L278 412L350 348L368 362L288 440H268L188 362Z', paper) +
  path('M218 352L278 404L338 352Z', skin.shade)

const head =
  path('M156 330H324V410Q240 470 156 410Z', skin.shade) +
  ellipse(122, 244, 17, 34, skin.shade) +
  ellipse(358, 244, 17, 34, skin.shade) +
  blob(
    skin.base,
    [240, 72],
    [316, 92],
    [352, 170],
    [352, 260],
    [338, 346],
    [288, 396],
    [240, 404],
    [192, 396],
    [142, 346],
    [128, 260],
    [128, 170],
    [164, 92],
  ) +
  path(
    'M306 86C352 120 362 200 352 270C346 350 310 396 240 404C300 360 322 300 318 220C316 160 314 120 306 86Z',
    skin.shade,
  )

/** A fade: full on top, shaved to shade at the sides. */
const hair =
  path(
    'M122 232C112 140 128 70 240 58C352 70 368 140 358 232L340 224C344 180 340 150 318 130Q240 112 162 130C140 150 136 180 140 224Z',
    skin.deep,
  ) +
  path(
    'M136 164C130 96 166 44 240 42C314 44 350 96 344 164C336 136 314 124 296 122Q240 108 184 122C166 124 144 136 136 164Z',
    ink,
  )

const beard =
  path(
    'M124 248C124 380 168 436 240 438C312 436 356 380 356 248C346 296 330 312 306 308Q240 290 174 308C150 312 134 296 124 248Z',
    ink,
  ) +
  path('M196 334Q240 318 284 334Q276 362 240 362T196 334Z', '#7A2A22') +
  stroke('M196 336Q240 350 284 336', skin.deep, 5)

const features =
  stroke('M154 214Q184 194 220 212', ink, 15) +
  stroke('M262 200Q300 174 332 198', ink, 15) +
  almond({ x: 188, y: 240, w: 28, h: 12, lid: 0.24, skin }) +
  almond({ x: 296, y: 238, w: 28, h: 13, lid: 0.14, skin }) +
  path('M244 224L210 296Q240 318 274 296L262 280Z', skin.shade) +
  stroke('M214 298Q242 312 270 298', skin.deep, 5) +
  circle(122, 282, 8, saffron)

const pawn =
  path('M-30 -94Q-33 -110 -20 -115Q-10 -134 -10 -170H10Q10 -134 20 -115Q33 -110 30 -94Z', vermilion) +
  path('M10 -170Q10 -134 20 -115Q33 -110 30 -94H12Q15 -130 0 -158L-10 -162V-170Z', rust) +
  ellipse(0, -170, 27, 8, vermilion) +
  circle(0, -200, 25, vermilion) +
  path('M14 -221Q33 -206 20 -184Q8 -171 -12 -178Q22 -182 14 -221Z', rust) +
  stroke('M-12 -207Q-10 -215 -3 -217', paper, 6)

/** From the wrist up, palm towards us. Fore and middle finger stand behind the pawn. */
const behind = facetedFingers(
  skin,
  light,
  {
    way: [
      [34, -76],
      [41, -122],
      [36, -158],
    ],
    wide: 15,
    narrow: 11,
  },
  {
    way: [
      [-6, -82],
      [-21, -126],
      [-19, -164],
    ],
    wide: 16,
    narrow: 12,
  },
)

/** Ring and little finger are folded into the palm. */
const palm =
  path('M-28 10Q-32 -30 -44 -58Q-48 -78 -24 -94L40 -92Q50 -70 54 -48Q46 -20 30 10Z', skin.base) +
  path('M44 -88Q54 -66 54 -48Q46 -20 30 10H8Q30 -34 24 -88Z', skin.shade) +
  facetedFingers(
    skin,
    light,
    {
      way: [
        [-13, -84],
        [-11, -44],
      ],
      wide: 14,
      narrow: 12,
      nail,
    },
    {
      way: [
        [-38, -70],
        [-33, -40],
      ],
      wide: 12,
      narrow: 11,
      nail,
    },
  )

/** It grows out of its ball, which the palm's crease rounds. */
const thumb =
  facetedFingers(skin, light, {
    way: [
      [28, -34],
      [47, -78],
      [10, -112],
    ],
    wide: 22,
    narrow: 12,
    nail,
  }) +
  path('M6 -44Q-4 -14 -6 10H14Q30 -12 40 -44L30 -64Z', skin.base) +
  stroke('M24 -68Q2 -46 4 -12', skin.shade, 5)

/** The sleeve is turned up at the elbow: the bare forearm comes out of its cuff. */
const forearm =
  path('M14 548C24 506 40 470 54 424L122 430C124 470 118 510 108 556Z', skin.base) +
  path('M96 428L122 430C124 470 118 510 108 556H74C96 516 102 474 96 428Z', skin.shade)
const elbow =
  path('M-30 600V536Q-10 520 6 526L120 544Q134 570 130 600Z', slate) +
  path('M100 540L120 544Q134 570 130 600H92Q106 572 100 540Z', indigo) +
  path('M-6 510Q56 532 122 520L118 556Q56 564 -12 544Z', turmeric) +
  path('M92 526Q108 524 122 520L118 556Q104 559 88 560Z', amber)

/** Strategy, 33: very broad, full beard, one eyebrow up. */
export const kabirNaik = () =>
  portrait(
    saffron,
    502,
    shirt + group('translate(64 -4) scale(0.9)', head, hair, beard, features) + forearm + elbow,
    group('translate(88 434) rotate(4) scale(1.16)', behind, group('translate(10 0)', pawn), palm, thumb),
  )
