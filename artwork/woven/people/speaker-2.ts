import { ink, paper, vermilion } from '../dyes'
import { nested } from '../ornaments'
import { blob, circle, ellipse, group, path, rect, stroke } from '../shapes'
import { almond, fingers, laugh } from './face'

const skin = { base: '#7E4526', shade: '#5C2D15', deep: '#36180A' }
const cobalt = '#0B3BB8'
const night = '#071E66'
const sky = '#7CC9FF'

const curls = (
  [
    [150, 190, 36],
    [158, 142, 38],
    [196, 108, 42],
    [246, 92, 44],
    [298, 104, 42],
    [338, 140, 40],
    [348, 188, 32],
    [206, 150, 36],
    [256, 140, 40],
    [304, 154, 34],
  ] as const
)
  .map(([x, y, r]) => circle(x, y, r, ink))
  .join('')

/** A few curls shine. */
const shine = ['M184 92q22 -10 34 8', 'M254 74q24 -2 30 16', 'M312 108q20 4 22 22']
  .map((d) => stroke(d, '#4A3A34', 5))
  .join('')

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
  path('M202 400H300V490Q250 532 202 490Z', skin.shade) +
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
  laugh(250, 366, 58, 14, 40, '#6E2420') +
  rect(247, 374, 5, 10, '#3E0F12')

/** He holds his phone up as proof. */
const hand =
  path('M54 740C56 670 76 622 112 606L164 640C158 680 152 710 150 740Z', skin.base) +
  group(
    'translate(128 560) rotate(-10)',
    rect(-42, -82, 84, 164, ink),
    rect(-34, -70, 68, 136, sky),
    nested(0, -8, [24, 30, paper], [13, 17, vermilion]),
  ) +
  fingers(['M164 640Q182 600 168 578', 'M160 612Q176 580 164 552'], skin, 21) +
  stroke('M92 620Q72 582 84 548', skin.deep, 29) +
  stroke('M92 620Q72 582 84 548', skin.base, 24)

/** Communications, about 27: curls, lanyard, delighted. */
export const speakerTwo = shirt + card + group('rotate(-6 250 480)', head, curls, shine, features) + hand
