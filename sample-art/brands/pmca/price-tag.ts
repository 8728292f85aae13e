import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import { cloth, text } from './book'

/** What is written on the tag; the stitches are counted in fives, by hand. */
function tag(): Drawing {
  const [x, y, width, height] = [300, 560, 750, 1155]
  const tally = Array.from({ length: 12 }, (_, i) => {
    const [tx, ty] = [x + 98 + (i % 6) * 98, y + 560 + Math.floor(i / 6) * 74]
    return `<path d="M${tx} ${ty}v48M${tx + 15} ${ty}v48M${tx + 30} ${ty}v48M${tx + 45} ${ty}v48M${tx - 8} ${ty + 40}L${tx + 54} ${ty + 8}" stroke="${cloth.scarlet}" stroke-width="7" stroke-linecap="round"/>`
  }).join('')
  const words = `${text(675, y + 196, 40, 'Lantern, elephant inside', cloth.kajal)}${text(675, y + 366, 126, 'Rs 1,450', cloth.scarlet)}${text(675, y + 444, 40, '4,212 stitches', cloth.kajal)}${text(675, y + 502, 40, 'She counted twice.', cloth.kajal)}
    ${text(675, y + 804, 96, 'Kuni', cloth.kajal)}${text(675, y + 892, 82, 'made it.', cloth.kajal)}${text(675, y + 972, 30, 'Every stitch has a maker.', cloth.kajal)}`
  const scale = 1.6
  const art = `<rect width="${width * scale}" height="${height * scale}" fill="${cloth.undyed}"/><g transform="scale(${scale}) translate(${-x} ${-y})">${words}${tally}</g>`
  return { width: width * scale, height: height * scale, html: svg(art, width * scale, height * scale) }
}

/** The tag is a tongue of paper that hangs from the lantern it prices; traced. */
export const priceTag = (): Drawing => still(1080, 1440, { tag: tag() })
