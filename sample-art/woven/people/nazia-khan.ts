import { indigo, ink, madder, paper, slate, turmeric, vermilion } from '../dyes'
import { circle, clipped, group, path, polygon, rhombus, stroke } from '../shapes'
import { fingers } from './face'
import { portrait } from './portrait'

const skin = { base: '#D8A274', shade: '#B27A4A', deep: '#82502B' }

/** In profile, looking left: brow, nose, lips, chin in one line. */
const profile =
  'M196 128C176 152 168 180 168 204C166 216 164 222 158 232L126 288Q124 302 144 304C148 308 148 312 142 318C136 324 138 330 148 334C140 340 142 352 150 356C154 364 150 372 150 384C152 408 178 420 214 410L330 380V128Z'

const face =
  path(profile, skin.base) +
  path('M150 384C152 408 178 420 214 410L330 380V300C290 360 236 392 150 384Z', skin.shade) +
  path('M126 288Q124 302 144 304L176 298Q166 280 152 286Z', skin.shade) +
  path('M144 304C148 308 148 312 140 318C136 322 140 328 148 332L176 326Q164 310 144 304Z', madder) +
  path('M146 336C140 340 142 352 150 356Q166 350 176 330Z', '#A8343A')

/** The line of the profile once more, so that it stands out from the ground. */
const contour = stroke(
  'M180 160C170 180 168 196 168 204C166 216 164 222 158 232L126 288Q124 302 144 304M150 356C154 364 150 372 150 384C152 408 178 420 200 414',
  skin.deep,
  5,
)

const id = 'profile-eye'
const opening = 'M176 240L226 222Q236 240 226 254Q198 258 176 240Z'
const eye =
  clipped(id, path(opening, paper), path(opening, paper), circle(194, 238, 15, ink)) +
  stroke('M176 240L226 222L242 224', ink, 8) +
  stroke('M180 206Q214 184 252 204', ink, 11)

const scarf =
  path(
    'M186 148C150 90 220 40 296 52C384 64 424 160 418 270C414 360 470 460 472 600H60C66 530 120 480 176 462C150 440 160 424 196 412C290 400 300 330 276 250C262 200 230 160 186 148Z',
    indigo,
  ) +
  path(
    'M186 148C176 130 190 112 210 110C282 124 330 190 334 270C338 350 300 410 214 424C186 428 170 438 176 462C140 440 150 414 192 410C280 396 296 330 276 250C262 200 230 160 186 148Z',
    slate,
  ) +
  path('M334 270C350 360 420 420 440 600H392C380 480 300 440 176 462C300 420 330 360 334 270Z', slate) +
  stroke('M120 488C220 450 330 470 366 600', turmeric, 6) +
  rhombus(182, 454, 14, 18, turmeric) +
  rhombus(182, 454, 6, 8, madder)

/** The red pencil that takes adjectives out. */
const pencil = group(
  'translate(96 402) rotate(-62)',
  polygon(
    [
      [-96, -11],
      [96, -11],
      [96, 11],
      [-96, 11],
    ],
    madder,
  ),
  polygon(
    [
      [96, -11],
      [124, 0],
      [96, 11],
    ],
    '#E9C79B',
  ),
  polygon(
    [
      [113, -4],
      [126, 0],
      [113, 4],
    ],
    madder,
  ),
  polygon(
    [
      [-96, -11],
      [-78, -11],
      [-78, 11],
      [-96, 11],
    ],
    turmeric,
  ),
)

const hand =
  path('M20 600L34 500Q60 466 104 480L130 540L124 600Z', skin.base) +
  stroke('M100 492Q118 466 92 440', skin.deep, 29) +
  pencil +
  stroke('M100 492Q118 466 92 440', skin.base, 24) +
  fingers(['M44 452Q66 428 86 440', 'M38 478Q66 452 92 462', 'M36 504Q66 480 96 488'], skin, 23)

/** Words, 37: in profile, a sentence on trial before her. */
export const naziaKhan = () =>
  portrait(
    vermilion,
    505,
    group('translate(18 0)', face, contour, eye, scarf) + group('translate(10 8)', hand),
  )
