import { paper, saffron, vermilion } from '../dyes'
import { nested } from '../ornaments'
import type { Picture } from '../picture'
import { rect, repeat } from '../shapes'

const [width, height, step] = [1440, 260, 16]
const played = 0.43
const centre = height / 2 + 8

/** AV: the tune as woven blocks; what has been played is dyed. Transparent ground. */
export function waveform(): Picture {
  const bars = width / step
  const art = repeat(bars, (i) => {
    const loudness =
      0.14 +
      0.86 *
        Math.abs(Math.sin(i * 0.37 + 0.6) * Math.cos(i * 0.083 + 0.3) * (0.62 + 0.38 * Math.sin(i * 1.7)))
    const blocks = Math.ceil((loudness * (height / 2 - 16)) / 14)
    const dye = (i + 0.5) / bars < played ? vermilion : paper
    return repeat(
      blocks,
      (k) =>
        rect(i * step + 3, centre - k * 14 - 12, 11, 10, dye) +
        rect(i * step + 3, centre + k * 14 + 2, 11, 10, dye),
    )
  })
  const playhead =
    rect(width * played - 3, 20, 6, height - 24, saffron) +
    nested(width * played, 20, [17, 20, saffron], [7, 9, vermilion])
  return {
    width,
    height,
    stretches: [
      { art, weave: { slip: 2.4, drift: 0, texture: 0.04, seed: 22 } },
      { art: playhead, weave: { slip: 1.6, drift: 0, texture: 0.04, seed: 23 } },
    ],
  }
}
