import { indigo, ink, madder, paper, saffron, turmeric, vermilion } from '../dyes'
import { blob, circle, group, path, repeat, rhombus, stroke } from '../shapes'
import { almond, laugh } from './face'
import { portrait } from './portrait'

const skin = { base: '#BF7540', shade: '#9A572C', deep: '#6E381C' }

/** Bun with a string of jasmine, behind the head. */
const bun =
  circle(366, 122, 74, ink) +
  stroke('M326 66Q398 60 430 128Q440 170 414 196', paper, 20, 'stroke-dasharray="1 21"') +
  stroke(
    'M318 78Q384 74 412 132Q420 164 398 188',
    turmeric,
    14,
    'stroke-dasharray="1 21" stroke-dashoffset="10"',
  )

const sari =
  path('M-10 590C0 500 90 458 180 450L300 446C410 456 480 500 492 590Z', vermilion) +
  path('M-10 590C-10 520 60 470 150 454C210 520 330 570 440 590Z', saffron) +
  stroke('M150 454C210 520 330 570 440 590', madder, 12) +
  repeat(
    5,
    (i) =>
      rhombus(64 + i * 56, 512 + i * 14, 15, 17, madder) + rhombus(64 + i * 56, 512 + i * 14, 6, 7, turmeric),
  )

const face =
  path('M196 380h96v84Q244 500 196 464Z', skin.shade) +
  blob(
    skin.base,
    [240, 112],
    [322, 136],
    [362, 224],
    [356, 316],
    [318, 386],
    [244, 420],
    [170, 390],
    [124, 318],
    [118, 224],
    [158, 138],
  ) +
  path(
    'M300 128C366 170 376 280 352 330C330 388 296 414 244 420C300 384 322 330 318 250C316 200 312 160 300 128Z',
    skin.shade,
  )

const hair =
  path(
    'M118 262C92 140 160 74 248 76C344 78 384 170 364 272C360 196 326 140 246 116C164 140 128 190 118 262Z',
    ink,
  ) +
  stroke('M247 78V118', madder, 9) +
  circle(246, 140, 7, turmeric)

const features =
  stroke('M144 216Q180 186 218 212', ink, 11) +
  stroke('M272 210Q312 184 344 218', ink, 11) +
  almond({ x: 184, y: 252, w: 33, h: 16, look: [6, -3], skin, lash: -1 }) +
  almond({ x: 306, y: 252, w: 33, h: 16, look: [8, -3], skin, lash: 1 }) +
  circle(246, 196, 18, madder) +
  path('M240 252L216 306Q244 328 274 306L256 292Z', skin.shade) +
  stroke('M220 308Q246 324 272 306', skin.deep, 5) +
  circle(224, 298, 7, turmeric) +
  laugh(246, 334, 64, 20, 54, madder) +
  stroke('M166 318Q158 334 168 352', skin.deep, 5) +
  stroke('M326 316Q336 332 326 350', skin.deep, 5)

const earrings = [112, 372]
  .map(
    (x) => rhombus(x, 322, 19, 28, turmeric) + rhombus(x, 322, 8, 12, madder) + circle(x, 288, 8, turmeric),
  )
  .join('')

/** A necklace of coins. */
const necklace =
  stroke('M172 452Q244 546 318 450', turmeric, 7) +
  repeat(7, (i) => {
    const along = (i - 3) / 3
    return circle(245 + along * 58, 496 - along * along * 30, 11, turmeric)
  })

/** Creative director, 44: round, loud, amused, her head on one side. */
export const smrutiRath = () =>
  portrait(indigo, 501, sari + necklace + group('rotate(-7 240 420)', bun, face, hair, features, earrings))
