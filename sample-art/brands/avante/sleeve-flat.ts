import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, lines, night, peach, tones, wordmark } from './book'

const [wide, long, steps] = [740, 850, 6]

/** The mouth of the front, cut as a stair that rises to the right; the back is cut lower, so that a thumb finds the card. */
const stair = Array.from({ length: steps }, (_, i) => `V${280 - i * 46}H${((i + 1) * wide) / steps}`).join('')
const flat = `M0 ${long}${stair}V200H${wide * 2}L${wide * 2 + 110} 250V${long - 50}L${wide * 2} ${long}V${long + 60}L${wide * 2 - 40} ${long + 110}H${wide + 40}L${wide} ${long + 60}V${long}Z`
/** What was cut away: the stair once more, upside down. */
const waste = `M0 280${stair}V-40H0Z`

/** The sleeve of the key, cut out and scored, not yet folded; what the knife took away lies above it. */
export function sleeveFlat(): Drawing {
  const grid = Array.from({ length: 40 }, (_, i) => `M${i * 50} 0V1125M0 ${i * 50}H2000`).join('')
  const shade = (path: string, x: number, y: number) =>
    `<path d="${path}" transform="translate(${x} ${y})" fill="${night}" opacity=".55" filter="url(#soft)"/>`
  const score = `M${wide} 60V${long}M${wide * 2} 200V${long}M${wide} ${long}H${wide * 2}`
  const knife = `<path d="M0 0L190 -34V34Z" fill="#FFFBF2"/><path d="M190 -34H250V34H190Z" fill="${tones.plaster.right}"/><rect x="250" y="-46" width="560" height="92" rx="46" fill="${peach}"/><rect x="300" y="-46" width="26" height="92" fill="${coral}"/><path d="M0 0L190 34V20Z" fill="${tones.cobalt.top}"/>`
  const art = `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
    <rect width="2000" height="1125" fill="${cobalt}"/><path d="${grid}" stroke="${tones.cobalt.top}" stroke-width="2" opacity=".45"/>
    <g transform="translate(232 128) rotate(-1.5)">${shade(flat, 22, 20)}<path d="${flat}" fill="${coral}"/>
      <path d="M${wide} ${long}H${wide * 2}V${long + 60}L${wide * 2 - 40} ${long + 110}H${wide + 40}L${wide} ${long + 60}Z" fill="${tones.coral.top}"/><path d="M${wide * 2} 200L${wide * 2 + 110} 250V${long - 50}L${wide * 2} ${long}Z" fill="${tones.coral.top}"/>
      <path d="${score}" fill="none" stroke="${night}" stroke-width="5" stroke-dasharray="22 16"/><path d="M0 ${long}${stair}" fill="none" stroke="#FFB697" stroke-width="5"/>
      ${lines(['Mind', 'the step.', 'Then mind', 'the view.'], 54, 384, { size: 96, fill: night, leading: 1.06 })}${wordmark(54, 752, 330, night)}
      ${lines(['Four floors up', 'it opens one door.', 'The rest are open.'], wide + 54, 420, { size: 74, fill: night, leading: 1.14 })}</g>
    <g transform="translate(192 34) rotate(-6)">${shade(waste, 16, 14)}<path d="${waste}" fill="${coral}"/></g>
    <g transform="translate(1120 176) rotate(-11)"><g opacity=".5" filter="url(#soft)" transform="translate(20 26)"><rect y="-40" x="80" width="730" height="80" rx="40" fill="${night}"/></g>${knife}</g>`
  return { width: 2000, height: 1125, ground: cobalt, html: svg(art, 2000, 1125) }
}
