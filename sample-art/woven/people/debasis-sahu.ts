import { dusk, ink, madder, paper, saffron, turmeric, vermilion } from '../dyes'
import { blob, clipped, ellipse, group, path, rect, repeat, stroke } from '../shapes'
import { almond, flesh } from './face'
import { taperedFingers } from './hands'
import { portrait } from './portrait'

const skin = { base: '#94542E', shade: '#71391B', deep: '#4A220F' }

const check =
  repeat(12, (i) => rect(i * 42 - 8, 380, 14, 220, madder)) +
  repeat(6, (i) => rect(0, 410 + i * 38, 480, 12, madder))
const shirtShape = path('M-10 600C-8 480 70 440 150 424H300C400 440 486 490 490 600Z', paper)
const shirt =
  clipped('check', shirtShape, shirtShape, check) +
  path('M132 424L214 506L300 424L318 442L222 548L112 442Z', paper) +
  path('M150 424L214 488L284 424Z', skin.shade)

const head =
  path('M166 330H284V440Q222 486 166 440Z', skin.base) +
  path('M166 430Q222 462 284 424V440Q222 486 166 440Z', skin.shade) +
  ellipse(102, 262, 24, 38, skin.shade) +
  stroke('M96 250Q108 262 98 280', skin.deep, 5) +
  blob(
    skin.base,
    [216, 64],
    [296, 80],
    [340, 158],
    [344, 236],
    [350, 300],
    [338, 366],
    [296, 424],
    [226, 444],
    [154, 424],
    [110, 360],
    [98, 270],
    [106, 160],
    [142, 86],
  ) +
  path(
    'M322 122C316 160 322 196 330 212C336 236 322 250 322 270C322 296 336 302 328 328C316 356 312 384 288 412C270 432 250 442 226 444C270 444 320 410 338 366C352 310 346 250 340 158C336 144 330 132 322 122Z',
    skin.shade,
  ) +
  stroke('M176 420Q240 448 300 412', skin.deep, 5)

/** What is left of the hair, over the ear. */
const hair = path('M104 240C92 200 96 150 122 122C134 160 136 200 132 244Z', dusk)

const pushedUp =
  `<g fill="none" stroke="${ink}" stroke-width="10"><path d="M160 122L226 112L232 156L168 164ZM258 108L324 106L322 152L262 154Z"/><path d="M228 134L260 130M160 130L118 150"/></g>` +
  stroke('M196 92Q240 82 286 88', '#B5713F', 9)

const features =
  stroke('M164 214Q200 198 232 220', ink, 15) +
  stroke('M272 218Q300 198 330 212', ink, 15) +
  almond({ x: 202, y: 252, w: 32, h: 15, look: [12, 8], lid: 0.46, skin }) +
  almond({ x: 302, y: 252, w: 28, h: 15, look: [12, 8], lid: 0.46, skin }) +
  path('M256 240L246 320Q270 344 306 322Q312 308 300 296Z', skin.shade) +
  stroke('M248 322Q276 338 304 320', skin.deep, 5) +
  path('M190 362C194 330 236 328 268 336C296 328 336 332 338 358Q268 350 190 362Z', ink) +
  path('M232 372Q268 392 308 370Q298 388 270 388T232 372Z', '#6A1F1A')

/** A side of the cube: 100 by 100 in the plane that the matrix spans, squares inside squares. */
const side = (matrix: string, ground: string, ...dyes: [outer: string, middle: string, inner: string]) =>
  group(
    `matrix(${matrix})`,
    rect(0, 0, 100, 100, ink),
    rect(4, 4, 92, 92, ground),
    dyes.map((dye, i) => rect(18 + i * 11, 18 + i * 11, 64 - i * 22, 64 - i * 22, dye)).join(''),
  )

const cube = group(
  'translate(371 402) scale(1.1)',
  side('0.66 0.33 -0.66 0.33 0 -72', saffron, paper, vermilion, ink),
  side('0.66 0.33 0 0.74 -66 -39', vermilion, ink, saffron, paper),
  side('0.66 -0.33 0 0.74 0 -6', madder, turmeric, ink, vermilion),
)

/** Behind the cube: the palm, its heel, the cuff, and the fingers' backs along the cube's right edge. */
const palm =
  flesh(
    'M350 566Q350 532 332 510Q310 484 320 450L434 424Q434 384 440 354Q456 342 466 356Q474 424 462 472Q446 508 418 532L420 566Z',
    skin,
  ) +
  path('M316 600L330 566H432L442 600Z', paper) +
  path('M320 586L332 548H430L440 586Z', madder) +
  stroke('M332 562H434', turmeric, 6)

/** In front of the cube: four fingertips round its right edge, the thumb up its left side. */
const grip =
  taperedFingers(
    skin,
    ...[350, 380, 410, 439].map((y, i) => ({
      way: [
        [[452, 457, 456, 450][i] ?? 452, y - 6],
        [[432, 426, 426, 430][i] ?? 426, y + 2],
      ] as const,
      wide: [14, 15, 14, 13][i] ?? 14,
      narrow: [11, 12, 12, 11][i] ?? 11,
      nail: '#BF8258',
    })),
  ) +
  taperedFingers(skin, {
    way: [
      [356, 522],
      [326, 482],
      [328, 424],
    ],
    wide: 24,
    narrow: 15,
    nail: '#BF8258',
  }) +
  path('M338 508Q358 492 386 502L398 548H354Q352 528 338 508Z', skin.base) +
  stroke('M386 502Q398 512 402 528', skin.deep, 5)

/** 3D and VFX, 56: bald, stout, glasses pushed up, turning a cube in his hand. */
export const debasisSahu = () =>
  portrait(
    turmeric,
    506,
    group('translate(-44 0)', shirt) +
      group('translate(-58 -4) rotate(5 220 420)', head, hair, pushedUp, features) +
      palm,
    cube + grip,
  )
