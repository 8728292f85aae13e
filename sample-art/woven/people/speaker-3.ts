import { ink, paper, saffron, vermilion } from '../dyes'
import { blob, ellipse, group, type Point, path, repeat, rhombus, stroke } from '../shapes'
import { almond } from './face'
import { facetedFingers } from './hands'

const skin = { base: '#BD7A46', shade: '#97592E', deep: '#643614' }
const grey = '#B9AD9B'
const suitDye = '#241C2E'
const sleeveDye = '#3A3048'
const linen = '#DDD7CC'
const nail = '#D39A70'
const light: Point = [-0.7, -0.7]

const suit =
  path('M36 740C32 590 92 520 200 484H312C420 520 474 590 468 740Z', suitDye) +
  path('M200 480L256 620L312 480L296 452H216Z', paper) +
  path('M236 512H278L286 540L272 690L256 716L240 690L228 540Z', vermilion) +
  repeat(3, (i) => rhombus(256, 566 + i * 44, 11, 14, saffron)) +
  path('M200 474L176 500L196 560L180 582L256 740L232 640Z', ink) +
  path('M312 474L336 500L316 560L332 582L256 740L280 640Z', ink) +
  path('M352 620L396 606L402 630L358 642Z', paper)

const neck = path('M212 400H318V484Q262 524 212 484Z', skin.shade)

/** Three quarters to the left: a broad jaw, an eagle's nose. */
const head =
  ellipse(358, 278, 19, 36, skin.shade) +
  stroke('M358 262Q368 278 356 296', skin.deep, 6) +
  blob(
    skin.base,
    [252, 112],
    [318, 130],
    [352, 204],
    [354, 290],
    [346, 366],
    [314, 424],
    [264, 450],
    [216, 442],
    [180, 396],
    [164, 312],
    [160, 220],
    [186, 142],
  ) +
  path(
    'M330 146C358 204 358 300 346 366C332 414 306 444 264 450C296 424 316 388 310 344C296 316 306 282 304 256C302 220 314 176 330 146Z',
    skin.shade,
  )

const hair =
  path('M160 244C150 196 164 160 192 140L188 196Z', grey) +
  path(
    'M158 206C140 126 186 66 268 66C352 70 392 146 364 258L344 246C344 208 334 178 312 158C276 170 238 152 212 134C196 152 176 172 158 206Z',
    ink,
  ) +
  path('M312 158C338 176 344 210 344 246L364 262C374 220 372 186 362 164C348 150 330 150 312 158Z', grey) +
  stroke('M214 104Q262 84 322 106', '#4A3A34', 7)

/** The nose in planes: the shaded side, the wing, the underside with its nostril. */
const nose =
  path(
    'M246 238C244 268 216 302 196 328C192 344 208 352 226 348C244 354 262 348 266 334C252 326 252 298 258 262Z',
    skin.shade,
  ) + path('M204 346C218 340 240 340 256 346C248 358 218 360 204 346Z', skin.deep)

const features =
  stroke('M170 240Q198 212 232 232', ink, 15) +
  stroke('M258 218Q290 188 326 214', ink, 15) +
  almond({ x: 202, y: 264, w: 27, h: 13, look: [-3, 0], lid: 0.2, skin }) +
  almond({ x: 292, y: 260, w: 30, h: 14, look: [-5, 0], lid: 0.2, skin }) +
  nose +
  path('M194 386Q236 400 284 366Q278 404 242 412Q212 410 194 386Z', '#4A1712') +
  path('M212 398Q240 402 268 386Q258 408 240 410Q222 410 212 398Z', '#8E3B2E') +
  stroke('M218 430Q238 438 258 430', skin.shade, 7)

/** The forearm's sleeve, from the elbow to the cuff. */
const sleeve =
  path('M276 740C290 664 304 622 312 578L406 568C430 620 446 680 448 740Z', ink) +
  path('M284 740C298 664 312 622 320 578L398 570C422 622 438 680 440 740Z', sleeveDye)

/** Its end is under the chin, which rests on it; it is lit from the side, so that it stands out from the neck. */
const thumb = facetedFingers(skin, [-0.86, 0.5], {
  way: [
    [346, 514],
    [308, 490],
    [282, 436],
  ],
  wide: 23,
  narrow: 17,
})

/** A finger up the cheek: he is still deciding whether to admit it. The other three are folded into a fist. Woven finer, so that they keep apart. */
export const speakerThreeHand =
  path('M330 470Q350 444 382 448Q406 460 410 500Q408 536 398 580H324Q336 530 330 470Z', skin.base) +
  stroke('M307 486Q299 495 298 505', skin.shade, 6) +
  facetedFingers(
    skin,
    light,
    {
      way: [
        [384, 528],
        [330, 536],
      ],
      wide: 16,
      narrow: 14,
    },
    {
      way: [
        [384, 500],
        [318, 507],
      ],
      wide: 18,
      narrow: 16,
    },
    {
      way: [
        [380, 470],
        [316, 473],
      ],
      wide: 19,
      narrow: 17,
    },
    {
      way: [
        [372, 464],
        [362, 402],
        [332, 338],
      ],
      wide: 19,
      narrow: 12.5,
      nail,
    },
  ) +
  path(
    'M382 444Q406 458 410 500Q408 536 398 580H372Q390 562 388 542Q378 532 384 516Q376 502 384 488Q374 476 380 462Z',
    skin.shade,
  ) +
  path('M308 594L306 560Q356 562 404 546L414 580Q362 596 308 594Z', paper) +
  path('M384 552L404 546L414 580L396 586Z', linen)

/** Director, about 60: suit, grey temples, unconvinced until now. */
export const speakerThree =
  suit + group('rotate(3 256 470)', neck) + thumb + group('rotate(3 256 470)', head, hair, features) + sleeve
