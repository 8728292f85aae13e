import { type Drawing, svg } from '../../lib/drawing'
import { type Place, roadStops, terrain, trees, trucks, type View } from './aerial'
import { ore, rect, say, wordmark } from './book'

/** The north half has been given back; so has everything beyond the ninth bench. */
const north = ({ t, k }: Place) => ((t < -0.22 || t > 2.75) && k >= 5) || k >= 9

/** A pit is a hill turned over: one spiral road goes down and comes back up as terraces. */
export async function hero(): Promise<Drawing> {
  const view: View = { width: 2000, height: 1250, x: 1120, y: 660, scale: 1, green: north }
  const picture = `${await terrain(view)}${trees(view, 5200, (x, y) => x < 760 && y > 1010)}${trucks(view, roadStops)}
  ${rect(0, 1006, 700, 244, ore)}${wordmark(80, 1138, 360)}${say('Take the ore. Return the hill.', 82, 1204, 46)}`
  return { width: 2000, height: 1250, ground: ore, html: svg(picture, 2000, 1250) }
}

export async function heroPortrait(): Promise<Drawing> {
  const view: View = { width: 1080, height: 1350, x: 560, y: 640, scale: 0.82, green: north }
  const picture = `${await terrain(view)}${trees(view, 4200, (x, y) => x < 640 && y > 1130)}${trucks(view, roadStops)}
  ${rect(0, 1134, 620, 216, ore)}${wordmark(60, 1246, 300)}${say('Take the ore. Return the hill.', 62, 1308, 44)}`
  return { width: 1080, height: 1350, ground: ore, html: svg(picture, 1080, 1350) }
}

/** The eye of the pit: water, four benches, and the trees already at the edge. */
export async function card(): Promise<Drawing> {
  const view: View = { width: 1600, height: 1200, x: 820, y: 640, scale: 1.12, green: north }
  const picture = `${await terrain(view)}${trees(view, 4000)}${trucks(view, roadStops)}`
  return { width: 1600, height: 1200, ground: ore, html: svg(picture, 1600, 1200) }
}

/** Year 0 and year 12 of the same benches, cut down the middle. */
export async function yearSplit(): Promise<Drawing> {
  const view: View = {
    width: 2000,
    height: 1125,
    x: 1000,
    y: -330,
    scale: 1.7,
    green: ({ x }) => x > 1000,
    water: false,
  }
  const picture = `${await terrain(view)}${trees(view, 3400, (x) => x < 1026)}${trucks(view, [
    [5.26, 1.95],
    [7.24, 1.78],
    [6.25, 2.2],
  ])}${rect(990, 0, 20, 1125, '#FFF3DC')}
  ${rect(0, 835, 470, 290, ore)}${rect(1530, 835, 470, 290, '#173B2B')}${say('Year 0', 60, 970, 128, { weight: 800 })}${say('Year 12', 1580, 970, 128, { weight: 800 })}
  ${say('Ready when you are.', 62, 1052, 46)}${say('Mind the mangoes.', 1582, 1052, 46)}`
  return { width: 2000, height: 1125, ground: ore, html: svg(picture, 2000, 1125) }
}

/** The end page: the spiral is still there, but only the trees know. */
export async function endPage(): Promise<Drawing> {
  const view: View = {
    width: 2000,
    height: 1125,
    x: 1240,
    y: 560,
    scale: 0.92,
    green: () => true,
    water: true,
  }
  const picture = `${await terrain(view)}${trees(view, 5600, (x, y) => x < 720 && y > 860)}${rect(0, 870, 690, 255, '#173B2B')}
  ${say('Closed.', 80, 988, 118, { weight: 800 })}${say('Please walk in.', 84, 1056, 48)}`
  return { width: 2000, height: 1125, ground: '#173B2B', html: svg(picture, 2000, 1125) }
}
