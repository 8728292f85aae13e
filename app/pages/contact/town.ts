/** The drawing's own size; it is cut to fit and never stretched. */
export const WIDTH = 2400
export const HEIGHT = 720
/** Blocks of houses are turned a little, as the grid of the town is. */
export const TURN = -9

/** Where tea is sold, five times within reach of the studio: from the middle, before the turn. */
export const TEA_STALLS: readonly (readonly [x: number, y: number])[] = [
  [-215, -150],
  [176, -96],
  [-160, 236],
  [440, 222],
  [-640, 190],
]

export type BlockColour = 'husk' | 'saffron' | 'madder'

/** Park–Miller numbers from a fixed seed: the same town on every machine. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** The blocks between the streets as one path for each colour; the centre is 0, 0. */
export function blocks(): Record<BlockColour, string> {
  const next = numbers(21)
  const paths: Record<BlockColour, string> = { husk: '', saffron: '', madder: '' }
  const [left, top, street] = [-1340, -580, 13]
  for (let x = left; x < -left; ) {
    const width = 88 + Math.floor(next() * 5) * 44
    // Around the eye, and under the names near it, every block is plain.
    const isMiddle = Math.abs(x) < 260
    for (let y = top; y < -top; ) {
      const height = 64 + Math.floor(next() * 4) * 42
      const luck = next()
      const colour = isMiddle ? 'husk' : luck > 0.955 ? 'saffron' : luck > 0.91 ? 'madder' : 'husk'
      paths[colour] += `M${x} ${y}h${width - street}v${height - street}h${street - width}z`
      y += height
    }
    x += width
  }
  return paths
}
