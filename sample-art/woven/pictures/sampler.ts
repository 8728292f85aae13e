import { indigo, ink, leaf, madder, paper, saffron, turmeric, vermilion } from '../dyes'
import { eye, nested } from '../ornaments'
import type { Picture, Pictures } from '../picture'
import { circle, ellipse, group, path, polygon, rect, repeat, rhombus, ring, stroke } from '../shapes'

/** Side of a patch, in its own units. */
const side = 96

/** A patch: its ground, and on it the mark of one project. */
const patch = (ground: string, ...art: string[]) => rect(0, 0, side, side, ground) + art.join('')

/** A smile and two eyes, for whatever has a face. */
const face = (x: number, y: number, dye: string) =>
  rect(x - 15, y - 6, 7, 9, dye) +
  rect(x + 8, y - 6, 7, 9, dye) +
  stroke(`M${x - 15} ${y + 10}Q${x} ${y + 24} ${x + 15} ${y + 10}`, dye, 6)

const stair = patch(
  indigo,
  circle(30, 32, 17, vermilion),
  path('M10 88V74H28V60H44V46H60V32H76V18H88V88Z', paper),
  path('M60 88V72A10 10 0 0 1 80 72V88Z', vermilion),
)

const towers = patch(
  madder,
  ring(48, 22, 34, 5, ink),
  ring(48, 22, 20, 5, ink),
  rhombus(48, 22, 15, 4, paper),
  rhombus(48, 22, 4, 15, paper),
  [12, 40, 68]
    .map((x, i) => rect(x, i % 2 ? 42 : 52, 16, 46, saffron) + rect(x + 5, 62, 6, 6, madder))
    .join(''),
  rect(4, 80, 88, 16, saffron),
)

const garland = patch(
  leaf,
  path('M12 96V50A36 36 0 0 1 84 50V96Z', paper),
  repeat(7, (i) => {
    const angle = Math.PI * (1 + i / 6)
    return circle(48 + 38 * Math.cos(angle), 48 + 34 * Math.sin(angle), 9, i % 2 ? saffron : vermilion)
  }),
  rect(46, 24, 4, 30, ink),
  polygon(
    [
      [38, 52],
      [58, 52],
      [54, 68],
      [48, 84],
      [42, 68],
    ],
    turmeric,
  ),
)

const lotus = patch(
  saffron,
  path('M6 60Q16 34 30 40Q36 50 40 62ZM90 60Q80 34 66 40Q60 50 56 62Z', madder),
  path('M18 62Q20 26 34 24Q48 40 48 62ZM78 62Q76 26 62 24Q48 40 48 62Z', vermilion),
  path('M48 10Q68 38 48 64Q28 38 48 10Z', paper),
  rect(0, 62, side, 34, indigo),
  [70, 82].map((y) => stroke(`M-4 ${y}Q12 ${y - 6} 24 ${y}T52 ${y}T80 ${y}T108 ${y}`, paper, 5)).join(''),
)

const house = patch(
  turmeric,
  path('M14 46L48 12L82 46V90H14Z', madder),
  circle(48, 36, 8, turmeric),
  rect(26, 52, 14, 14, turmeric),
  rect(56, 52, 14, 14, turmeric),
  path('M39 90V80A9 9 0 0 1 57 80V90Z', paper),
)

const bulb = patch(
  indigo,
  repeat(8, (i) => group(`rotate(${i * 45} 48 42)`, rect(45, 1, 6, 9, saffron))),
  circle(48, 42, 27, turmeric),
  face(48, 40, ink),
  rect(38, 70, 20, 7, paper),
  rect(41, 80, 14, 6, paper),
)

const noodles = patch(
  vermilion,
  stroke('M28 60V26A8 8 0 0 1 44 26V60M44 60V40A10 10 0 0 1 64 40V60', turmeric, 9),
  circle(72, 24, 10, paper),
  circle(72, 24, 5, saffron),
  path('M12 56H84Q80 88 48 88T12 56Z', paper),
  face(48, 68, madder),
)

const mine = patch(
  saffron,
  ellipse(48, 52, 46, 38, vermilion),
  ellipse(48, 54, 36, 29, madder),
  ellipse(48, 56, 26, 20, ink),
  ellipse(48, 58, 14, 10, turmeric),
)

const applique = patch(
  turmeric,
  circle(48, 48, 45, ink),
  repeat(12, (i) => group(`rotate(${i * 30} 48 48)`, path('M39 24Q48 -2 57 24Z', i % 2 ? paper : saffron))),
  circle(48, 48, 27, vermilion),
  circle(48, 48, 17, ink),
  rhombus(48, 48, 13, 13, paper),
)

const cup = patch(
  paper,
  circle(48, 50, 38, vermilion),
  rect(74, 28, 20, 12, ink),
  circle(48, 50, 27, ink),
  circle(48, 50, 21, saffron),
  stroke('M36 52Q48 64 60 52', madder, 6),
)

const elephant = patch(
  paper,
  path('M40 22Q4 10 4 42Q8 66 34 62ZM56 22Q92 10 92 42Q88 66 62 62Z', madder),
  path('M30 28Q32 12 48 12T66 28L62 62H34Z', indigo),
  stroke('M48 56V72Q48 86 62 86Q70 86 70 78', indigo, 14),
  path('M36 60L24 76L38 70ZM60 60L72 74L58 68Z', saffron),
  nested(48, 30, [11, 15, turmeric], [5, 7, madder]),
  rect(36, 44, 6, 6, paper),
  rect(54, 44, 6, 6, paper),
)

const sprout = patch(
  saffron,
  rect(0, 52, side, 44, madder),
  stroke('M48 54V20', leaf, 7),
  path('M48 40Q24 44 16 18Q44 14 48 40ZM48 34Q54 8 82 12Q78 38 48 34Z', leaf),
  stroke('M48 54V86M48 62Q36 66 30 84M48 62Q60 66 66 84', paper, 5),
)

const looking = patch(
  paper,
  repeat(5, (i) => group(`rotate(${(i - 2) * 24} 48 80)`, rect(45, 4, 6, 22, ink))),
  eye(48, 56, 42, 30, [0, -0.1], { rim: ink, white: turmeric, iris: vermilion, pupil: ink }),
)

const live = patch(
  madder,
  ring(48, 42, 30, 5, paper),
  ring(48, 42, 17, 4, paper),
  rect(38, 76, 20, 12, paper),
  stroke('M0 46H26L38 20L54 66L64 46H96', turmeric, 7),
)

/** The projects, in the order of their page. */
const patches = [
  stair,
  towers,
  garland,
  lotus,
  house,
  bulb,
  noodles,
  mine,
  applique,
  cup,
  elephant,
  sprout,
  looking,
  live,
]

/** Patches side by side in `rows`, a gap of ink between them, a thread of vermilion below. */
function sampler(unit: number, gap: number, rows: number, slip: number): Picture {
  const perRow = patches.length / rows
  const scale = (unit - gap) / side
  const art = patches.map((one, i) => {
    const [x, y] = [(i % perRow) * unit + gap / 2, Math.floor(i / perRow) * unit + gap / 2]
    return group(`translate(${x} ${y}) scale(${scale})`, `<svg width="${side}" height="${side}">${one}</svg>`)
  })
  const [width, height] = [perRow * unit, rows * unit + gap]
  return {
    width,
    height,
    tile: true,
    stretches: [
      {
        art: rect(0, 0, width, height, ink) + art.join('') + rect(0, height - 6, width, 6, vermilion),
        weave: { slip, drift: 0.6, texture: 0.05, seed: 44 },
      },
    ],
  }
}

/** The foot of the projects hero: a weaver's sampler, a patch for each project; on phones in two rows. */
export const samplers: Pictures = {
  'edge-sampler': () => sampler(103, 10, 1, 1.6),
  'edge-sampler-phone': () => sampler(56, 6, 2, 1),
}
