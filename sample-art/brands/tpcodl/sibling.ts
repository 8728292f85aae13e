import { type Drawing, svg } from '../../lib/drawing'
import * as north from '../tpnodl/book'
import { type Bulb, rays, strung } from '../tpnodl/bulb'
import { line, live, mahanadi, rect, say, shadow, wordmark } from './book'
import { Filigree, liveLine } from './filigree'
import { vine } from './vine'

/** Lighter than the page, so that the sheet has an edge. */
const teal = '#17606C'

/** As wide as the wire is drawn inside the glass: with another width its edge would step where it comes out. */
const wireIn = ({ r }: Bulb): number => r * 0.078

/** Sibling sheet: in the north the live line smiles, in the city it turns into filigree; they meet at the fold. */
export function siblings(): Drawing {
  const bulb: Bulb = { x: 560, y: 268, r: 172 }
  const piece = new Filigree()
  const wave = vine(piece, { from: 2200, to: 1080, y: 300, bends: 4, amplitude: [60, 150] })
  const off = (degrees: number) => degrees < 20 || degrees > 346 || Math.abs(degrees - 168) < 16
  const picture = `${rect(0, 0, 1080, 600, north.cobalt)}${rect(1080, 0, 1080, 600, teal)}
  ${north.pylon(90, 640, 520, north.sky, 7)}<circle cx="560" cy="268" r="262" fill="${north.halo}"/>${rays(bulb, north.yellow, off)}
  ${piece.draw()}<g>${strung(bulb, { from: [-20, 200], to: [1080, 300], sag: 170, sagTo: 150, colour: live, width: wireIn(bulb) })}</g>
  <clipPath id="city"><rect x="1080" width="1080" height="600"/></clipPath><g clip-path="url(#city)">${liveLine(wave, wireIn(bulb), shadow)}</g><circle cx="1080" cy="300" r="20" fill="${live}"/>
  ${north.wordmark(196, 556, 210, north.white)}${wordmark(1890, 556, 210)}${say('The same line, in town.', 1830, 556, 34, { anchor: 'end' })}`
  return { width: 2160, height: 600, ground: mahanadi, html: svg(picture, 2160, 600) }
}

/** For phones the sheet is folded across: the city above, the north below; one line swings down across the fold and back through the bulb. */
export function siblingsPhone(): Drawing {
  const [width, height, foldAt] = [1080, 1350, 600]
  const bulb: Bulb = { x: 520, y: 930, r: 190 }
  const piece = new Filigree()
  const wave = vine(piece, { from: -60, to: 894, y: 366, bends: 3, amplitude: [90, 116] })
  const off = (degrees: number) => degrees < 22 || degrees > 338 || Math.abs(degrees - 180) < 22
  // The swing takes up the slope of the last bend, passes the fold and gives over to the span that the bulb hangs on.
  const fold = [972, foldAt] as const
  const hung = [930, 862] as const
  const down = `C942 436 953 522 ${fold[0]} ${fold[1]}`
  const back = `M${fold[0]} ${fold[1]}C994 692 979 800 ${hung[0]} ${hung[1]}`
  const gauge = wireIn(bulb)
  const picture = `${rect(0, 0, width, foldAt, teal)}${rect(0, foldAt, width, height - foldAt, north.cobalt)}
  ${north.pylon(20, 1390, 520, north.sky, 7)}<circle cx="${bulb.x}" cy="${bulb.y}" r="284" fill="${north.halo}"/>${rays(bulb, north.yellow, off)}
  ${piece.draw()}<g>${strung(bulb, { from: [-20, 900], to: [...hung], sag: 120, sagTo: 150, colour: live, width: gauge })}</g>
  ${line(back, live, gauge)}<clipPath id="above"><rect width="${width}" height="${foldAt}"/></clipPath><g clip-path="url(#above)">${liveLine(`${wave}${down}`, gauge, shadow)}</g><circle cx="${fold[0]}" cy="${fold[1]}" r="22" fill="${live}"/>
  ${wordmark(60, 104, 250)}${say('The same line, in town.', 1020, 106, 42, { anchor: 'end' })}${north.wordmark(770, 1300, 250, north.white)}`
  return { width, height, ground: mahanadi, html: svg(picture, width, height) }
}
