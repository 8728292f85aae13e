import { amber, ember, husk, indigo, ink, madder, paper, rust, slate, turmeric, vermilion } from '../dyes'
import type { Picture } from '../picture'
import { type Point, polygon } from '../shapes'
import { cube } from './cubes'

/** Top, left and right: the light comes from above, as on the hero's blocks. */
type Tones = readonly [string, string, string]
const orange: Tones = [turmeric, amber, vermilion]
const red: Tones = [vermilion, madder, rust]
const blue: Tones = [slate, indigo, '#141C4A']
const cream: Tones = [paper, husk, '#B9AD9B']
const grey: Tones = [husk, '#B9AD9B', '#8B8175']

/** A block at a place of the grid: x runs down to the right, y down to the left, z up. `size` is a share of a place. */
interface Block {
  at: readonly [number, number, number]
  tones: Tones
  size?: number
  /** A diamond woven into both sides. */
  motif?: string
}

const unit = 42
const [pane, height] = [250, 250]

function placed({ at: [x, y, z], tones, size = 1, motif }: Block, [ox, oy]: Point): string {
  const a = unit * size
  const px = ox + (x - y) * unit
  const py = oy + ((x + y) * unit) / 2 - z * unit
  // A side's own places: u along it, v down it.
  const diamond = (side: number) =>
    polygon(
      [
        [0.5, 0.14],
        [0.86, 0.5],
        [0.5, 0.86],
        [0.14, 0.5],
      ].map(([u = 0, v = 0]) => [px + side * u * a, py + (v - u / 2) * a] as const),
      motif ?? paper,
    )
  return cube(px, py, a, tones) + (motif ? diamond(-1) + diamond(1) : '')
}

/** Farthest first. */
const heap = (blocks: Block[], origin: Point): string =>
  [...blocks]
    .sort((a, b) => a.at[0] + a.at[1] + a.at[2] - (b.at[0] + b.at[1] + b.at[2]))
    .map((block) => placed(block, origin))
    .join('')

function box(
  size: Point,
  high: number,
  look: (x: number, y: number, z: number) => Omit<Block, 'at'> | undefined,
): Block[] {
  const blocks: Block[] = []
  for (let z = 0; z < high; z++)
    for (let x = 0; x < size[0]; x++)
      for (let y = 0; y < size[1]; y++) {
        const one = look(x, y, z)
        if (one) blocks.push({ at: [x, y, z], ...one })
      }
  return blocks
}

const modelling = (): string =>
  heap(
    [
      ...box([2, 2], 2, (x, y, z) => (x + y + z === 3 ? undefined : { tones: orange, motif: madder })),
      { at: [1, 1, 2.3], tones: grey },
    ],
    [125, 150],
  )

const product = (): string =>
  heap(
    box([2, 2], 3, (_, __, z) =>
      z === 2 ? { tones: cream } : { tones: z === 1 ? red : blue, motif: z === 1 ? turmeric : paper },
    ),
    [125, 152],
  )

const walkthrough = (): string =>
  heap(
    box([3, 2], 3, (x, _, z) => {
      if (z > 2 - x) return undefined
      return z === 2 - x ? { tones: cream } : { tones: orange, motif: madder }
    }),
    [104, 138],
  )

const motion = (): string =>
  heap(
    [
      { at: [-0.1, 2.2, 0.2], tones: [ember, rust, madder], size: 0.55 },
      { at: [0.45, 1.5, 1.2], tones: red, size: 0.72 },
      { at: [1.1, 0.75, 1.8], tones: [vermilion, ember, rust], size: 0.9 },
      { at: [1.75, -0.05, 1.5], tones: orange, size: 1.05, motif: ink },
    ],
    [125, 168],
  )

/** Eyes on the right side of a head, looking ahead. */
const eye = (x: number, y: number): string =>
  polygon(
    [
      [x, y],
      [x + 22, y - 11],
      [x + 22, y + 17],
      [x, y + 28],
    ],
    paper,
  ) +
  polygon(
    [
      [x + 9, y + 2],
      [x + 20, y - 3],
      [x + 20, y + 11],
      [x + 9, y + 16],
    ],
    ink,
  )

const character = (): string =>
  heap(
    [
      { at: [0.2, 1.2, -0.4], tones: blue, size: 0.55 },
      { at: [1.2, 0.2, -0.4], tones: blue, size: 0.55 },
      ...box([2, 2], 2, (_, __, z) => ({ tones: red, ...(z === 0 && { motif: turmeric }) })).map(
        ({ at: [x, y, z], ...rest }): Block => ({ at: [x - 0.3, y - 0.3, z + 0.55], ...rest }),
      ),
      { at: [0.2, 0.2, 2.6], tones: cream, size: 0.7 },
      { at: [1.85, -0.4, 1.6], tones: orange, size: 0.5 },
      { at: [-0.25, 1.9, 0.7], tones: orange, size: 0.5 },
    ],
    [125, 160],
  ) +
  eye(136, 132) +
  eye(170, 115)

const effects = (): string =>
  heap(
    [
      ...box([2, 2], 2, (x, y, z) => (z === 1 && x + y > 0 ? undefined : { tones: blue, motif: turmeric })),
      { at: [1.3, 0.2, 1.6], tones: orange, size: 0.7 },
      { at: [0.4, 1.4, 2], tones: red, size: 0.55 },
      { at: [1.5, 1.3, 2.4], tones: cream, size: 0.45 },
      { at: [2.2, 0, 2.9], tones: red, size: 0.34 },
      { at: [0.3, 1.9, 3.1], tones: orange, size: 0.3 },
      { at: [1.4, 0.8, 3.6], tones: orange, size: 0.22 },
    ],
    [125, 160],
  )

/** 3D and VFX: an object for each craft, side by side, built of the hero's blocks. Transparent ground. */
export function crafts(): Picture {
  const objects = [modelling, product, walkthrough, motion, character, effects]
  const art = objects.map((draw, i) => `<g transform="translate(${i * pane} 0)">${draw()}</g>`).join('')
  return {
    width: pane * objects.length,
    height,
    stretches: [{ art, weave: { bundle: 2, slip: 3, drift: 1, texture: 0.05, seed: 61 } }],
  }
}
