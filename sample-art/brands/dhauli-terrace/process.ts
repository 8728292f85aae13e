import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { drawnByHand, ring, sheet, stroke, tape } from '../../lib/pencil'
import { ink, plate } from './book'

const paper = '#F3F1E4'

/** A disc cut in lines that swell with the shade: `pitch` px apart, bent where the rim of the plate rises. */
function screened(x: number, y: number, radius: number, pitch: number): string {
  const cuts: string[] = []
  for (let v = -radius + pitch / 2; v < radius; v += pitch) {
    const reach = Math.sqrt(Math.max(0, radius ** 2 - v ** 2))
    const [upper, lower]: [string[], string[]] = [[], []]
    for (let u = -reach; u <= reach; u += 5) {
      const part = Math.hypot(u, v) / radius
      const rim = part > 0.62 ? Math.sin(((part - 0.62) / 0.38) * Math.PI) : 0
      const shade = 0.36 + ((u * 0.7 + v * 0.75) / radius) * 0.34 - rim * 0.12
      const half = (pitch / 2) * Math.max(0.1, Math.min(0.86, shade))
      const bent = y + v - rim * 11
      upper.push(`${(x + u).toFixed(1)} ${(bent - half).toFixed(1)}`)
      lower.unshift(`${(x + u).toFixed(1)} ${(bent + half).toFixed(1)}`)
    }
    if (upper.length > 1) cuts.push(`M${upper.join('L')}L${lower.join('L')}Z`)
  }
  // The lines bend with the rim, and would run out over it.
  const id = `disc${pitch}`
  return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><path d="${cuts.join('')}" fill="${ink.peace}" clip-path="url(#${id})"/>${plate(x, y, radius, 'none')}`
}

/** Marks by which the printer lays one pass on the other. */
const register = (x: number, y: number): string =>
  `<path d="M${x - 26} ${y}h52M${x} ${y - 26}v52" stroke="${ink.peace}" stroke-width="2.5"/><circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${ink.peace}" stroke-width="2.5"/>`

/** The printer's test: one moon in four screens, which the printer lettered and somebody else judged in crayon. */
export function processPicture(): Drawing {
  const tried: [pitch: number, name: string, verdict: string][] = [
    [34, '12 lines', 'too coarse'],
    [24, '18 lines', 'shows a grid'],
    [16, '26 lines', 'quiet. this one'],
    [9, '46 lines', 'fills in'],
  ]
  const radius = 170
  const at = (i: number): [number, number] => [385 + (i % 2) * 680, 212 + Math.floor(i / 2) * 594]
  // Labels and verdicts have a line each: a tall letter of the crayon ends below the foot of the print.
  const moons = tried.map(([pitch, name, verdict], i) => {
    const [x, y] = at(i)
    return `${screened(x, y, radius, pitch)}${written(name, x, y + radius + 82, 52, { hand: 'architect', tool: 'technical', colour: ink.peace, anchor: 'middle' })}${written(verdict, x, y + radius + 160, 66, { hand: 'scrawl', slope: 14, anchor: 'middle', colour: ink.clay, tool: 'crayon', weight: 5 })}`
  })
  const [x, y] = at(2)
  const inner = `${moons.join('')}${[
    [60, 60],
    [1390, 60],
    [60, 1144],
    [1390, 1144],
  ]
    .map(([u = 0, v = 0]) => register(u, v))
    .join('')}
    ${stroke(ring(x, y, radius + 15), { colour: ink.clay, weight: 9, unrest: 6, tool: 'crayon', again: true })}`
  const art = `${sheet(24, 16, 1450, 1204, inner, { paper, shade: '#0A2821' })}${tape(750, 18, -1.5, 230)}`
  return drawnByHand(1500, 1244, art, '#1B4A40')
}
