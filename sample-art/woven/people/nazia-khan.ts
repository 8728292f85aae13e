import { indigo, ink, madder, paper, slate, turmeric, vermilion } from '../dyes'
import { clipped, ellipse, group, path, polygon, rhombus, stroke } from '../shapes'
import { fingers } from './face'
import { portrait } from './portrait'

const skin = { base: '#D8A274', shade: '#B27A4A', deep: '#82502B' }

/** In profile, looking left: brow, nose, lips, chin in one line. */
const profile =
  'M196 128C176 152 168 180 168 204C166 214 166 222 162 232L140 280Q136 296 152 300C154 306 150 312 144 318C136 324 138 330 148 334C140 340 142 352 150 356C154 364 150 372 150 384C152 408 178 420 214 410L330 380V128Z'

const face =
  path(profile, skin.base) +
  path('M150 384C152 408 178 420 214 410L330 380V300C290 360 236 392 150 384Z', skin.shade) +
  path('M140 282Q136 296 152 300L180 298Q184 284 172 280Q160 288 140 282Z', skin.shade) +
  stroke('M172 278Q184 286 176 298', skin.deep, 4) +
  path('M146 312C144 314 142 316 140 318C136 322 140 328 148 332L176 326Q164 310 144 304Z', madder) +
  path('M146 336C140 340 142 352 150 356Q166 350 176 330Z', '#A8343A')

/** The line of the profile once more, so that it stands out from the ground. */
const contour = stroke(
  'M180 160C170 180 168 196 168 204C166 214 166 222 162 232L140 280Q136 296 152 300M150 356C154 364 150 372 150 384C152 408 178 420 200 414',
  skin.deep,
  5,
)

/** An eye from the side: a wedge that opens forward, its iris a narrow upright oval. */
const id = 'profile-eye'
const opening = 'M178 226Q204 226 230 246Q204 258 182 256Q174 242 178 226Z'
const eye =
  clipped(id, path(opening, paper), path(opening, paper), ellipse(188, 241, 9, 16, ink)) +
  stroke('M168 220Q202 222 234 248', ink, 8) +
  stroke('M184 257Q204 260 224 252', skin.deep, 4) +
  stroke('M172 200Q212 182 250 206', ink, 11)

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

/** The forearm rises out of a sleeve; thumb and forefinger pinch the pencil, three fingers fold below. */
const hand =
  path('M-20 600L6 524Q54 500 116 536L150 600Z', indigo) +
  path('M86 512Q112 522 116 536L150 600H96Z', slate) +
  path('M14 548L42 470L104 478L112 548Q62 520 14 548Z', skin.base) +
  path('M88 474L104 478L112 548L90 540Z', skin.shade) +
  stroke('M12 548Q62 520 114 548', turmeric, 9) +
  path('M30 452Q34 410 74 402Q112 404 112 440Q114 474 92 492H46Q28 476 30 452Z', skin.base) +
  pencil +
  fingers(['M106 462Q74 446 62 464', 'M102 482Q74 468 62 484'], skin, 20) +
  fingers(['M40 426Q60 392 104 410', 'M54 462Q64 440 102 424'], skin, 23)

/** Words, 37: in profile, a sentence on trial before her. */
export const naziaKhan = () =>
  portrait(
    vermilion,
    505,
    group('translate(18 0)', face, contour, eye, scarf) + group('translate(10 8)', hand),
  )
