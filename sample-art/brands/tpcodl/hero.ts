import { type Drawing, svg } from '../../lib/drawing'
import { deep, mahanadi, panel, rect, say, wordmark } from './book'
import { coiledCap } from './cap'
import { Filigree, liveLine, rope } from './filigree'
import { vine } from './vine'

/** The filigree bulb: three rosettes in a rope of twisted wire. */
export function bulb(
  x: number,
  y: number,
  r: number,
): { wires: Filigree; over: string; outline: string; cap: string } {
  const k = r / 372
  const wires = new Filigree()
  const tau = Math.PI * 2
  wires.rosette(8, 50 * k, 152 * k, 44 * k, x, y, 0.3927).ring(x, y, 158 * k)
  wires.rosette(14, 164 * k, 260 * k, 51 * k, x, y, 0.2244).ring(x, y, 266 * k)
  wires.rosette(20, 272 * k, 362 * k, 52 * k, x, y, 0.157)
  for (const [count, radius] of [
    [8, 141],
    [14, 248],
    [20, 350],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * tau
      wires.granule(x + Math.cos(a) * radius * k, y + Math.sin(a) * radius * k, 7 * k)
    }
  for (const [lean, near, far, half] of [
    [0, 378, 470, 46],
    [0.235, 385, 462, 34],
    [-0.235, 385, 462, 34],
    [0.42, 376, 425, 22],
    [-0.42, 376, 425, 22],
  ] as const)
    wires.cell(Math.PI / 2 + lean, near * k, far * k, half * k, x, y)
  const outline = `M${x - r * 0.34} ${y + r * 1.33}C${x - r * 0.34} ${y + r * 1.04} ${x - r} ${y + r * 0.76} ${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}C${x + r} ${y + r * 0.76} ${x + r * 0.34} ${y + r * 1.04} ${x + r * 0.34} ${y + r * 1.33}`
  const foot = y + r * 1.29
  const cap = coiledCap(x, foot, r)
  const over = `${rope(outline, 18 * k)}${cap}`
  return { wires, over, outline, cap }
}

/** The filament: the live line makes one jump as it crosses the glass. */
export const filament = (x: number, y: number, r: number): string => {
  const k = r / 372
  return `M${x - r} ${y}H${x - 60 * k}L${x - 20 * k} ${y - 62 * k}L${x + 18 * k} ${y + 58 * k}L${x + 56 * k} ${y}H${x + r}`
}

/** The live line comes in from both sides and turns into silver filigree. The bulb hangs exactly in the middle, under a title that fills the measure; the vines answer each other as if turned half round it. */
export function hero(): Drawing {
  const [x, y, r] = [1000, 448, 312]
  const { wires, over } = bulb(x, y, r)
  const reach = { y, bends: 3, amplitude: [40, 150] as [number, number], settles: true }
  const left = vine(wires, { from: -40, ...reach, to: x - r, hangs: true })
  const right = vine(wires, { from: 2040, ...reach, to: x + r })
  const picture = `${rect(0, 0, 2000, 1125, mahanadi)}<circle cx="${x}" cy="${y}" r="690" fill="${panel}"/><circle cx="${x}" cy="${y}" r="520" fill="${deep}"/>
  ${wires.draw()}${over}${liveLine(left + right + filament(x, y, r), 13)}`
  return { width: 2000, height: 1125, ground: mahanadi, html: svg(picture, 2000, 1125) }
}

/** For a phone: the bulb nearer, one bend of vine on each side, the sentence under the base. */
export function heroPortrait(): Drawing {
  const [x, y, r] = [540, 540, 326]
  const { wires, over } = bulb(x, y, r)
  const left = vine(wires, { from: -60, to: x - r, y: y, bends: 2, amplitude: [60, 120], settles: true })
  const right = vine(wires, { from: 1140, to: x + r, y: y, bends: 2, amplitude: [60, 120], settles: true })
  const picture = `${rect(0, 0, 1080, 1350, mahanadi)}<circle cx="${x}" cy="${y}" r="560" fill="${panel}"/><circle cx="${x}" cy="${y}" r="440" fill="${deep}"/>
  ${wires.draw(0.95)}${over}${liveLine(left + right + filament(x, y, r), 12)}
  ${wordmark(70, 140, 300)}${say(['We draw wire.', 'Cuttack always has.'], 540, 1226, 54, { anchor: 'middle' })}`
  return { width: 1080, height: 1350, ground: mahanadi, html: svg(picture, 1080, 1350) }
}

/** The rosette alone, so near that single wires can be followed. */
export function card(): Drawing {
  const [x, y, r] = [800, 600, 520]
  const { wires, outline } = bulb(x, y, r)
  const left = vine(wires, { from: -60, to: x - r, y: y, bends: 1, amplitude: [150, 150], settles: true })
  const right = vine(wires, { from: 1660, to: x + r, y: y, bends: 1, amplitude: [150, 150], settles: true })
  const picture = `${rect(0, 0, 1600, 1200, mahanadi)}<circle cx="${x}" cy="${y}" r="720" fill="${panel}"/><circle cx="${x}" cy="${y}" r="600" fill="${deep}"/>
  ${wires.draw(1.4)}${rope(outline, 25)}${liveLine(left + right + filament(x, y, r), 19)}`
  return {
    width: 1200,
    height: 900,
    ground: mahanadi,
    html: svg(`<g transform="scale(.75)">${picture}</g>`, 1200, 900),
  }
}
