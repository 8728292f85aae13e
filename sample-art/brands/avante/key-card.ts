import { type Drawing, svg } from '../../lib/drawing'
import { arch, cobalt, coral, lines, night, peach, plaster, rose, tones, wordmark } from './book'

const [wide, long] = [700, 1150]
const steps = 6

/** The mouth of the sleeve, cut as a stair that rises to the right. */
const mouth = Array.from({ length: steps }, (_, i) => `V${-i * 62}H${((i + 1) * wide) / steps}`).join('')
const sleeve = `M0 ${long}${mouth}V${long}Z`

/** The key: an arch, four steps to it, the sun inside. */
function card(): string {
  const treads = [0, 1, 2, 3].map(
    (i) =>
      `<rect x="${170 + i * 80}" y="${520 - i * 66}" width="${320 - i * 80}" height="66" fill="${i % 2 ? '#FFFBF2' : plaster}"/>`,
  )
  return `<rect width="660" height="1040" rx="34" fill="${cobalt}"/><path d="${arch(140, 586, 380, 520)}" fill="#11298F"/>
    <path d="${arch(170, 586, 350, 490)}" fill="${coral}"/><circle cx="330" cy="270" r="92" fill="${peach}"/>
    <clipPath id="gate"><path d="${arch(170, 586, 350, 490)}"/></clipPath><g clip-path="url(#gate)">${treads.join('')}</g>
    <path d="M3 60Q3 3 34 3H626" fill="none" stroke="${tones.cobalt.top}" stroke-width="6"/>`
}

/** The key slides out of its sleeve in the evening light of an arched window: one arch, six steps, no number to lose. */
export function keyCard(): Drawing {
  const window = (x: number): string => `<path d="${arch(x, 2000, 560, 1750)}"/>`
  const blur =
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter><filter id="softer"><feGaussianBlur stdDeviation="5"/></filter>'
  const art = `<defs>${blur}</defs><rect width="1350" height="1800" fill="${tones.rose.right}"/>
    <g fill="${rose}" filter="url(#softer)" transform="skewX(-16) translate(240 0)">${window(160)}${window(860)}</g>
    <g transform="translate(240 610) rotate(-13)">
      <path d="M20-360h700v760h-700z" fill="${night}" opacity=".5" transform="translate(46 34)" filter="url(#soft)"/><path d="${sleeve}" transform="translate(58 44)" fill="${night}" opacity=".5" filter="url(#soft)"/>
      <g transform="translate(20 -470)">${card()}</g>
      <clipPath id="face"><rect x="20" y="-470" width="660" height="1040" rx="34"/></clipPath><g clip-path="url(#face)"><path d="${sleeve}" transform="translate(20 -26)" fill="${night}" opacity=".45" filter="url(#softer)"/></g>
      <path d="${sleeve}" fill="${coral}"/><path d="M0 ${long}${mouth}" fill="none" stroke="#FFB697" stroke-width="5"/><path d="M${wide} -300V${long}H0" fill="none" stroke="#D14A22" stroke-width="9"/>
      ${lines(['Mind', 'the step.', 'Then mind', 'the view.'], 64, 420, { size: 104, fill: night, leading: 1.06 })}
      ${wordmark(64, 1000, 420, night)}
    </g>`
  return { width: 1350, height: 1800, html: svg(art, 1350, 1800) }
}
