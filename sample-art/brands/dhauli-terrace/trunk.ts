import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { ink, text } from './book'
import { type Cut, engrave } from './engraving'
import { rockCut } from './rock-cut'

/** Where the ground ends, px; how far apart its lines stand there, and how much farther with every px down. */
const horizon = { y: 566, pitch: 7, growth: 0.024 }

/** Sky and ground behind the elephant. The ground’s lines stand farther apart the nearer they are; far away nothing shades them, at the foot the trunk does. */
function behind(x: number, y: number, cut: Cut): void {
  const down = y - horizon.y
  if (down < 0) {
    cut.pitch = 9
    cut.phase = y
    cut.tone = 0.72
    return
  }
  cut.pitch = horizon.pitch + horizon.growth * down
  const wave = Math.sin(x / 90) * 3 * Math.min(1, down / 400)
  cut.phase = (cut.pitch * Math.log(1 + (horizon.growth * (down + wave)) / horizon.pitch)) / horizon.growth
  const near = Math.max(0, Math.min(1, (down - 330) / 160))
  cut.tone = 0.84 + (Math.min(cut.tone, 0.96) - 0.84) * near
  if (down < 3) cut.solid = 1
}

/** The trunk alone, twice life: and the sentence that goes with it. */
export async function trunk(): Promise<Drawing> {
  const [width, height] = [1350, 1800]
  const still = await engrave(
    width,
    height,
    rockCut(
      {
        width,
        height,
        from: [2.9, 1.4, 3.7],
        to: [0.16, 0.95, 0.95],
        lens: 1.38,
        step: 1.2,
        shift: [0.02, 0.15],
      },
      behind,
      900,
      11.6,
      undefined,
      behind,
    ),
  )
  const words = `<rect y="1392" width="${width}" height="408" fill="${ink.foot}"/><rect y="1392" width="${width}" height="7" fill="${ink.peace}"/><rect y="1408" width="${width}" height="2" fill="${ink.peace}"/>
    ${text(80, 1516, 74, 'The elephant', 'start')}${text(80, 1600, 74, 'is in no hurry.', 'start')}${text(80, 1718, 54, 'Nor is the kitchen.', 'start')}`
  return {
    width: 1080,
    height: 1440,
    html: svg(
      `<g transform="scale(.8)"><image href="${still}" width="${width}" height="${height}"/>${words}</g>`,
      1080,
      1440,
    ),
    ground: ink.note,
  }
}
