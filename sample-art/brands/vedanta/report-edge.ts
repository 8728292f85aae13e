import { type Drawing, svg } from '../../lib/drawing'
import { laterite } from './book'
import { reportFrom } from './report-solid'

const [width, height] = [1800, 1013]

/** The whole report across the edge of its foot: low enough for its seven boards and the pages below them, but so high and from so far away that the letters on its cover stay as condensed at the top as at the foot. */
export function reportEdge(): Drawing {
  const report = reportFrom({
    eye: [-880, 7180, 5100],
    at: [820, 1400, -200],
    scale: 3700,
    middle: [892, 514],
    shade: 0.2,
    mark: true,
  })
  const picture = `<rect width="${width}" height="${height}" fill="${laterite}"/><path d="M-10 -10H${width + 10}V300L-10 640Z" fill="#B44E30"/>${report}`
  return { width, height, ground: laterite, html: svg(picture, width, height) }
}
