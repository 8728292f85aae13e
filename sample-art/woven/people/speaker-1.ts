import { ink, leaf, madder, moss, paper, turmeric } from '../dyes'
import { nested } from '../ornaments'
import { blob, path, repeat, rhombus, stroke } from '../shapes'
import { almond, flesh, laugh } from './face'
import { taperedFingers } from './hands'

const skin = { base: '#A9683A', shade: '#844B26', deep: '#532B12' }
const grey = '#D9D2C6'

const hairBehind = path(
  'M132 396C92 300 96 140 196 96C300 60 400 130 404 260C406 320 402 370 388 402C360 416 336 408 326 384L190 384C180 412 150 416 132 396Z',
  ink,
)

const dress =
  path('M60 740C52 600 90 512 206 476L320 470C420 500 452 590 446 740Z', leaf) +
  path('M206 476L262 534L320 470L306 440H222Z', skin.shade) +
  path('M60 740C52 590 110 508 214 472C236 540 330 640 400 740Z', moss) +
  stroke('M214 472C236 540 330 640 400 740', turmeric, 9) +
  repeat(4, (i) => nested(130 + i * 44, 586 + i * 40, [13, 16, turmeric], [6, 7, madder])) +
  repeat(3, (i) => nested(112 + i * 44, 660 + i * 40, [13, 16, turmeric], [6, 7, madder])) +
  stroke('M390 520C432 560 442 640 440 740', moss, 8)

/** Three quarters to the right, towards what she says. */
const face =
  path('M212 380H314V470Q262 512 212 470Z', skin.shade) +
  blob(
    skin.base,
    [262, 138],
    [330, 156],
    [362, 220],
    [368, 280],
    [352, 346],
    [318, 402],
    [278, 424],
    [232, 404],
    [186, 346],
    [172, 270],
    [182, 196],
  ) +
  path(
    'M172 270C172 340 200 404 278 424C230 384 222 330 224 270C226 220 220 190 200 170C180 200 172 230 172 270Z',
    skin.shade,
  )

const hair =
  path(
    'M168 300C148 200 176 118 262 108C352 104 392 180 384 292C376 238 346 204 300 172C240 190 196 220 168 300Z',
    ink,
  ) + path('M300 126C252 150 206 190 184 250C188 190 220 140 300 126Z', grey)

const features =
  stroke('M206 236Q236 208 272 230', ink, 10) +
  stroke('M308 228Q334 208 360 224', ink, 10) +
  almond({ x: 242, y: 264, w: 29, h: 14, look: [7, 0], skin, lash: -1 }) +
  almond({ x: 332, y: 260, w: 24, h: 13, look: [6, 0], skin }) +
  rhombus(290, 202, 9, 14, madder) +
  path('M288 250L302 326Q320 336 336 322L326 306Z', skin.shade) +
  stroke('M298 328Q318 342 336 324', skin.deep, 4) +
  laugh(290, 356, 48, 12, 36, madder) +
  stroke('M234 338Q226 356 236 372', skin.deep, 4)

/** Square spectacles on a chain. */
const spectacles =
  `<g fill="none" stroke="${turmeric}" stroke-width="7"><path d="M206 242H276V294H206ZM300 240H364V290H300ZM276 258L300 256"/></g>` +
  stroke('M206 256C160 320 176 420 214 500', turmeric, 5, 'stroke-dasharray="2 9"') +
  stroke('M364 256C392 330 370 430 318 500', turmeric, 5, 'stroke-dasharray="2 9"') +
  rhombus(178, 352, 13, 20, turmeric)

/** Finger and thumb meet and weigh an exact word; the other three stand off. */
const hand =
  flesh('M350 740C348 690 352 660 372 634Q402 606 440 624C448 650 442 690 436 740Z', skin) +
  taperedFingers(
    skin,
    {
      way: [
        [434, 640],
        [458, 598],
        [470, 560],
      ],
      wide: 14,
      narrow: 10,
    },
    {
      way: [
        [420, 630],
        [436, 574],
        [440, 522],
      ],
      wide: 15,
      narrow: 11,
    },
    {
      way: [
        [402, 628],
        [408, 566],
        [402, 508],
      ],
      wide: 16,
      narrow: 11,
    },
    {
      way: [
        [388, 636],
        [376, 584],
        [338, 574],
      ],
      wide: 16,
      narrow: 11,
    },
    {
      way: [
        [384, 684],
        [338, 646],
        [328, 592],
      ],
      wide: 20,
      narrow: 12,
      nail: '#D39A70',
    },
  ) +
  path('M362 690Q372 660 380 638Q410 622 436 640L436 690Z', skin.base) +
  repeat(3, (i) =>
    stroke(
      `M${346 - i * 2} ${674 + i * 18}Q${392 - i} ${690 + i * 18} 440 ${676 + i * 18}`,
      i % 2 ? paper : turmeric,
      9,
    ),
  )

/** Founder, about 55: grey streak, spectacles on a chain, green sari. */
export const speakerOne = hairBehind + dress + face + hair + features + spectacles + hand
