import { alpha, blue, green, type Pixels, red, transparent } from './pixels'

/** Neighbours that may lend their dye, nearest first: columns and rows. */
const reach = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-2, 0],
  [2, 0],
  [0, -2],
  [0, 2],
  [-1, -1],
  [1, 1],
] as const

function distance(a: number, b: number): number {
  return (red(a) - red(b)) ** 2 + (green(a) - green(b)) ** 2 + (blue(a) - blue(b)) ** 2
}

function nearest(c: number, dyes: Iterable<number>): number | undefined {
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const dye of dyes) {
    const d = distance(c, dye)
    if (d < least) {
      least = d
      best = dye
    }
  }
  return best
}

/**
 * Gives every pixel one of `dyes` or nothing: smoothed edges become hard ones. A mixed pixel takes the closer of the
 * pure dyes around it, so that the seam of two dyes never shows a third; only where no neighbour is pure it takes the closest of all.
 */
export function snapToDyes(picture: Pixels, dyes: readonly number[]): Pixels {
  const { width, height, colours } = picture
  const pure = new Set(dyes)
  const out = new Uint32Array(colours.length)
  for (let i = 0; i < colours.length; i++) {
    const c = colours[i] ?? transparent
    if (alpha(c) < 128) continue
    if (pure.has(c)) {
      out[i] = c
      continue
    }
    const x = i % width
    const y = (i - x) / width
    const around: number[] = []
    for (const [dx, dy] of reach) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
      const neighbour = colours[i + dy * width + dx] ?? transparent
      if (pure.has(neighbour)) around.push(neighbour)
    }
    out[i] = nearest(c, around) ?? nearest(c, pure) ?? c
  }
  return { width, height, colours: out }
}
