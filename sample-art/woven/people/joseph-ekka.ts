import { ink, leaf, moss, paper, saffron, turmeric, vermilion } from '../dyes'
import { nested } from '../ornaments'
import { blob, circle, ellipse, group, path, rect, repeat, rhombus, stroke } from '../shapes'
import { almond, fingers, flesh, laugh, shut } from './face'
import { portrait } from './portrait'

const skin = { base: '#6B3A20', shade: '#4B2511', deep: '#2C140A' }

const curls = (
  [
    [150, 130, 46],
    [168, 76, 48],
    [222, 44, 52],
    [286, 52, 50],
    [332, 92, 46],
    [344, 146, 38],
    [136, 172, 32],
    [240, 90, 70],
    [300, 128, 58],
  ] as const
)
  .map(([x, y, r]) => circle(x, y, r, ink))
  .join('')

const shirt =
  path('M60 600C66 500 120 470 196 452H290C368 470 420 500 430 600Z', leaf) +
  path('M350 482C408 504 426 540 430 600H372C374 550 368 510 350 482Z', moss) +
  path('M196 448L242 512L290 448L308 462L242 552L178 462Z', moss)

const head =
  path('M196 390H288V456Q242 500 196 456Z', skin.shade) +
  ellipse(146, 274, 15, 30, skin.shade) +
  ellipse(338, 274, 15, 30, skin.shade) +
  blob(
    skin.base,
    [242, 130],
    [306, 148],
    [334, 216],
    [330, 290],
    [312, 372],
    [276, 424],
    [242, 434],
    [208, 424],
    [172, 372],
    [154, 290],
    [150, 216],
    [178, 148],
  ) +
  path(
    'M312 152C308 190 312 214 318 230C322 250 308 260 310 282C314 304 320 312 312 336C300 362 300 376 290 394C276 416 262 430 242 434C276 434 302 412 314 372C332 320 338 240 326 196C322 178 318 164 312 152Z',
    skin.shade,
  )

const band =
  path('M146 196Q240 148 338 196V152Q240 104 146 152Z', vermilion) +
  repeat(5, (i) => rhombus(170 + i * 36, [168, 156, 152, 156, 168][i] ?? 160, 10, 13, paper))

const features =
  stroke('M168 244Q194 224 222 240', ink, 12) +
  stroke('M264 232Q292 210 318 230', ink, 12) +
  shut(196, 272, 26, -16, -2) +
  almond({ x: 290, y: 266, w: 27, h: 15, look: [-4, 2], skin }) +
  path('M242 262L208 334Q240 358 276 334L256 318Z', skin.shade) +
  stroke('M212 336Q242 352 272 334', skin.deep, 5) +
  laugh(244, 358, 54, 16, 42, '#7A2A22') +
  rect(241, 364, 5, 10, '#3E0F12') +
  path('M220 418Q244 410 268 418L260 438Q244 446 228 438Z', ink)

/** His camera; its lens is an eye. */
const camera = group(
  'translate(112 500) rotate(-9)',
  rect(-88, -46, 190, 112, ink),
  rect(-70, -64, 58, 24, ink),
  rect(52, -58, 34, 14, vermilion),
  circle(10, 10, 56, skin.deep),
  circle(10, 10, 50, paper),
  nested(10, 10, [44, 44, ink], [32, 32, saffron], [18, 18, ink]),
  rect(-2, -8, 9, 9, paper),
  rect(-74, -30, 26, 12, turmeric),
)

/** The forearm comes up from the right; thumb on the shutter, four fingers round the front. */
const hand = group(
  'translate(-4 12)',
  stroke('M292 556L400 640', moss, 84),
  flesh('M226 456Q250 442 264 462Q278 490 294 516L262 566L226 544Z', skin),
  stroke('M308 512L262 580', turmeric, 17),
  fingers(
    [
      'M240 536Q222 542 206 540',
      'M240 516Q218 522 198 520',
      'M238 495Q216 500 195 498',
      'M238 474Q216 478 197 476',
    ],
    skin,
    18,
  ),
  path('M246 466Q256 462 260 480L264 520Q258 546 246 544Z', skin.base),
  fingers(['M252 470Q240 432 192 422'], skin, 24),
  path('M240 474Q256 456 264 470L268 500H246Z', skin.base),
)

/** Film, 29: long, high curls in a band, winks before he presses the button. */
export const josephEkka = () =>
  portrait(
    turmeric,
    504,
    shirt + group('translate(0 14) rotate(7 242 440)', curls, head, band, features) + camera + hand,
  )
