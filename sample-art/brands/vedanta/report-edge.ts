import { type Drawing, svg } from '../../lib/drawing'
import { laterite } from './book'
import { reportFrom } from './report-solid'

const [width, height] = [1800, 1013]

/** The whole report across the edge of its foot: so low that seven boards and the pages below them are as much of the picture as the cover is, so straight on that its words are not sheared. */
export function reportEdge(): Drawing {
  const report = reportFrom({
    eye: [-300, 5200, 2000],
    at: [820, 1400, -200],
    scale: 2620,
    middle: [878, 470],
    shade: 0.2,
    mark: true,
  })
  const picture = `<rect width="${width}" height="${height}" fill="${laterite}"/><path d="M-10 -10H${width + 10}V300L-10 640Z" fill="#B44E30"/>${report}`
  return { width, height, ground: laterite, html: svg(picture, width, height) }
}
