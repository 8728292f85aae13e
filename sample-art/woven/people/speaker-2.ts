import { indigo, ink, madder, paper, turmeric, vermilion } from '../dyes'
import { nested } from '../ornaments'
import { blob, ellipse, group, path, rect, repeat, rhombus, stroke } from '../shapes'
import { almond, flesh, laugh } from './face'
import { taperedFingers } from './hands'

const skin = { base: '#7E4526', shade: '#5C2D15', deep: '#36180A' }
const cobalt = '#0B3BB8'
const night = '#071E66'
const sky = '#7CC9FF'
const nail = '#B0704C'

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
  path('M86 560C78 486 110 440 196 412H306C386 436 420 480 416 560Z', cobalt) +
  path('M330 420C392 436 420 480 416 560H372C376 500 360 452 330 420Z', night) +
  path('M194 404L250 476L306 404L330 420L250 520L172 420Z', sky) +
  path('M306 404L330 420L250 520L250 476Z', '#4E9BD2') +
  stroke('M190 426L184 470M314 420L194 470', vermilion, 10)

const card = group(
  'translate(190 508) rotate(-3)',
  rect(-36, -34, 72, 90, paper),
  rect(-11, -42, 22, 12, ink),
  nested(0, 4, [22, 19, ink], [14, 12, paper], [7, 6, vermilion]),
)

/** The light falls from the left: one shadow runs from the temple over cheek and jaw and down the neck. */
const head =
  path('M194 360H308V466Q250 528 194 466Z', skin.base) +
  path('M194 372C214 410 236 428 262 428L236 470Q262 500 308 466V360Z', skin.shade) +
  ellipse(150, 280, 18, 32, skin.base) +
  stroke('M146 262Q160 272 150 296', skin.shade, 6) +
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
    'M330 168C322 190 322 214 332 236C336 254 322 262 324 282C326 300 340 306 330 328C318 350 312 362 304 378C292 400 276 412 246 424C276 428 306 404 322 376C342 344 352 290 350 236C348 206 342 184 330 168Z',
    skin.shade,
  )

/** The nose in planes: lit ridge, shaded side, two wings, the underside with its nostrils. */
const nose =
  stroke('M244 286L242 322', '#96573A', 11) +
  path(
    'M258 266C258 292 260 306 272 316C286 322 290 336 280 344C270 346 262 342 258 334C252 316 252 290 258 266Z',
    skin.shade,
  ) +
  path(
    'M222 336C232 332 238 342 250 344C262 342 272 334 282 338C276 350 262 354 250 356C238 354 228 350 222 336Z',
    skin.deep,
  ) +
  stroke('M230 314Q212 326 222 340', skin.deep, 4) +
  stroke('M276 318Q292 328 282 342', skin.deep, 4)

const features =
  stroke('M170 238Q198 212 230 230', ink, 11) +
  stroke('M270 230Q302 212 330 238', ink, 11) +
  almond({ x: 198, y: 272, w: 30, h: 17, look: [-8, 0], skin }) +
  almond({ x: 302, y: 272, w: 30, h: 17, look: [-8, 0], skin }) +
  nose +
  laugh(250, 372, 56, 12, 36, '#6E2420')

/** Elbow on the rail, he turns his phone's screen to us: four fingers round its far edge, the thumb on the near one. */
const proof =
  path('M58 504L66 470L150 486L149 504Z', cobalt) +
  path('M114 504L118 482L150 486L149 504Z', night) +
  path('M66 470L80 418Q84 366 112 352L168 372Q176 420 150 448L150 486Z', skin.base) +
  path('M124 482L138 440Q160 420 162 376L168 372Q176 420 150 448L150 486Z', skin.shade) +
  stroke('M64 466L152 482', sky, 13) +
  group(
    'translate(112 340) rotate(-9)',
    rect(-44, -86, 88, 160, ink),
    rect(-36, -74, 72, 130, sky),
    nested(0, -12, [25, 31, paper], [14, 18, vermilion]),
  ) +
  taperedFingers(
    skin,
    ...[298, 324, 350, 375].map((y, i) => ({
      way: [
        [[62, 60, 64, 72][i] ?? 62, y - 4],
        [[82, 86, 88, 92][i] ?? 84, y + 3],
      ] as const,
      wide: [12, 13, 13, 12][i] ?? 12,
      narrow: [10, 11, 11, 10][i] ?? 10,
      nail,
    })),
    {
      way: [
        [150, 430],
        [168, 384],
        [146, 334],
      ],
      wide: 19,
      narrow: 12,
      nail,
    },
  ) +
  path('M92 420Q130 406 158 412L166 424Q160 440 146 452L148 484L74 466Z', skin.base) +
  path('M124 482L138 444Q156 430 166 416L168 424Q162 440 148 450L150 486Z', skin.shade)

/** The other forearm lies on the rail, its fingers hang over it. */
const resting =
  stroke('M420 508L336 522', night, 66) +
  stroke('M414 498L340 512', cobalt, 46) +
  stroke('M318 490L326 546', sky, 13) +
  flesh('M316 496Q284 490 256 504Q238 514 240 534L312 546Z', skin)

const overRail =
  taperedFingers(
    skin,
    {
      way: [
        [300, 528],
        [304, 562],
      ],
      wide: 11,
      narrow: 9,
    },
    {
      way: [
        [280, 526],
        [282, 572],
      ],
      wide: 12,
      narrow: 10,
    },
    {
      way: [
        [260, 526],
        [258, 570],
      ],
      wide: 12,
      narrow: 10,
    },
    {
      way: [
        [242, 526],
        [236, 556],
      ],
      wide: 11,
      narrow: 9,
    },
  ) + path('M236 522Q262 506 310 512L312 536H236Z', skin.base)

/** A cloth hangs over the rail; narrow screens end at the rail. It keeps clear of the picture's edges. */
const rail =
  rect(72, 536, 392, 20, turmeric) +
  rhombus(70, 546, 15, 20, turmeric) +
  rhombus(466, 546, 15, 20, turmeric) +
  rect(90, 556, 356, 166, indigo) +
  rect(90, 690, 356, 8, turmeric) +
  repeat(4, (i) => nested(144 + i * 83, 622, [30, 36, turmeric], [20, 24, madder], [10, 12, paper])) +
  repeat(30, (i) => stroke(`M${95 + i * 12} 722V740`, i % 2 ? turmeric : indigo, 6))

/** Communications, about 27: waves, lanyard, delighted; leans on a rail. */
export const speakerTwo =
  group('translate(26 0)', shirt, group('translate(0 -22) rotate(-6 250 480)', head, hair, features), card) +
  group('translate(18 22)', proof) +
  group('translate(0 -26)', group('translate(8 0)', resting), rail, group('translate(8 0)', overRail))
