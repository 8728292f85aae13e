import { type Drawing, svg } from '../../lib/drawing'
import { coral, tones } from './book'
import { Model } from './isometric'
import { quarter } from './quarter'

/** The upper storeys of the key visual from close by, against cobalt: its tower is plaster here, or it would be lost. */
export function card(): Drawing {
  const model = new Model(62, 760, 1450, 'card')
  quarter(model, '', { house: 'plaster', stair: tones.coral })
  const art = `<rect width="1600" height="1200" fill="${tones.cobalt.left}"/>
    <circle cx="1076" cy="505" r="326" fill="${coral}"/>${model.draw()}`
  return { width: 1600, height: 1200, html: svg(art, 1600, 1200) }
}
