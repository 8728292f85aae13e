import { indigo, ink, paper, turmeric, vermilion } from '../dyes'
import { blob, circle, ellipse, group, path, repeat, rhombus, stroke } from '../shapes'
import { flesh, laugh, shut } from './face'
import { taperedFingers } from './hands'
import { portrait } from './portrait'

const skin = { base: '#AE6733', shade: '#874820', deep: '#5A2C11' }

/** Hair thrown over to the left, the other side shaved. */
const sweepBehind = path(
  'M200 92C110 100 60 200 84 310C96 380 60 420 40 452C120 462 180 420 182 340Z',
  vermilion,
)

const body =
  path('M84 600C86 520 130 484 214 462H282C360 480 410 510 420 600Z', skin.base) +
  path('M330 480C390 500 418 540 420 600H372C376 550 362 506 330 480Z', skin.shade) +
  path('M146 600C160 540 196 500 204 466H222V540H286V466H304C312 500 344 540 352 600Z', ink) +
  repeat(5, (i) => rhombus(190 + i * 29, 574, 11, 14, i % 2 ? vermilion : turmeric)) +
  path('M214 380H290V470Q250 506 214 468Z', skin.shade)

const face =
  ellipse(188, 284, 14, 28, skin.shade) +
  blob(
    skin.base,
    [262, 118],
    [322, 138],
    [346, 200],
    [350, 250],
    [346, 310],
    [330, 372],
    [296, 408],
    [260, 408],
    [216, 376],
    [190, 310],
    [184, 230],
    [204, 152],
  ) +
  path(
    'M330 156C326 190 328 214 334 228C338 246 326 254 328 274C332 300 332 320 322 344C312 372 300 396 272 411C284 412 300 408 310 400C340 376 348 320 348 250C348 206 340 172 330 156Z',
    skin.shade,
  )

const hair =
  path(
    'M196 244C182 150 222 100 286 112C330 118 352 160 350 216C342 180 318 160 292 154C262 180 226 190 210 250Z',
    '#3B2A2E',
  ) +
  path(
    'M296 92C220 66 140 110 130 210C124 280 150 330 172 352C176 290 186 240 226 204C262 176 300 160 316 128C318 112 312 98 296 92Z',
    vermilion,
  ) +
  stroke('M156 300C150 220 190 150 268 116', turmeric, 6)

const features =
  stroke('M222 234Q246 212 272 228', ink, 10) +
  stroke('M298 226Q322 206 342 222', ink, 10) +
  shut(248, 262, 25, 20, -4) +
  shut(320, 256, 21, 18, -6) +
  stroke('M226 268l-9 5M340 256l8 2', ink, 5) +
  path('M292 246L286 312Q304 330 328 314L322 298Z', skin.shade) +
  circle(300, 318, 9, turmeric) +
  circle(300, 318, 4, skin.shade) +
  laugh(292, 344, 34, 4, 44, '#7E1D2A', '#3E0F12')

const headphones =
  stroke('M180 262C166 130 216 66 286 78C346 86 372 140 368 220', turmeric, 19) +
  path(
    'M150 198H196Q212 204 212 222V326Q212 342 196 346H150Q134 342 134 326V216Q136 202 150 198Z',
    turmeric,
  ) +
  path('M120 226H136V322H120Z', ink) +
  path('M350 206H382V300H350Z', turmeric) +
  path('M382 222H394V284H382Z', ink) +
  rhombus(174, 232, 16, 22, ink) +
  rhombus(174, 232, 7, 11, paper)

/** The arm bends at the elbow, low on the left, and comes up in one line with the hand to the headphone. */
const arm =
  path('M152 488C118 500 92 520 74 534L60 600H150L176 540Z', skin.shade) +
  flesh('M92 396L136 410C138 452 124 512 104 556C92 580 48 586 36 556C32 536 74 460 92 396Z', skin) +
  path('M136 410C138 452 124 512 104 556Q92 576 70 576C96 540 116 480 118 404Z', skin.shade) +
  repeat(3, (i) =>
    stroke(
      `M${82 - i * 7} ${430 + i * 18}Q${104 - i * 7} ${446 + i * 18} ${134 - i * 4} ${444 + i * 18}`,
      i % 2 ? vermilion : turmeric,
      9,
    ),
  )

/** Back of the hand to us: the thumb below the ear cup's edge, four fingers laid on it. */
const hand =
  taperedFingers(
    skin,
    {
      way: [
        [106, 366],
        [90, 334],
        [92, 306],
      ],
      wide: 15,
      narrow: 11,
    },
    {
      way: [
        [160, 358],
        [172, 332],
        [178, 314],
      ],
      wide: 12,
      narrow: 9,
    },
    {
      way: [
        [148, 346],
        [163, 308],
        [170, 284],
      ],
      wide: 13,
      narrow: 9,
    },
    {
      way: [
        [132, 342],
        [144, 298],
        [150, 268],
      ],
      wide: 13,
      narrow: 10,
    },
    {
      way: [
        [116, 346],
        [121, 304],
        [125, 276],
      ],
      wide: 13,
      narrow: 10,
    },
  ) +
  flesh('M92 400Q88 370 100 356Q112 338 138 340Q162 344 170 360Q172 384 152 396L136 414Z', skin) +
  path('M103 344L112 336L168 344L172 362L150 372H104Z', skin.base)

/** Three notes in the air. */
const notes = [
  [418, 136, 1],
  [442, 226, 0.7],
  [404, 308, 0.55],
]
  .map(([x = 0, y = 0, k = 1]) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      rhombus(-8, 20, 19, 16, turmeric),
      path('M4 20V-48L34 -36V-16L12 -26V20Z', turmeric),
    ),
  )
  .join('')

/** Music, 22: small, shaved side, a note held with the eyes closed. */
export const ipsitaPanda = () =>
  portrait(
    indigo,
    507,
    notes + group('rotate(-8 250 470)', sweepBehind, body, face, hair, features, headphones) + arm + hand,
  )
