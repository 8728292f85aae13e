import { ink, paper, vermilion } from '../dyes'
import { nested } from '../ornaments'
import { blob, ellipse, group, path, rect, stroke } from '../shapes'
import { almond, fingers, laugh } from './face'

const skin = { base: '#7E4526', shade: '#5C2D15', deep: '#36180A' }
const cobalt = '#0B3BB8'
const night = '#071E66'
const sky = '#7CC9FF'

/** Short waves, parted at the side. */
const hair =
  path(
    'M144 250C124 168 150 104 204 92C224 74 270 70 304 86C352 92 378 150 356 250C352 214 342 190 326 172C300 186 252 186 214 164C196 180 160 196 144 250Z',
    ink,
  ) +
  path('M196 112C240 84 306 92 338 128C300 118 250 124 214 164C202 148 194 130 196 112Z', ink) +
  stroke('M222 116Q262 96 306 112', '#4A3A34', 5) +
  stroke('M232 142Q270 122 318 138', '#4A3A34', 5)

const shirt =
  path('M46 740C40 600 84 524 196 490H306C416 524 460 600 454 740Z', cobalt) +
  path('M392 540C440 580 460 650 454 740H404C414 660 412 600 392 540Z', night) +
  path('M196 484L250 556L306 484L328 498L250 604L174 498Z', sky) +
  path('M204 490L250 548L298 490Z', skin.shade) +
  stroke('M196 512L240 640M306 512L262 640', vermilion, 11)

const card = group(
  'translate(251 690) rotate(3)',
  rect(-46, -54, 92, 120, paper),
  rect(-14, -62, 28, 12, ink),
  nested(0, -4, [30, 26, ink], [20, 17, paper], [10, 9, vermilion]),
  rect(-28, 36, 56, 7, night),
)

const head =
  path('M190 384H312V488Q250 540 190 488Z', skin.shade) +
  ellipse(150, 280, 18, 32, skin.shade) +
  ellipse(352, 280, 18, 32, skin.shade) +
  blob(
    skin.base,
    [250, 140],
    [320, 158],
    [348, 220],
    [346, 300],
    [322, 376],
    [284, 418],
    [250, 424],
    [216, 418],
    [178, 376],
    [154, 300],
    [152, 220],
    [180, 158],
  ) +
  path(
    'M316 156C360 210 356 300 330 370C306 410 284 424 250 424C296 384 308 330 308 270C308 220 312 190 316 156Z',
    skin.shade,
  )

const features =
  stroke('M170 238Q198 212 230 230', ink, 11) +
  stroke('M270 230Q302 212 330 238', ink, 11) +
  almond({ x: 198, y: 272, w: 30, h: 17, look: [-8, 0], skin }) +
  almond({ x: 302, y: 272, w: 30, h: 17, look: [-8, 0], skin }) +
  path('M246 268L218 330Q216 346 236 344Q250 352 266 344Q286 346 282 330Z', skin.shade) +
  stroke('M226 344Q250 356 276 344', skin.deep, 5) +
  laugh(250, 366, 58, 14, 40, '#6E2420')

/** He holds his phone up as proof. */
const hand =
  path('M54 740C56 670 76 622 112 606L164 640C158 680 152 710 150 740Z', skin.base) +
  group(
    'translate(128 560) rotate(-10)',
    rect(-42, -82, 84, 164, ink),
    rect(-34, -70, 68, 136, sky),
    nested(0, -8, [24, 30, paper], [13, 17, vermilion]),
  ) +
  fingers(
    [
      'M176 560Q164 566 152 562',
      'M180 586Q168 592 154 588',
      'M180 612Q168 618 156 614',
      'M176 636Q166 642 156 638',
    ],
    skin,
    20,
  ) +
  stroke('M92 620Q72 582 84 548', skin.deep, 29) +
  stroke('M92 620Q72 582 84 548', skin.base, 24)

/** Communications, about 27: waves, lanyard, delighted. */
export const speakerTwo =
  shirt + card + group('translate(0 44) rotate(-6 250 480)', head, hair, features) + hand
