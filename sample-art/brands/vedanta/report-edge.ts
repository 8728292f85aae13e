import { type Drawing, svg } from '../../lib/drawing'
import { laterite } from './book'
import { reportFrom } from './report-solid'

const [width, height] = [1800, 1013]

/** The whole report from over the corner of its foot, so low that seven boards and the pages below them are as much of the picture as the cover is. */
export function reportEdge(): Drawing {
  const report = reportFrom({
    eye: [-2350, 4300, 1980],
    at: [820, 1240, -200],
    scale: 2480,
    middle: [872, 440],
    mark: true,
  })
  const picture = `<rect width="${width}" height="${height}" fill="${laterite}"/><path d="M-10 -10H${width + 10}V300L-10 640Z" fill="#B44E30"/>${report}`
  return { width, height, ground: laterite, html: svg(picture, width, height) }
}
