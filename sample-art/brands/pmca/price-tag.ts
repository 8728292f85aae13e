import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import { cloth, text } from './book'

/** What is written on the tag, large enough to be read where the picture stands narrow beside another; the stitches are counted in fives, by hand. */
function tag(): Drawing {
  const [x, y, width, height] = [300, 560, 750, 1155]
  const tally = Array.from({ length: 6 }, (_, i) => {
    const [tx, ty] = [x + 98 + i * 98, y + 536]
    return `<path d="M${tx} ${ty}v52M${tx + 17} ${ty}v52M${tx + 34} ${ty}v52M${tx + 51} ${ty}v52M${tx - 10} ${ty + 44}L${tx + 62} ${ty + 8}" stroke="${cloth.scarlet}" stroke-width="8" stroke-linecap="round"/>`
  }).join('')
  const line = (down: number, size: number, words: string, colour = cloth.kajal): string =>
    text(x + width / 2, y + down, size, words, colour)
  const words = [
    line(190, 57, 'Lantern,'),
    line(254, 57, 'elephant inside'),
    line(400, 124, 'Rs 1,450', cloth.scarlet),
    line(494, 58, '4,212 stitches'),
    line(656, 50, 'She counted twice.'),
    line(782, 77, 'Kuni made it.'),
    line(886, 66, 'Every stitch'),
    line(961, 66, 'has a maker.'),
  ].join('')
  const scale = 1.6
  const art = `<rect width="${width * scale}" height="${height * scale}" fill="${cloth.undyed}"/><g transform="scale(${scale}) translate(${-x} ${-y})">${words}${tally}</g>`
  return { width: width * scale, height: height * scale, html: svg(art, width * scale, height * scale) }
}

/** The tag is a tongue of paper that hangs from the lantern it prices; traced. */
export const priceTag = (): Drawing => still(1080, 1440, { tag: tag() })
