import type { Drawing } from '../../lib/drawing'
import { cloth, letter, mirror, patch, petalRing, round, sewn, stitch, tongue } from './book'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth

/** Four quarters, four letters, sewn edge to edge into one round canopy; a mirror pins the middle. */
export function card(): Drawing {
  const [cx, cy, radius] = [800, 600, 470]
  const quarters: readonly (readonly [string, number, number, string, string, string, string])[] = [
    ['P', -1, -1, scarlet, undyed, kajal, turmeric],
    ['M', 1, -1, turmeric, kajal, undyed, scarlet],
    ['C', -1, 1, kajal, turmeric, scarlet, kajal],
    ['A', 1, 1, leaf, undyed, kajal, turmeric],
  ]
  const fringe = [undyed, blue, scarlet, kajal, turmeric, leaf]
  const tongues = Array.from({ length: 36 }, (_, i) => {
    const fill = fringe[i % 6] ?? undyed
    return `<g transform="translate(${cx} ${cy}) rotate(${i * 10}) translate(0 ${-radius + 20}) scale(1 -1)">${patch(tongue(-43, 0, 86, 128), fill, fill === undyed ? scarlet : undyed, 0.8, 0, 60)}</g>`
  }).join('')
  const cut = quarters
    .map(
      ([, sx, sy, ground]) =>
        `<path d="M${cx} ${cy}H${cx + sx * radius}A${radius} ${radius} 0 0 ${sx * sy > 0 ? 1 : 0} ${cx} ${cy + sy * radius}Z" fill="${ground}"/>`,
    )
    .join('')
  const letters = quarters
    .map(([character, sx, sy, , felt, edge, thread]) =>
      letter(character, cx + sx * 200, cy + sy * 194, 276, 262, felt, edge, thread),
    )
    .join('')
  const beyond = petalRing(cx, cy, {
    count: 24,
    inner: 600,
    outer: 800,
    width: 98,
    fills: [turmeric, scarlet],
    offset: 0.5,
  })
  const far = petalRing(cx, cy, {
    count: 24,
    inner: 780,
    outer: 1030,
    width: 124,
    fills: [kajal, leaf, undyed],
  })
  const seams = `M${cx - 9} ${cy - radius}V${cy + radius}M${cx + 9} ${cy - radius}V${cy + radius}M${cx - radius} ${cy - 9}H${cx + radius}M${cx - radius} ${cy + 9}H${cx + radius}`
  const markup = `${far}${beyond}${tongues}
    <g filter="url(#sewn)"><circle cx="${cx}" cy="${cy}" r="${radius + 22}" fill="${undyed}"/></g>${stitch(round(cx, cy, radius + 11), scarlet)}<g filter="url(#sewn)">${cut}</g>${stitch(seams, undyed, 5)}${letters}
    ${petalRing(cx, cy, { count: 8, inner: 44, outer: 112, width: 36, fills: [undyed, blue] })}${mirror(cx, cy, 58, undyed)}`
  return sewn(1600, 1200, markup, blue)
}
