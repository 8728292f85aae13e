import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import { cream, leafGreen, leafLight, lines, marigold, wordmark } from './book'

/** The fence in one piece: boards, a line, and the name on the last of them. */
function boards(): Drawing {
  const [width, height, board] = [3600, 1000, 400]
  const seams = Array.from(
    { length: width / board - 1 },
    (_, i) =>
      `<path d="M${(i + 1) * board} 0V${height}" stroke="#123F38" stroke-width="7"/><path d="M${(i + 1) * board + 6} 0V${height}" stroke="${leafLight}" stroke-width="4"/>`,
  ).join('')
  return {
    width,
    height,
    html: svg(
      `<rect width="${width}" height="${height}" fill="${leafGreen}"/>${seams}${lines(['Rain falls straight.', 'So do our walls.'], 560, 430, { size: 176, fill: cream, leading: 1.2 })}${wordmark(2560, 560, 480, marigold)}`,
      width,
      height,
    ),
  }
}

/** The site's fence on a wet evening: garland, five bobs, and rain that falls as plumb as they hang; traced. */
export const rainFence = () => still(1800, 1350, { boards: boards() })
