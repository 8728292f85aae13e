import { ink, paper, saffron, vermilion } from '../dyes'
import { blob, ellipse, group, path, repeat, rhombus, stroke } from '../shapes'
import { almond, fingers } from './face'

const skin = { base: '#BD7A46', shade: '#97592E', deep: '#643614' }
const grey = '#B9AD9B'
const suitDye = '#241C2E'

const suit =
  path('M36 740C32 590 92 520 200 484H312C420 520 474 590 468 740Z', suitDye) +
  path('M200 480L256 620L312 480L296 452H216Z', paper) +
  path('M236 512H278L286 540L272 690L256 716L240 690L228 540Z', vermilion) +
  repeat(3, (i) => rhombus(256, 566 + i * 44, 11, 14, saffron)) +
  path('M200 474L176 500L196 560L180 582L256 740L232 640Z', ink) +
  path('M312 474L336 500L316 560L332 582L256 740L280 640Z', ink) +
  path('M352 620L396 606L402 630L358 642Z', paper)

/** Three quarters to the left: a long jaw, a long nose. */
const head =
  path('M212 390H312V480Q258 520 212 480Z', skin.shade) +
  ellipse(348, 276, 19, 36, skin.shade) +
  stroke('M346 262Q356 278 344 294', skin.deep, 4) +
  blob(
    skin.base,
    [250, 120],
    [314, 136],
    [346, 206],
    [346, 290],
    [332, 370],
    [292, 428],
    [244, 442],
    [204, 424],
    [176, 360],
    [166, 280],
    [164, 210],
    [190, 146],
  ) +
  path(
    'M318 140C356 210 352 310 332 370C316 414 290 440 244 442C292 404 302 340 300 270C298 210 306 170 318 140Z',
    skin.shade,
  )

const hair =
  path(
    'M162 214C146 130 190 74 270 78C346 82 384 150 356 262L338 244C338 210 330 180 312 160C262 166 212 150 192 146C172 160 164 184 162 214Z',
    ink,
  ) +
  path('M312 160C338 176 342 210 340 246L358 262C366 220 366 190 358 164C346 152 330 152 312 160Z', grey) +
  stroke('M206 110Q250 92 306 108', '#4A3A34', 5)

const features =
  stroke('M184 170Q230 160 276 172', skin.shade, 4) +
  stroke('M176 232Q202 208 230 226', ink, 16) +
  stroke('M256 224Q286 202 318 222', ink, 16) +
  almond({ x: 206, y: 258, w: 24, h: 11, look: [-2, 0], lid: 0.3, skin }) +
  almond({ x: 288, y: 256, w: 28, h: 12, look: [-4, 0], lid: 0.3, skin }) +
  stroke('M190 276Q206 286 222 276M272 276Q290 288 310 274', skin.shade, 5) +
  path('M238 240L196 330Q202 350 228 344Q252 348 262 334L248 312Z', skin.shade) +
  stroke('M204 344Q230 356 258 338', skin.deep, 5) +
  stroke('M184 326Q174 356 188 380M274 326Q292 350 284 380', skin.deep, 4) +
  stroke('M200 384Q236 400 272 378', '#4A1712', 9) +
  stroke('M214 408Q236 414 256 406', skin.shade, 5)

/** A finger along the jaw: he is still deciding whether to admit it. */
const hand =
  path('M300 740C306 640 316 560 322 500L396 488C420 560 424 660 420 740Z', suitDye) +
  path('M316 540L398 526L402 552L318 566Z', paper) +
  path('M322 532C308 490 312 456 340 440L384 448C400 480 402 500 396 524Z', skin.base) +
  fingers(['M334 452Q300 440 286 452', 'M338 474Q304 466 290 480', 'M342 496Q312 490 300 506'], skin, 22) +
  stroke('M370 460Q352 400 336 340', skin.deep, 29) +
  stroke('M370 460Q352 400 336 340', skin.base, 24)

/** Director, about 60: suit, grey temples, unconvinced until now. */
export const speakerThree = suit + group('rotate(3 256 470)', head, hair, features) + hand
