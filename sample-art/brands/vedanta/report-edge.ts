import { type Drawing, svg } from '../../lib/drawing'
import { laterite } from './book'
import { reportFrom } from './report-solid'

/** The corner of the annual report, from over the left of its foot and so near that its edges run apart. */
export function reportEdge(): Drawing {
  const report = reportFrom({
    eye: [-1180, 3560, 1560],
    at: [560, 1560, -260],
    scale: 2080,
    middle: [590, 452],
    mark: false,
  })
  const picture = `<rect width="1440" height="1080" fill="${laterite}"/><path d="M-10 -10H1450V420L-10 760Z" fill="#B44E30"/>${report}`
  return { width: 1440, height: 1080, ground: laterite, html: svg(picture, 1440, 1080) }
}
