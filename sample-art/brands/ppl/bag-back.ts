import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { leafGreen, lines, morning, nitrogen, paddy, phosphorus, potash, root, sky, soil } from './book'
import { earth, grass } from './ground'

const line = 620
const height = 1520

/** What grows on top, in 200 px of air above the ground line; (0, 0) is where it leaves the ground. */
const plants = {
  spinach: `<g fill="${leafGreen}"><path d="M0 0C-60-30-84-92-52-132C-10-112 2-50 0 0ZM0 0C60-30 84-92 52-132C10-112-2-50 0 0Z"/><path d="M0 0C-30-60-26-130 0-164C26-130 30-60 0 0Z" fill="${paddy}"/></g>`,
  chilli: `<path d="M0 0V-170M0-70L-52-120M0-100L56-150" stroke="${paddy}" stroke-width="14" fill="none"/><g fill="${leafGreen}"><ellipse cx="-62" cy="-136" rx="42" ry="22" transform="rotate(30 -62 -136)"/><ellipse cx="66" cy="-166" rx="42" ry="22" transform="rotate(-30 66 -166)"/><ellipse cx="0" cy="-192" rx="34" ry="24"/></g><path d="M-34-96C-50-70-48-40-34-18C-22-44-20-74-34-96ZM40-128C24-102 26-72 40-50C52-76 54-106 40-128Z" fill="${phosphorus}"/>`,
  paddy: `<path d="M0 0C-10-80-40-150-86-180M0 0C6-90 20-150 84-196M0 0V-210" stroke="${paddy}" stroke-width="12" fill="none"/><g fill="${potash}">${[0, 1, 2, 3, 4].map((i) => `<ellipse cx="${8 + i * 15}" cy="${-212 + i * i * 5}" rx="10" ry="19" transform="rotate(${40 + i * 18} ${8 + i * 15} ${-212 + i * i * 5})"/>`).join('')}</g>`,
  cane: `${[-44, 0, 44].map((x, i) => `<path d="M${x} 0V${-170 - i * 22}" stroke="${paddy}" stroke-width="26"/>${[50, 100, 150].map((y) => `<path d="M${x - 13} ${-y}h26" stroke="${leafGreen}" stroke-width="7"/>`).join('')}<path d="M${x} ${-162 - i * 22}C${x + 20} ${-252 - i * 18} ${x + 70} ${-262} ${x + 96} ${-222}M${x} ${-162 - i * 22}C${x - 20} ${-236} ${x - 60} ${-252} ${x - 84} ${-214}" stroke="${leafGreen}" stroke-width="13" fill="none"/>`).join('')}`,
}

/** One tin cup of feed, heaped: the measure that hangs in every kitchen. */
const cup = (x: number, y: number, heap: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M-34-18C-28-56 28-56 34-18Z" fill="${heap}"/><path d="M-42-20H42L32 40H-32Z" fill="${root}"/><path d="M40-8C66-10 66 26 35 24" fill="none" stroke="${root}" stroke-width="9"/><path d="M-38 2H38" stroke="${sky}" stroke-width="5"/></g>`

/** A tap root of exactly this length, its side roots short on the right, where the cups stand. */
function tapRoot(x: number, length: number, width: number, seed: number): string {
  const next = random(seed)
  const parts = 14
  const drift = Array.from({ length: parts + 1 }, (_, i) => (i ? Math.sin(i * 1.3 + seed) * 7 : 0))
  const at = (i: number, side: number): string =>
    `${(x + (drift[i] ?? 0) + side * width * (1 - i / parts)).toFixed(1)} ${(line + (length * i) / parts).toFixed(1)}`
  const left = drift.map((_, i) => at(i, -0.5))
  const right = drift.map((_, i) => at(i, 0.5)).reverse()
  const sides = drift.slice(2, -1).map((dx, i) => {
    const k = i + 2
    const y = line + (length * k) / parts
    const [l, r] = [(70 + next() * 50) * (1 - k / parts / 1.6), 26 + next() * 12]
    return `<path d="M${x + dx} ${y}q${-l * 0.5} 4 ${-l} ${22 + next() * 30}M${x + dx} ${y + 12}q${r * 0.5} 2 ${r} ${14 + next() * 12}" fill="none" stroke="${root}" stroke-width="${6 - (k / parts) * 3}" stroke-linecap="round"/>`
  })
  return `<path d="M${left.join('L')}L${right.join('L')}Z" fill="${root}"/>${sides.join('')}`
}

/** The back of the bag: the dose is a depth, counted in cups down along the root. */
export function bagBack(): Drawing {
  const crops = [
    { name: 'Spinach', cups: 1, plant: plants.spinach, when: 'once', seed: 3 },
    { name: 'Chilli', cups: 2, plant: plants.chilli, when: 'at flower', seed: 9 },
    { name: 'Paddy', cups: 3, plant: plants.paddy, when: 'in thirds', seed: 44 },
    { name: 'Cane', cups: 4, plant: plants.cane, when: 'at new moon', seed: 70 },
  ]
  const columns = crops.map(({ name, cups, plant, when, seed }, i) => {
    const x = 216 + i * 306
    const deep = 110 + cups * 150
    const marks = Array.from({ length: cups }, (_, f) =>
      cup(x + 92, line + 118 + f * 150, [nitrogen, phosphorus, potash][f % 3] ?? potash),
    )
    return `<g transform="translate(${x} ${line})">${plant}</g>${tapRoot(x, deep, 20 + cups * 5, seed)}${marks.join('')}
      ${lines([name], x, line + deep + 76, { size: 56, fill: root, anchor: 'middle' })}${lines([when], x, line + deep + 126, { size: 40, fill: potash, anchor: 'middle' })}`
  })
  const stitches = `<path d="M0 34H1350" stroke="${root}" stroke-width="12" stroke-dasharray="44 22"/>`
  const art = `<rect width="1350" height="${height}" fill="${morning}"/>${earth(1350, line, height)}${grass(4, 1360, line, 0.8)}<rect width="1350" height="68" fill="${paddy}"/>${stitches}
    ${lines(['Feed by the cup.', 'Stop where the root stops.'], 80, 184, { size: 82, fill: soil })}
    ${columns.join('')}
    ${lines(['One cup', 'to a pace of row.', 'Then rest. It will.'], 80, 1318, { size: 62, fill: root })}`
  return { width: 1350, height, html: svg(art, 1350, height) }
}
