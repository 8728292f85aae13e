import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import { cream, night, products, say, vermilion } from './book'
import { face, pitch, sheetDefs, tall } from './sheet'

/** What the films of the five packs are printed with. */
const film = (index: number): Drawing => ({
  width: pitch * 2,
  height: tall * 2,
  html: svg(`${sheetDefs()}<g transform="scale(2)">${face(index, true)}</g>`, pitch * 2, tall * 2),
})

/** The rail on the shelf’s edge: a price under each pack. */
function rail(): Drawing {
  const prices = ['₹ 84', '₹ 118', '₹ 46', '₹ 62', '₹ 74']
  const tickets = products.map((_, at) => {
    const x = 1487 - 120 + (at - 2) * 345
    return `<rect x="${x}" y="22" width="240" height="116" fill="${cream}"/>${say(prices[at] ?? '', x + 120, 104, 70, { anchor: 'middle', colour: at === 1 ? vermilion : night })}`
  })
  return {
    width: 3000,
    height: 160,
    html: svg(`<rect width="3000" height="160" fill="#8E1F16"/>${tickets.join('')}`, 3000, 160),
  }
}

/** The range on the shelf of a grocer’s, between sacks and jars; traced. */
export const shopShelf = () =>
  still(1800, 1350, {
    ...Object.fromEntries(products.map((_, at) => [`film-${at}`, film(at)])),
    rail: rail(),
  })
