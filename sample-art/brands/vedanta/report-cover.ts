import { type Drawing, svg } from '../../lib/drawing'
import { laterite } from './book'
import { reportFrom } from './report-solid'

/** The annual report as a whole: it lies closed on a table of laterite, in low sun. */
export function reportCover(): Drawing {
  const report = reportFrom({
    eye: [-1700, 4900, 4300],
    at: [820, 1200, -200],
    scale: 2860,
    middle: [744, 566],
    shade: 0.36,
    mark: true,
  })
  const picture = `<rect width="1600" height="1200" fill="${laterite}"/><path d="M-10 -10H1610V420L-10 800Z" fill="#B44E30"/>${report}`
  return { width: 1600, height: 1200, ground: laterite, html: svg(picture, 1600, 1200) }
}
