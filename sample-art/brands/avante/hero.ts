import { type Drawing, svg } from '../../lib/drawing'
import { coral, night, peach, wordmark } from './book'
import { Model } from './isometric'
import { pool, quarter } from './quarter'

/** A quarter where every house steps forward, so the neighbour's roof is nobody's ceiling. */
export function hero(): Drawing {
  const model = new Model(39, 1000, 830)
  quarter(model, pool(model))
  const art = `<rect width="2000" height="1250" fill="${peach}"/>
    <circle cx="1506" cy="452" r="222" fill="${coral}"/>${model.draw()}`
  return { width: 2000, height: 1250, html: svg(art, 2000, 1250) }
}

/** The same quarter for a phone: name above, the sun behind the tower, the pool at the reader's feet. */
export function heroPortrait(): Drawing {
  const model = new Model(33, 540, 890)
  quarter(model, pool(model))
  const art = `<rect width="1080" height="1350" fill="${peach}"/>
    <circle cx="806" cy="436" r="190" fill="${coral}"/>${model.draw()}
    ${wordmark(72, 72, 470, night)}`
  return { width: 1080, height: 1350, html: svg(art, 1080, 1350) }
}
