import { ink, paper, turmeric } from '../../dyes'
import { emptyPixels, lay } from '../../pixels'
import { line, type Point, polygon, rect } from '../../shapes'
import { box, red, tiled } from './cloths'
import { type Craft, drawn, height, pane, placed, plinth } from './stage'

/** The cube from its back corner to its front one, its height, and how many meshes its sides have. */
const [from, to, top, meshes] = [0.42, 2.58, 2.16, 4]

/** Only what lies to the right of the cube's front edge. */
function clothedHalf(): Craft['solids'] {
  const cube = drawn([box([from, from, 0], [to - from, to - from, top], tiled(2, 2, red))])
  const half = emptyPixels(pane, height)
  for (let i = 0; i < half.colours.length; i++)
    if (i % pane >= pane / 2) half.colours[i] = cube.colours[i] ?? 0
  return half
}

/** Lines of the mesh on the left side and on the left half of the lid, the edges bolder, a knot wherever two edges meet. */
function mesh(): { wires: string; knots: string } {
  const steps = Array.from({ length: meshes + 1 }, (_, i) => i / meshes)
  const between = (share: number) => from + (to - from) * share
  const wire = (points: Point[], isEdge: boolean) => line(points, paper, isEdge ? 5 : 2.5)
  const side = steps.flatMap((s) => [
    wire([placed(between(s), to, 0), placed(between(s), to, top)], s === 0 || s === 1),
    wire([placed(from, to, top * s), placed(to, to, top * s)], s === 0 || s === 1),
  ])
  const lid = steps.flatMap((s) => [
    wire([placed(between(s), between(s), top), placed(between(s), to, top)], s === 0),
    wire([placed(from, between(s), top), placed(between(s), between(s), top)], s === 1),
  ])
  const knots = (
    [
      [from, to, 0],
      [from, to, top],
      [to, to, 0],
      [to, to, top],
      [from, from, top],
    ] as const
  ).map(([along, deep, high]) => {
    const [x, y] = placed(along, deep, high)
    return rect(x - 7, y - 7, 14, 14, turmeric)
  })
  return { wires: [...side, ...lid].join(''), knots: knots.join('') }
}

/** The pointer that has hold of a corner. */
function pointer(): string {
  const [x, y] = placed(from, to, top)
  const arrow = (grow: number, dye: string) =>
    polygon(
      [
        [0 - grow, 0 - grow * 2.2],
        [34 + grow * 2.2, 34 + grow],
        [19, 35 + grow],
        [27 + grow, 52 + grow],
        [17, 57 + grow],
        [9, 39 + grow * 2],
        [0 - grow, 48 + grow * 2.2],
      ].map(([px = 0, py = 0]) => [x + 4 + px, y + 4 + py] as const),
      dye,
    )
  return arrow(5, ink) + arrow(0, paper)
}

/** 3D modelling: one half of a cube still a mesh, the other already in cloth. */
export function modelling(): Craft {
  const solids = drawn([plinth])
  lay(solids, clothedHalf(), 0, 0)
  const { wires, knots } = mesh()
  return { solids, over: wires + pointer() + knots }
}
