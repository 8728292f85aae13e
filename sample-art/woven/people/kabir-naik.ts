import { indigo, ink, paper, saffron, slate, vermilion } from '../dyes'
import { blob, circle, ellipse, group, path, rect, stroke } from '../shapes'
import { almond, fingers, flesh } from './face'
import { portrait } from './portrait'

const skin = { base: '#8A4A28', shade: '#693418', deep: '#44200E' }

/** Shoulders wider than the picture, in a hooped shirt. */
const shirt =
  path('M-20 590V470C10 424 90 404 164 392H316C390 404 470 424 500 470V590Z', indigo) +
  rect(-20, 486, 520, 34, paper) +
  rect(-20, 552, 520, 34, paper) +
  path('M160 388L240 470L320 388L340 402L250 508H230L140 402Z', paper) +
  path('M176 392L240 458L304 392Z', skin.shade)

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

/** He holds up a pawn: his move. */
const pawn = group(
  'translate(-32 -54)',
  path('M92 470L104 396H140L152 470Z', vermilion),
  ellipse(122, 396, 30, 9, vermilion),
  circle(122, 364, 26, vermilion),
  stroke('M110 354Q112 346 120 344', paper, 6),
)

/** The forearm's sleeve, hooped like the rest, with its cuff. */
const sleeve = path('M26 600L42 528H140L162 600Z', slate) + path('M38 546L44 520H138L146 546Z', paper)

/** The palm towards us: three fingers folded, forefinger and thumb hold the pawn's foot. */
const hand = group(
  'translate(-8 -80) scale(1.12)',
  flesh('M62 540V518Q42 500 44 470Q60 452 90 452L120 462Q136 490 122 516V540Z', skin),
  fingers(['M76 470Q60 452 68 424'], skin, 20),
  fingers(['M56 474V496', 'M76 476V502', 'M96 478V500'], skin, 19),
  fingers(['M122 510Q140 474 112 428'], skin, 22),
  path('M104 520Q116 500 128 500L130 508Q122 520 119 540H100Z', skin.base),
)

/** Strategy, 33: very broad, full beard, one eyebrow up. */
export const kabirNaik = () =>
  portrait(saffron, 502, shirt + head + hair + beard + features + pawn + hand + sleeve)
