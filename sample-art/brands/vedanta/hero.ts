import { type Drawing, svg } from '../../lib/drawing'
import { type Place, roadStops, terrain, trees, trucks, type View } from './aerial'
import { ore, rect, say, wordmark } from './book'

/** Beyond the ninth bench nobody has dug: forest. */
const undug = ({ k }: Place) => k >= 9

/** The pit from the air: one spiral road, and the scale of colours on its benches. */
export async function hero(): Promise<Drawing> {
  const view: View = { width: 2000, height: 1250, x: 1120, y: 660, scale: 1, green: undug }
  const picture = `${await terrain(view)}${trees(view, 5200)}${trucks(view, roadStops)}`
  return { width: 2000, height: 1250, ground: ore, html: svg(picture, 2000, 1250) }
}

export async function heroPortrait(): Promise<Drawing> {
  const view: View = { width: 1080, height: 1350, x: 560, y: 640, scale: 0.82, green: undug }
  const picture = `${await terrain(view)}${trees(view, 4200, (x, y) => x < 640 && y > 1130)}${trucks(view, roadStops)}
  ${rect(0, 1134, 620, 216, ore)}${wordmark(60, 1246, 300)}${say('Read the ground first.', 62, 1308, 44)}`
  return { width: 1080, height: 1350, ground: ore, html: svg(picture, 1080, 1350) }
}

/** The eye of the pit: water, four benches, and the trees at the edge. */
export async function card(): Promise<Drawing> {
  const view: View = { width: 1600, height: 1200, x: 820, y: 640, scale: 1.12, green: undug }
  const picture = `${await terrain(view)}${trees(view, 4000)}${trucks(view, roadStops)}`
  return { width: 1600, height: 1200, ground: ore, html: svg(picture, 1600, 1200) }
}
