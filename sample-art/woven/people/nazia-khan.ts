import { indigo, ink, madder, paper, saffron, slate, turmeric, vermilion } from '../dyes'
import { clipped, ellipse, group, path, polygon, rect, repeat, rhombus, stroke } from '../shapes'
import { flesh } from './face'
import { taperedFingers } from './hands'
import { portrait } from './portrait'

const skin = { base: '#D8A274', shade: '#B27A4A', deep: '#82502B' }

/** In profile, looking left: brow, nose, lips, chin in one line. */
const line =
  'M196 128C180 150 168 176 167 200C166 210 171 216 170 224C165 242 152 262 140 280C134 289 138 298 151 299C156 301 156 305 153 309C148 314 143 317 139 322C136 327 140 332 149 335C141 339 139 348 146 354C152 359 152 364 149 370C145 382 148 397 161 405C176 414 196 414 214 410'

/** Light falls on brow, nose and cheekbone; the side of the face towards the scarf is turned away from it. */
const face =
  path(`${line}L330 380V128Z`, skin.base) +
  path(
    'M226 168C240 204 240 232 230 256C246 274 246 300 230 324C214 352 196 376 161 405C176 414 196 414 214 410L330 380V160Z',
    skin.shade,
  ) +
  path('M156 372C176 384 196 384 214 372C206 396 190 408 161 405C152 398 148 388 149 376Z', skin.shade) +
  path('M139 288C142 298 146 299 151 299Q166 302 178 298Q184 284 172 276Q158 282 139 288Z', skin.shade) +
  stroke('M168 268Q186 276 180 296Q176 302 168 302', skin.deep, 5) +
  path('M153 309C148 314 143 317 139 322C136 327 140 332 149 335Q166 336 182 330Q170 314 153 309Z', madder) +
  path('M149 335C141 339 139 348 146 354Q166 352 182 330Q166 338 149 335Z', '#A8343A') +
  stroke('M150 335Q168 337 184 329', '#5A1420', 4)

/** The line of the profile once more, so that it stands out from the ground. */
const contour = stroke(line, skin.deep, 5)

/** An eye from the side: a wedge that opens forward; the iris bulges at its front, the lashes reach past the nose. */
const opening = 'M180 232Q202 226 222 250Q204 260 183 258Q175 246 180 232Z'
const eye =
  clipped('profile-eye', path(opening, paper), path(opening, paper), ellipse(182, 245, 10, 17, ink)) +
  stroke('M178 230Q202 222 226 252', ink, 8) +
  stroke('M178 230L158 224M182 226L166 214', ink, 5) +
  stroke('M186 261Q202 262 214 256', skin.deep, 4) +
  stroke('M172 204Q204 184 238 208', ink, 10)

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

/** Her hand holds the page at its edge: the side of the forefinger and the wrist behind it, the thumb in front. */
const behind =
  stroke('M286 566L360 640', madder, 96) +
  flesh('M150 492Q176 466 206 480Q250 500 280 534L242 602L196 590Q168 570 150 540Z', skin) +
  stroke('M294 534L246 604', turmeric, 17)
const thumb =
  taperedFingers(skin, {
    way: [
      [226, 548],
      [186, 512],
      [138, 499],
    ],
    wide: 25,
    narrow: 14,
    nail: '#EBC6A0',
  }) + path('M204 522Q226 520 248 536L262 548L240 588L204 574Z', skin.base)

/** Words, 37: in profile, a sentence on trial before her. */
export const naziaKhan = () =>
  portrait(
    saffron,
    505,
    group('translate(18 0)', face, contour, eye, scarf, pencil, fold) + behind + proof + thumb,
  )
