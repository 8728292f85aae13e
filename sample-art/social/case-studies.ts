import sharp from 'sharp'
import { crisp, height, lettering, signature, width } from './frame'
import { fillMeasure, line } from './lettering'
import type { Draw } from './scene'
import { cloth, content, field, hasMaster, heightOf, master } from './stores'

/** The band beside the picture; what is left is 4:3, the shape of the cards. */
const band = 360
const inset = 36

/** The words of a name, a line each; a short word joins the line before it. */
function stacked(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last && last.length + word.length < 11) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A case study: the brand's card, uncut, beside a band with the agency's mark, the project's name and its cloth. */
export function caseStudy(id: string): Draw {
  return async () => {
    const data = content(`projects/${id}`)
    const [panel, onPanel] = [field<string>(data, 'theme.panel'), field<string>(data, 'theme.onPanel')]
    const art = (await hasMaster(`${id}/card`)) ? `${id}/card` : `${id}/hero`
    const clothTop = height - heightOf(`band-${id}`)
    const name = fillMeasure(stacked(field(data, 'name')), band - 2 * inset, 300, 18)
    const trade = line(field(data, 'sector'), 27, 100)
    const tradeTop = clothTop - 34 - trade.height
    const nameTop = tradeTop - 28 - name.height
    const words =
      signature(inset, 40, onPanel, panel, field(content('agency'), 'name')) +
      lettering(name, inset, nameTop, onPanel) +
      lettering(
        { lines: [{ ...trade, y: 0 }], height: trade.height, letters: trade.base },
        inset,
        tradeTop,
        onPanel,
      )
    const picture = await master(art, width - band, height)
    return {
      ground: await sharp({ create: { width, height, channels: 3, background: panel } })
        .png()
        .toBuffer(),
      layers: [
        { input: picture, left: band, top: 0 },
        { input: await cloth(`band-${id}`, band), left: 0, top: clothTop },
        { input: crisp(words) },
      ],
    }
  }
}
