import { type Drawing, svg } from '../../lib/drawing'
import { copper, deep, lines, night, star, starlight } from './book'
import { tower } from './towers'

/** 3:33 at night, the middle tower alone: the hour that spells the name. */
export function story(): Drawing {
  const axis = { x: 540, y: 760 }
  const art = `<rect width="1080" height="1920" fill="${deep}"/>
    ${tower({ x: 540, top: 700, foot: 1700, width: 300, columns: 10 }, axis)}
    <rect y="1640" width="1080" height="280" fill="${copper}"/>
    ${lines(['3:33'], 540, 470, { size: 400, fill: starlight, anchor: 'middle', bold: 5 })}
    ${star(540, 596, 62, starlight)}
    ${lines(['You are up anyway.', 'Look up anyway.'], 72, 1752, { size: 84, fill: night, leading: 1.12 })}`
  return { width: 1080, height: 1920, html: svg(art, 1080, 1920) }
}
