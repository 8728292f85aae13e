import { type Drawing, svg } from '../../lib/drawing'
import { copper, lines, night, star, starlight, trails } from './book'
import { tower } from './towers'

/** 3:33 at night, the middle tower alone: the hour that spells the name, and the sky that turns round its roof. */
export function story(): Drawing {
  const axis = { x: 540, y: 640 }
  const hour = lines(['3:33'], axis.x, 418, { size: 420, anchor: 'middle', fill: starlight, bold: 6 })
  // The hour stands in a clearing of the sky: no trail is cut, each one ends where it comes to the rim. Its foot touches the tip of the star.
  const clearing = { x: axis.x, y: 308, across: 428, down: 258 }
  const art = `<rect width="1080" height="1920" fill="${night}"/>${trails({ ...axis, from: 92, to: 1250, every: 21, weight: 1.4, seed: 8, clearing })}
    ${tower({ x: axis.x, top: 752, foot: 1700, width: 300, columns: 10 }, axis)}
    <rect y="1640" width="1080" height="280" fill="${copper}"/>
    ${hour}${star(axis.x, axis.y, 84, starlight, `stroke="${night}" stroke-width="26" paint-order="stroke"`)}
    ${lines(['You are up anyway.', 'Look up anyway.'], 72, 1752, { size: 84, fill: night, leading: 1.12 })}`
  return { width: 1080, height: 1920, html: svg(art, 1080, 1920) }
}
