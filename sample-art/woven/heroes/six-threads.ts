import { ink, madder, paper, saffron, slate, turmeric, vermilion } from '../dyes'
import type { Picture } from '../picture'
import { clipped, curve, line, polygon, rect, repeat, rhombus, stroke } from '../shapes'
import { bars, cubes, diamonds, dots, screens, wheels } from './six-threads/patterns'
import { blocks, knots, loops, middles, straight, type Way, waves, windows } from './six-threads/ways'

interface Loom {
  width: number
  /** Height of a strip; half of it is the unit in which threads are laid and patterns drawn. */
  strip: number
  /** Where the strips begin, each a little further in or out than the others. */
  starts: readonly number[]
  /** Thickness of a thread. */
  thread: number
  /** Where the loose thread ends. */
  loose: number
  /** How far a thread slips sideways: less where figures are small. */
  slip: number
}

interface Strip {
  ground: string
  dye: string
  /** The second dye, tied into the thread. */
  tied: string
  way: Way
  /** Its thread's thickness, as a share of the usual one: a figure with many turns wants a thin one. */
  fine?: number
  pattern: (from: number, to: number, y: number, r: number) => string
}

/** The six services from above, as on the page. */
const strips: readonly Strip[] = [
  { ground: madder, dye: turmeric, tied: madder, way: knots, fine: 0.8, pattern: diamonds },
  { ground: vermilion, dye: vermilion, tied: paper, way: straight, fine: 0.5, pattern: dots },
  { ground: paper, dye: paper, tied: slate, way: windows, pattern: screens },
  { ground: slate, dye: saffron, tied: vermilion, way: waves, fine: 0.6, pattern: bars },
  { ground: ink, dye: turmeric, tied: vermilion, way: blocks, fine: 0.6, pattern: cubes },
  { ground: ink, dye: vermilion, tied: paper, way: loops, pattern: wheels },
]

const loose = strips.length - 1

/** Six threads come in from the left, each in its own way; each becomes a strip of one cloth. One is loose. */
function sixThreads({ width, strip, starts, thread, loose: end, slip }: Loom): Picture {
  const half = strip / 2
  const r = half - thread / 2 - 2
  const height = strip * strips.length
  const art = strips
    .map(({ ground, dye, tied, way, pattern, fine = 1 }, i) => {
      const thick = thread * fine
      const [start, y] = [starts[i] ?? 0, half + i * strip]
      const left = i === loose ? end : -thread
      const bound = start - strip * 1.6
      const strand = stroke(`${way(left, bound, y, r)}L${start} ${y}`, dye, thick)
      const ties = middles(bound, start - half, thread * 1.6)
        .map((x) => rect(x - thread * 0.35, y - thick / 2, thread * 0.7, thick, tied))
        .join('')
      const bead = (i: number) => r * (0.25 + 0.75 * Math.abs(Math.sin(i * 0.7 + 0.3)))
      const beads =
        way === straight
          ? middles(thread, bound, strip * 0.7)
              .map((x, i) => rhombus(x, y, bead(i), bead(i), dye))
              .join('')
          : ''
      const frayed =
        i === loose
          ? [-0.8, -0.3, 0.25, 0.75]
              .map((v, ply) =>
                stroke(
                  curve([
                    [end + thread, y],
                    [end - r * 0.5, y + v * r * 0.4],
                    [end - r * (1.1 + 0.2 * (ply % 2)), y + v * r],
                  ]),
                  ply % 2 ? paper : dye,
                  thread / 3,
                ),
              )
              .join('')
          : ''
      const shape = polygon(
        [
          [start - strip * 0.6, y],
          [start, y - half],
          [width, y - half],
          [width, y + half],
          [start, y + half],
        ],
        ground,
      )
      const cloth = clipped(`strip-${i}`, shape, shape, pattern(start, width, y, half - 3))
      return frayed + strand + ties + beads + cloth
    })
    .join('')
  const selvedges = repeat(strips.length + 1, (i) => {
    const from = Math.max(starts[i] ?? 0, starts[i - 1] ?? 0)
    const y = Math.min(height - 2, Math.max(2, i * strip))
    return line(
      [
        [from, y],
        [width, y],
      ],
      ink,
      4,
    )
  })
  return {
    width,
    height,
    stretches: [
      { art: art + selvedges, weave: { bundle: 1, slip, drift: slip / 2, texture: 0.05, seed: 306 } },
    ],
  }
}

export const wideSixThreads = (): Picture =>
  sixThreads({
    width: 1680,
    strip: 56,
    starts: [600, 664, 632, 700, 616, 672],
    thread: 11,
    loose: 150,
    slip: 3,
  })

/** Strips are lower, threads short. */
export const sixThreadsOnPhones = (): Picture =>
  sixThreads({
    width: 760,
    strip: 46,
    starts: [170, 200, 182, 214, 176, 204],
    thread: 8,
    loose: 44,
    slip: 1.4,
  })
