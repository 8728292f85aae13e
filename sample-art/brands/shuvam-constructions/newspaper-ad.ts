import { type Drawing, svg } from '../../lib/drawing'
import { brick, leafGreen, lines, shadows, umber, wordmark } from './book'
import { bob } from './garland'

const paper = '#EFE6D6'

/** A page bought for one line: it hangs from the top edge and everything else keeps out of its way. */
export function newspaperAd(): Drawing {
  const pulp = `<filter id="pulp" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="6"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .18 0 0 0 0 .1 0 0 0 1.5 -.72"/></filter><rect width="1350" height="1800" filter="url(#pulp)" opacity=".32" style="mix-blend-mode:multiply"/>`
  const page = `<g filter="url(#high)"><rect width="1350" height="1800" fill="${paper}"/></g>
    <path d="M810 0V1330" stroke="${umber}" stroke-width="6"/>${bob(810, 1560, 240)}
    <path d="M60 1562H1290" stroke="${umber}" stroke-width="6"/>
    ${lines(['The wall', 'is plumb.', 'So is the', 'quote.'], 762, 950, { size: 96, fill: brick, anchor: 'end', leading: 1.06 })}
    ${lines(['We paid for', 'a whole page', 'to show you', 'one straight', 'line. It is', 'what we do', 'with walls, too.'], 860, 932, { size: 48, fill: umber, leading: 1.24 })}
    ${wordmark(60, 1622, 480, brick)}${lines(['Marigolds optional.'], 1290, 1694, { size: 46, fill: umber, anchor: 'end' })}${pulp}`
  const art = `${shadows}<rect width="1350" height="1800" fill="${leafGreen}"/><g transform="translate(88 117) scale(.87)">${page}</g>`
  return { width: 1350, height: 1800, html: svg(art, 1350, 1800) }
}
