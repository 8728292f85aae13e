import { shadow, silver } from './book'
import { Filigree } from './filigree'

/** One turn of twisted wire round the neck, seen from the front: it sags a little and climbs to the right. */
function turn(x: number, y: number, half: number, k: number): string {
  const d = `M${x - half} ${y + 10 * k}C${x - half * 0.5} ${y + 24 * k} ${x + half * 0.5} ${y + 16 * k} ${x + half} ${y}`
  const stroke = (colour: string, width: number, extra = '') =>
    `<path d="${d}" stroke="${colour}" stroke-width="${(width * k).toFixed(1)}" ${extra}/>`
  const strands = `stroke-dasharray="${(6 * k).toFixed(1)} ${(6.5 * k).toFixed(1)}" stroke-linecap="butt"`
  return `${stroke(shadow, 29)}${stroke('#6E868E', 25)}${stroke('#B4C5CA', 21, strands)}${stroke(silver, 9, `${strands} transform="translate(0 ${(-4 * k).toFixed(1)})"`)}`
}

/** The screw cap at the foot of the neck, wound of the same wire as the glass: six turns, then the contact, a scroll. */
export function coiledCap(x: number, foot: number, r: number): string {
  const k = r / 372
  const turns = [0.362, 0.378, 0.384, 0.384, 0.378, 0.358].map((half, i) =>
    turn(x, foot + (2 + i * 25) * k, r * half, k),
  )
  const neck = `<path d="M${x - r * 0.34} ${foot}H${x + r * 0.34}L${x + r * 0.3} ${foot + 140 * k}L${x + 30 * k} ${foot + 178 * k}H${x - 30 * k}L${x - r * 0.3} ${foot + 140 * k}Z" fill="${shadow}"/>`
  const contact = new Filigree()
    .spiral(x, foot + 182 * k, 25 * k, -Math.PI / 2, 1.9, 1)
    .granule(x, foot + 182 * k, 6 * k)
  // The last wire narrows from the coil to the contact.
  contact.thick += `M${x - r * 0.28} ${foot + 150 * k}Q${x - r * 0.16} ${foot + 172 * k} ${x} ${foot + 157 * k}M${x + r * 0.28} ${foot + 144 * k}Q${x + r * 0.16} ${foot + 170 * k} ${x} ${foot + 157 * k}`
  return `<g fill="none" stroke-linecap="round">${neck}${contact.draw(0.95 * k, 0.6)}${turns.reverse().join('')}</g>`
}
