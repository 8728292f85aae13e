import { indigo, ink, madder, paper, saffron, slate, turmeric, vermilion } from '../dyes'
import { clipped, ellipse, group, path, polygon, rect, repeat, rhombus, stroke } from '../shapes'
import { fingers, flesh } from './face'
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

/** A yellow pencil, tucked into the scarf at the temple. */
const pencil = group(
  'translate(304 182) rotate(50)',
  rect(-92, -9, 178, 18, turmeric),
  rect(-92, -3, 178, 6, saffron),
  rect(70, -9, 16, 18, paper),
  rect(86, -9, 20, 18, madder),
  polygon(
    [
      [-92, -9],
      [-126, 0],
      [-92, 9],
    ],
    '#E9C79B',
  ),
  polygon(
    [
      [-113, -4],
      [-128, 0],
      [-113, 4],
    ],
    ink,
  ),
)

/** The fold of the scarf under which the pencil goes in. */
const fold = path('M306 214Q344 196 392 232Q404 292 372 318Q322 296 306 214Z', indigo)

/** A sentence before her, with one word taken out. */
const proof = group(
  'translate(92 500) rotate(-7)',
  rect(-120, -70, 190, 190, paper),
  repeat(4, (i) => rect(-98, -44 + i * 30, [144, 118, 148, 96][i] ?? 0, 11, i === 1 ? '#D2C8B6' : ink)),
  stroke('M-104 -8Q-40 -20 28 -6', vermilion, 9),
)

/** Her hand holds the page at its edge: palm and fingers behind it, the thumb in front. */
const palm =
  stroke('M262 570L350 640', madder, 92) +
  fingers(['M206 514L150 496', 'M206 530L150 514', 'M208 546L150 532', 'M212 562L160 550'], skin, 16) +
  flesh('M186 510Q206 490 226 502L262 536L226 592L192 566Q184 540 186 510Z', skin) +
  stroke('M270 530L226 598', turmeric, 17)
const thumb =
  fingers(['M212 518Q186 488 136 492'], skin, 22) + path('M198 510Q214 506 226 514L230 544H206Z', skin.base)

/** Words, 37: in profile, a sentence on trial before her. */
export const naziaKhan = () =>
  portrait(
    saffron,
    505,
    group('translate(18 0)', face, contour, eye, scarf, pencil, fold) + palm + proof + thumb,
  )
