import type { Drawing } from '../../lib/drawing'
import { cloth, mirror, patch, petalRing, sewn, stitch, teeth, text, tongue } from './book'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth

/** The tag is a tongue of paper that hangs from the lantern it prices; the stitches are counted in fives, by hand. */
export function priceTag(): Drawing {
  const [width, height] = [1350, 1800]
  const fringe = Array.from({ length: 6 }, (_, i) => {
    const fill = [kajal, undyed, blue, turmeric, undyed, leaf][i] ?? undyed
    const step = 232
    const x = -21 + i * step
    return `${patch(tongue(x, 150, step, 330), fill, fill === undyed || fill === turmeric ? scarlet : undyed, 0.84, x + step / 2, 310)}${mirror(x + step / 2, 372, 36, fill === undyed ? scarlet : undyed)}`
  }).join('')
  const rail = `<g filter="url(#sewn)"><rect x="-20" y="-20" width="1390" height="216" fill="${leaf}"/></g>${teeth(-15, 40, 1380, 112, 12)}${stitch('M-10 24H1360M-10 172H1360', undyed, 6)}`
  const [x, y, w] = [300, 560, 750]
  const tag = `M${x} ${y + 60}L${x + 60} ${y}H${x + w - 60}L${x + w} ${y + 60}V${y + 780}A${w / 2} ${w / 2} 0 0 1 ${x} ${y + 780}Z`
  const hole = `<circle cx="675" cy="${y + 74}" r="30" fill="${scarlet}"/><circle cx="675" cy="${y + 74}" r="38" fill="none" stroke="${kajal}" stroke-width="9"/>`
  const thread = `<path d="M690 395C640 470 700 520 676 ${y + 74}M662 395C700 470 650 540 676 ${y + 74}" fill="none" stroke="${turmeric}" stroke-width="9" stroke-linecap="round"/>`
  const tally = Array.from({ length: 12 }, (_, i) => {
    const [tx, ty] = [x + 98 + (i % 6) * 98, y + 560 + Math.floor(i / 6) * 74]
    return `<path d="M${tx} ${ty}v48M${tx + 15} ${ty}v48M${tx + 30} ${ty}v48M${tx + 45} ${ty}v48M${tx - 8} ${ty + 40}L${tx + 54} ${ty + 8}" stroke="${scarlet}" stroke-width="7" stroke-linecap="round"/>`
  }).join('')
  const words = `${text(675, y + 196, 40, 'Lantern, elephant inside', kajal)}${text(675, y + 366, 126, 'Rs 1,450', scarlet)}${text(675, y + 444, 40, '4,212 stitches', kajal)}${text(675, y + 502, 40, 'She counted twice.', kajal)}
    ${text(675, y + 804, 96, 'Kuni', kajal)}${text(675, y + 892, 82, 'Maharana', kajal)}${text(675, y + 972, 30, 'Every stitch has a surname.', kajal)}`
  const ground = petalRing(675, 1230, {
    count: 22,
    inner: 620,
    outer: 830,
    width: 96,
    fills: [turmeric, undyed, kajal],
  })
  return sewn(
    width,
    height,
    `${ground}${fringe}${rail}<g filter="url(#sewn)"><g filter="url(#sewn)"><path d="${tag}" fill="${undyed}"/></g></g>${stitch(tag, kajal, 5, `transform="translate(675 ${y + 500}) scale(.94 .955) translate(-675 ${-y - 500})"`)}${hole}${thread}${words}${tally}`,
    scarlet,
    2,
  )
}
