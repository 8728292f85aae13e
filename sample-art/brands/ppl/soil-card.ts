import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { lines, nitrogen, phosphorus, potash, root, soil, strata } from './book'
import { nutrient } from './ground'

const columns = [
  { name: 'N', says: 'Green enough.', full: 17, colour: nitrogen },
  { name: 'P', says: 'Happy roots.', full: 14, colour: phosphorus },
  { name: 'K', says: 'Hungry.', full: 5, colour: potash },
]

/** Crumbs of the tested field, left on the card as the proof. */
function crumbs(): string {
  const next = random(17)
  return Array.from({ length: 260 }, () => {
    const a = next() * 6.283
    const r = 250 * next() ** 0.7
    const [x, y, s] = [1200 + Math.cos(a) * r * 1.25, 1270 + Math.sin(a) * r * 0.8, 3 + next() ** 2 * 22]
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(next() * 360).toFixed(0)})" d="M${-s} ${s * 0.2}L${-s * 0.3} ${-s * 0.8}L${s * 0.7} ${-s * 0.5}L${s} ${s * 0.4}L${s * 0.1} ${s * 0.9}Z" fill="${strata[Math.floor(next() * 4)]}"/>`
  }).join('')
}

/** A soil test that needs no reading glasses: twenty shapes a column, the hollow ones are missing. */
export function soilCard(): Drawing {
  const counts = columns.map(({ name, says, full, colour }, c) => {
    const x = 250 + c * 350
    const marks = Array.from({ length: 20 }, (_, i) => {
      const [px, py] = [x + (i % 4) * 66, 910 - Math.floor(i / 4) * 66]
      return i < full
        ? nutrient(c, px, py, 22)
        : `<g opacity=".16">${nutrient(c, px, py, 22).replace(colour, soil)}</g>`
    })
    return `${marks.join('')}${lines([name], x - 26, 580, { size: 110, fill: soil })}${lines([says], x - 26, 1002, { size: 43, fill: soil })}`
  })
  const art = `<rect width="1500" height="1500" fill="${potash}"/><g transform="rotate(-5 750 750)"><rect x="150" y="136" width="1240" height="1270" rx="22" fill="${soil}" opacity=".3"/><rect x="120" y="100" width="1240" height="1270" rx="22" fill="${root}"/>
    <path d="M120 122a22 22 0 0 1 22-22H1338a22 22 0 0 1 22 22V420H120Z" fill="${soil}"/><circle cx="740" cy="136" r="22" fill="${potash}"/>
    ${lines(['Dear field,'], 200, 252, { size: 96, fill: root })}${lines(['here is what you had for lunch.'], 204, 340, { size: 52, fill: root })}
    ${counts.join('')}<path d="M200 1060H1280" stroke="${soil}" stroke-width="5"/>
    ${lines(['Short of potash.', 'One yellow bag,', 'then call again.'], 204, 1150, { size: 62, fill: soil, leading: 1.2 })}</g>${crumbs()}`
  return { width: 1500, height: 1500, html: svg(art, 1500, 1500) }
}
