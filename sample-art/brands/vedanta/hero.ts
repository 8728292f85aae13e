import { type Drawing, svg } from '../../lib/drawing'
import { type Place, roadStops, terrain, trees, trucks, type View } from './aerial'
import { ore, rect, sand, say, wordmark } from './book'

/** Beyond the ninth bench nobody has dug: forest. */
const undug = ({ k }: Place) => k >= 9

/** The pit from the air: one spiral road, and the scale of colours on its benches. */
export async function hero(): Promise<Drawing> {
  const view: View = { width: 2000, height: 1250, x: 1120, y: 660, scale: 1, green: undug }
  const picture = `${await terrain(view)}${trees(view, 5200, (x, y) => x < 760 && y > 1010)}${trucks(view, roadStops)}
  ${rect(0, 1006, 700, 244, ore)}${wordmark(80, 1138, 360)}${say('Read the ground first.', 82, 1204, 46)}`
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

/** The same benches twice: from the air, and as lines on the plan. */
export async function airAndPlan(): Promise<Drawing> {
  const view: View = {
    width: 2000,
    height: 1125,
    x: 1000,
    y: -330,
    scale: 1.7,
    green: undug,
    plan: ({ x }) => x > 1000,
    water: false,
  }
  const picture = `${await terrain(view)}${trees(view, 3400, (x) => x > 960)}${trucks(view, [
    [5.26, 1.95],
    [6.25, 2.2],
  ])}${rect(990, 0, 20, 1125, ore)}
  ${rect(0, 835, 640, 290, ore)}${rect(1360, 835, 640, 290, ore)}${say('From the air', 60, 970, 112, { weight: 800 })}${say('On the plan', 1420, 970, 112, { weight: 800 })}
  ${say('The darker, the deeper.', 62, 1058, 57)}${say('Two lines a bench.', 1422, 1058, 57)}`
  return { width: 2000, height: 1125, ground: ore, html: svg(picture, 2000, 1125) }
}

/** The end page: the pit on paper. */
export async function endPage(): Promise<Drawing> {
  const view: View = {
    width: 2000,
    height: 1125,
    x: 1240,
    y: 560,
    scale: 0.92,
    green: undug,
    plan: () => true,
  }
  const picture = `${await terrain(view)}${rect(0, 850, 690, 275, ore)}
  ${say('The pit,', 80, 968, 104, { weight: 800 })}${say('line by line.', 80, 1070, 104, { weight: 800 })}`
  return { width: 2000, height: 1125, ground: sand, html: svg(picture, 2000, 1125) }
}
