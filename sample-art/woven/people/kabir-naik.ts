import { indigo, ink, paper, saffron, slate, vermilion } from '../dyes'
import { blob, circle, ellipse, group, path, rect, stroke } from '../shapes'
import { almond, flesh } from './face'
import { taperedFingers } from './hands'
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

/** He holds a pawn out on his open hand: his move. */
const pawn = group(
  'translate(-34 -46)',
  path('M86 474Q84 458 98 454Q110 430 110 396H134Q134 430 146 454Q160 458 158 474Z', vermilion),
  ellipse(122, 396, 29, 9, vermilion),
  circle(122, 362, 27, vermilion),
  path('M134 396Q134 430 146 454Q160 458 158 474H134Q140 440 122 405L134 402Z', '#C93A10'),
  stroke('M110 352Q112 344 120 342', paper, 6),
)

/** The forearm's sleeve, hooped like the rest, with its cuff. */
const sleeve =
  stroke('M86 600L112 518H194L206 600', ink, 12) +
  path('M86 600L112 528H194L206 600Z', slate) +
  path('M102 550L112 518H194L200 550Z', paper)

/** From the side, palm up: the fingers reach out under the pawn, middle finger behind forefinger; the thumb is towards us. */
const hand =
  taperedFingers(
    skin,
    {
      way: [
        [120, 438],
        [58, 440],
        [12, 418],
      ],
      wide: 14,
      narrow: 10,
    },
    {
      way: [
        [130, 450],
        [74, 456],
        [26, 440],
      ],
      wide: 17,
      narrow: 12,
    },
  ) +
  flesh('M96 436Q136 424 176 434Q198 446 194 486L188 522H124Q118 494 96 472Q82 456 96 436Z', skin) +
  path('M86 446Q92 434 108 434V470H90Z', skin.base) +
  path('M170 434Q198 446 194 486L188 522H166Q176 480 170 434Z', skin.shade)
const thumb =
  taperedFingers(skin, {
    way: [
      [152, 494],
      [126, 476],
      [92, 462],
    ],
    wide: 19,
    narrow: 12,
    nail: '#C08A64',
  }) + path('M136 484Q152 474 166 482L168 520H136Z', skin.base)

/** Strategy, 33: very broad, full beard, one eyebrow up. */
export const kabirNaik = () =>
  portrait(
    saffron,
    502,
    shirt + head + hair + beard + features + group('translate(8 0)', hand, pawn, thumb, sleeve),
  )
