import { ink, paper, saffron, vermilion } from '../dyes'
import { blob, ellipse, group, path, repeat, rhombus, stroke } from '../shapes'
import { almond, flesh } from './face'
import { taperedFingers } from './hands'

const skin = { base: '#BD7A46', shade: '#97592E', deep: '#643614' }
const grey = '#B9AD9B'
const suitDye = '#241C2E'
const sleeveDye = '#3A3048'
const linen = '#DDD7CC'

const suit =
  path('M36 740C32 590 92 520 200 484H312C420 520 474 590 468 740Z', suitDye) +
  path('M200 480L256 620L312 480L296 452H216Z', paper) +
  path('M236 512H278L286 540L272 690L256 716L240 690L228 540Z', vermilion) +
  repeat(3, (i) => rhombus(256, 566 + i * 44, 11, 14, saffron)) +
  path('M200 474L176 500L196 560L180 582L256 740L232 640Z', ink) +
  path('M312 474L336 500L316 560L332 582L256 740L280 640Z', ink) +
  path('M352 620L396 606L402 630L358 642Z', paper)

/** Three quarters to the left: a broad jaw, an eagle's nose. */
const head =
  path('M212 400H318V484Q262 524 212 484Z', skin.shade) +
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
  path('M276 740C290 660 302 610 310 566L404 552C430 610 446 680 448 740Z', ink) +
  path('M284 740C298 660 310 610 318 566L396 554C422 610 438 680 440 740Z', sleeveDye) +
  path('M306 578L304 546L402 530L412 562Z', paper) +
  path('M386 533L402 530L412 562L398 564Z', linen)

/** A finger up the cheek: he is still deciding whether to admit it. Thumb under the chin, three fingers folded into a fist. */
const hand =
  flesh('M316 556C306 520 312 488 336 470Q366 456 390 474Q404 496 396 524L390 552Z', skin) +
  taperedFingers(
    skin,
    {
      way: [
        [372, 488],
        [362, 418],
        [332, 352],
      ],
      wide: 17,
      narrow: 11,
    },
    {
      way: [
        [346, 500],
        [306, 478],
        [264, 470],
      ],
      wide: 18,
      narrow: 12,
    },
    {
      way: [
        [372, 530],
        [322, 534],
      ],
      wide: 13,
      narrow: 13,
    },
    {
      way: [
        [376, 508],
        [314, 512],
      ],
      wide: 14,
      narrow: 14,
    },
    {
      way: [
        [376, 486],
        [318, 488],
      ],
      wide: 15,
      narrow: 15,
    },
  ) +
  path('M352 472Q384 466 392 486L390 548H356Q368 510 352 472Z', skin.base) +
  stroke('M352 474Q362 472 366 466', skin.deep, 5)

/** Director, about 60: suit, grey temples, unconvinced until now. */
export const speakerThree = suit + group('rotate(3 256 470)', head, hair, features) + hand + sleeve
