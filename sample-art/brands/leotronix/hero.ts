import { type Drawing, svg } from '../../lib/drawing'
import { enamel, say, ticks, wordmark } from './book'
import { lion } from './lion'
import { paints, screw, sheet } from './parts'

/** The panel has a face: three phases are its mane. */
export function hero(): Drawing {
  const picture = `${paints}${sheet(2000, 1250)}${ticks(1000, 622, 612)}${lion(1000, 622, 316)}${screw(1912, 82, 30, -0.7)}${screw(88, 1168, 30, 0.4)}
  ${wordmark(92, 142, 330)}${say(['Three phases.', 'One mane.'], 150, 1120, 35, { leading: 1.62 })}${say(['R  415 V', 'Y  415 V', 'B  415 V'], 1934, 1080, 25, { anchor: 'end', leading: 1.75 })}`
  return { width: 2000, height: 1250, ground: enamel, html: svg(picture, 2000, 1250) }
}

export function heroPortrait(): Drawing {
  const picture = `${paints}${sheet(1080, 1350)}${ticks(540, 650, 496)}${lion(540, 650, 256)}${screw(1012, 76, 24, -0.7)}
  ${wordmark(64, 118, 300)}${say(['Three phases.', 'One mane.'], 64, 1246, 36, { leading: 1.5 })}${say(['415 V'], 1016, 1300, 30, { anchor: 'end' })}`
  return { width: 1080, height: 1350, ground: enamel, html: svg(picture, 1080, 1350) }
}

/** The face alone, near enough to press. */
export function card(): Drawing {
  const picture = `${paints}${sheet(1600, 1200)}${lion(800, 612, 372)}`
  return { width: 1600, height: 1200, ground: enamel, html: svg(picture, 1600, 1200) }
}
