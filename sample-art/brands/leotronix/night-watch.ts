import { type Drawing, svg } from '../../lib/drawing'
import { enamel, graphite, line } from './book'
import { type Look, lionWith, open, petals, stroke } from './flat'
import { cat, crew, flask, operator, plinth, rail } from './operators'

/** Nothing is wrong and both eyes are open: it looks down at whoever is on duty. */
const watching: Look = {
  petal: [35, 13],
  hasWhiskers: true,
  hasDrift: false,
  eye: (side) =>
    `${open(side * 40, -24, 28, 14, side * -3, 6)}<circle cx="${side * 37 - 5}" cy="-24" r="5" fill="#fff"/>`,
  face: stroke('M-34 38Q-17 60 0 38Q17 60 34 38'),
}

/** How far each ring of the mane stands outside the one before it. */
const growth = 1.33

/** The mane goes on, ring after ring, until the wall is full. */
function wholeMane(x: number, y: number, r: number, rings: number): string {
  return Array.from({ length: rings }, (_, i) => {
    const ring = rings - i
    return `<g transform="translate(${x} ${y}) rotate(${ring * 5}) scale(${(r / 100) * growth ** ring})">${petals(watching, 4 / growth ** ring)}</g>`
  }).join('')
}

/** Where one screen of the wall meets the next. */
function joints(width: number, foot: number, across: number, down: number): string {
  const d: string[] = []
  for (let x = across; x < width; x += across) d.push(`M${x} 0V${foot}`)
  for (let y = down; y < foot; y += down) d.push(`M0 ${y}H${width}`)
  return `${line(d.join(''), graphite, 9)}${line(d.join(''), enamel, 3)}`
}

/** Before dawn in the control room: forty screens show one lion, and it is not the lion that looks tired. */
export function nightWatch(): Drawing {
  const [x, y, r, foot, top] = [1000, 424, 384, 842, 1012]
  const picture = `${wholeMane(x, y, r, 4)}${lionWith(x, y, r, watching)}${joints(2000, foot, 250, foot / 5)}${plinth(2000, foot, top, 250)}
  ${operator(420, top, 1, { ...crew.drinker, hair: 'bun' })}${operator(1000, top, 1.02, crew.listener)}${operator(1580, top, 1, { ...crew.lookout, hands: 'stretch' })}
  ${rail(2000, top, 1125)}${flask(168, top + 14, 0.9)}${cat(1272, top + 14, 0.9)}`
  return { width: 2000, height: 1125, ground: enamel, html: svg(picture, 2000, 1125) }
}

/** For phones: the same eyes, nearer. */
export function nightWatchUpright(): Drawing {
  const [x, y, r, foot, top] = [400, 396, 322, 790, 976]
  const picture = `${wholeMane(x, y, r, 3)}${lionWith(x, y, r, watching)}${joints(800, foot, 160, foot / 5)}${plinth(800, foot, top, 160)}
  ${operator(236, top, 1.14, { ...crew.lookout, hands: 'stretch' })}${rail(800, top, 1080)}${cat(590, top + 14, 1)}`
  return { width: 800, height: 1080, ground: enamel, html: svg(picture, 800, 1080) }
}
