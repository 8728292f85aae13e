import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, drawnByHand, hatched, ring, stroke } from '../../lib/pencil'
import { random } from '../../lib/random'
import { nitrogen, paddy, phosphorus, potash, soil } from './book'
import { outlineP } from './letters'

const paper = '#F7FAF4'
const ground = 640
const unit = 65

/** A thick felt pen that is nearly dry. */
const note = { hand: 'marker', tool: 'marker', colour: '#33413A' } as const

/** Squares of half a stem. */
const grid = (): string => {
  let d = ''
  for (let x = 10; x <= 1500; x += unit / 2) d += `M${x} 0V1125`
  for (let y = ground % (unit / 2); y <= 1125; y += unit / 2) d += `M0 ${y}H1500`
  return `<path d="${d}" stroke="#DCE8E4" stroke-width="1.8"/>`
}

const bowl = (x: number): string => outlineP(x, ground)

/** Roots as a pencil looks for them: each branch thinner than the one it leaves. */
function roots(x: number, seed: number): string {
  const next = random(seed)
  const grown: string[] = []
  const grow = (px: number, py: number, angle: number, length: number, weight: number): void => {
    const bend = angle + (next() - 0.5) * 0.7
    const [qx, qy] = [px + Math.cos(bend) * length, py + Math.sin(bend) * length]
    const [cx, cy] = [px + Math.cos(angle) * length * 0.6, py + Math.sin(angle) * length * 0.6]
    grown.push(stroke(`M${px} ${py}Q${cx} ${cy} ${qx} ${qy}`, { weight, unrest: 2, colour: soil }))
    if (weight < 2.6 || qy > 1090) return
    for (const turn of [-0.5 - next() * 0.4, 0.45 + next() * 0.4])
      grow(qx, qy, angle + turn * 0.8, length * 0.78, weight * 0.7)
  }
  for (const [at, angle] of [
    [8, 2],
    [65, 1.57],
    [122, 1.14],
  ] as const)
    grow(x + at, ground + 132, angle, 100, 8)
  return grown.join('')
}

const measure = (from: number, to: number, y: number): string =>
  stroke(`M${from} ${y}H${to}M${from} ${y - 18}V${y + 18}M${to} ${y - 18}V${y + 18}`, {
    weight: 5.5,
    colour: phosphorus,
    tool: 'marker',
  })

/** The three letters under construction: above the line what grows, below it what feeds. */
export function processPicture(): Drawing {
  const [p, q, l] = [84, 566, 1150]
  const stemUp = `M${l} ${ground}V${ground - 494}Q${l} ${ground - 554} ${l + 65} ${ground - 574}Q${l + 130} ${ground - 554} ${l + 130} ${ground - 494}V${ground}Z`
  const leaf = `M${l + 100} ${ground - 170}C${l + 176} ${ground - 368} ${l + 260} ${ground - 380} ${l + 330} ${ground - 324}C${l + 250} ${ground - 357} ${l + 190} ${ground - 240} ${l + 112} ${ground - 110}`
  const blade = `M${l + 30} ${ground - 300}C${l - 38} ${ground - 520} ${l - 160} ${ground - 520} ${l - 250} ${ground - 440}C${l - 150} ${ground - 470} ${l - 80} ${ground - 420} ${l + 6} ${ground - 232}`
  const stems = [p, q]
    .map((x) => `M${x} ${ground}V${ground + 136}M${x + 130} ${ground}V${ground + 136}`)
    .join('')
  const help = [p, q]
    .map(
      (x) =>
        ring(x + 252, ground - 200, 200) +
        `M${x + 252} ${ground - 440}V${ground + 50}M${x - 30} ${ground - 200}H${x + 490}`,
    )
    .join('')
  const full = { left: q, top: ground - 440, right: q + 460, bottom: ground }
  const art = `${grid()}${stroke(help, { weight: 2.6, opacity: 0.65 })}${stroke(`M0 ${ground - 400}H1500M1040 ${ground - 574}H1500`, { weight: 2.6, opacity: 0.65 })}
    ${hatched('bowl', bowl(q), full, 15, { colour: paddy, weight: 8, tool: 'crayon', unrest: 4 })}
    <g fill="none">${stroke(bowl(p), { colour: paddy, weight: 7, again: true })}${stroke(bowl(q), { colour: paddy, weight: 7 })}</g>
    ${stroke(stemUp, { colour: paddy, weight: 7, again: true })}${stroke(leaf + blade, { colour: '#5A9E2F', weight: 6 })}
    ${stroke(`M0 ${ground}H1500`, { colour: soil, weight: 13, unrest: 3, again: true })}${stroke(stems, { colour: soil, weight: 6 })}
    ${roots(p, 4)}${roots(q, 9)}${stroke(`M${l + 65} ${ground}V${ground + 70}M${l + 65} ${ground + 40}L${l + 20} ${ground + 110}M${l + 65} ${ground + 40}L${l + 112} ${ground + 116}M${l + 65} ${ground + 70}V${ground + 150}`, { colour: soil, weight: 5 })}
    ${measure(p, p + 130, 172)}${written('2', p + 44, 148, 60, { ...note, colour: phosphorus })}${measure(p + 252, p + 452, 172)}${written('3', p + 332, 148, 60, { ...note, colour: phosphorus })}
    ${written(['the line', 'is the ground'], 566, 76, 54, note)}${arrow(`M1066 116Q1076 400 1066 ${ground - 26}`, [1066, ground - 22], 92, { weight: 6, tool: 'marker', colour: note.colour })}
    ${written(['no fourth', 'colour below'], 1000, 906, 58, note)}${[nitrogen, phosphorus, potash].map((colour, i) => stroke(ring(1050 + i * 96, 1046, 28), { colour, weight: 13, tool: 'crayon' })).join('')}`
  return drawnByHand(1500, 1110, art, paper)
}
