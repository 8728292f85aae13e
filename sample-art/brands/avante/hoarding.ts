import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, lines, night, plaster, rose, tones, wordmark } from './book'
import { type Pose, person } from './people'

/** A fence whose top edge is a stair, in px of its picture. */
interface Fence {
  left: number
  /** Where it stands. */
  foot: number
  count: number
  run: number
  rise: number
  /** Height of its lowest panel. */
  first: number
}

const coping = 12
const top = ({ foot, first, rise }: Fence, i: number): number => foot - first - i * rise
const end = ({ left, count, run }: Fence): number => left + count * run

/** The panels under their coping, and the end of the last one. */
function fence(it: Fence): string {
  const { left, foot, count, run, rise } = it
  const each = Array.from({ length: count }, (_, i) => ({ x: left + i * run, y: top(it, i) }))
  const edge = each.map(({ x, y }) => `V${y}H${x + run}`).join('')
  const treads = each.map(({ x, y }, i) => {
    // The coping goes up with the stair; its lower end runs a little over the wall.
    const from = x - (i ? 0 : 8)
    return `<path d="M${from} ${y}H${x + run}V${y + coping}H${from}Z" fill="${plaster}"/><path d="M${x} ${y + coping}H${x + run}V${y + coping + 6}H${x}Z" fill="${tones.cobalt.right}"/>${i ? `<path d="M${x} ${y}H${x + coping}V${y + rise + coping}H${x}Z" fill="${tones.plaster.right}"/>` : ''}`
  })
  const joints = each.slice(1).map(({ x, y }) => `M${x} ${y + rise + coping}V${foot}`)
  const last = top(it, count - 1)
  return `<path d="M${left} ${foot}${edge}V${foot}Z" fill="${cobalt}"/><path d="M${end(it)} ${last + coping}h22V${foot}h-22Z" fill="${tones.cobalt.right}"/>
    <path d="${joints.join('')}" stroke="${tones.cobalt.right}" stroke-width="3"/>${treads.join('')}<path d="M${end(it) - 1} ${last}h31v${coping}h-31Z" fill="${tones.plaster.right}"/>`
}

/** Pavement, painted kerb and road; the sun stands behind, so the shadow of the fence falls towards us. */
function street(it: Fence, width: number, height: number, deep: number): string {
  const { left, foot } = it
  const right = end(it) + 22
  const kerb = foot + deep
  const stone = 60
  const stones = Array.from({ length: Math.ceil(width / stone / 2) }, (_, i) => i * stone * 2)
  return `<rect y="${foot}" width="${width}" height="${height - foot}" fill="${tones.peach.top}"/>
    <path d="M${left} ${foot}H${right}L${right - deep * 1.4} ${kerb}H${left - deep * 1.4}Z" fill="${tones.peach.right}" opacity=".75"/>
    <rect y="${kerb}" width="${width}" height="22" fill="${plaster}"/><path d="${stones.map((x) => `M${x} ${kerb}h${stone}v22h-${stone}z`).join('')}" fill="${cobalt}"/>
    <rect y="${kerb + 22}" width="${width}" height="${height}" fill="${night}"/>`
}

/** The crane that works behind the fence, its mast on (x, foot), in one tone of the sky. */
function crane(x: number, foot: number, head: number, jib: { back: number; front: number }): string {
  const wide = 30
  let d = `M${x} ${foot}V${head}M${x + wide} ${foot}V${head}M${x - jib.back} ${head}H${x + jib.front}M${x - jib.back} ${head - 24}H${x + jib.front - 24}L${x + jib.front} ${head}M${x - jib.back} ${head}V${head - 24}`
  for (let y = head; y < foot; y += wide) d += `M${x} ${y}l${wide} ${wide}M${x} ${y + wide}h${wide}`
  for (let i = x - jib.back; i < x + jib.front - 30; i += 48) d += `M${i} ${head}l24 -24l24 24`
  const hook = x + jib.front * 0.72
  return `<path d="${d}M${x} ${head - 24}L${x + wide / 2} ${head - 86}L${x + wide} ${head - 24}M${x + wide / 2} ${head - 86}L${x + jib.front * 0.8} ${head - 24}M${x + wide / 2} ${head - 86}L${x - jib.back} ${head - 24}M${hook} ${head}v70" fill="none" stroke="${rose}" stroke-width="5" stroke-linejoin="round"/>
    <rect x="${x - jib.back - 6}" y="${head}" width="66" height="44" fill="${rose}"/><path d="M${hook - 44} ${head + 106}L${hook} ${head + 70}L${hook + 44} ${head + 106}Z" fill="none" stroke="${rose}" stroke-width="4"/><rect x="${hook - 48}" y="${head + 106}" width="96" height="16" fill="${rose}"/>`
}

const sky = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="${tones.rose.top}"/>`

/** Forty metres of site hoarding whose top edge is a stair; the passers-by have taken it. */
export function hoarding(): Drawing {
  const [width, height] = [2160, 600]
  const it: Fence = { left: 100, foot: 528, count: 11, run: 166, rise: 31, first: 88 }
  const on = (i: number, dx: number, pose: Pose, tall: number): string =>
    person(pose, it.left + i * it.run + dx, top(it, i), tall, night)
  const crowd = [
    person('climbing', 50, it.foot, 100, night),
    on(0, 88, 'carrying', 98),
    on(1, 108, 'dog', 84),
    on(2, 70, 'sari', 98),
    on(4, 84, 'climbing', 100),
    on(6, 64, 'umbrella', 100),
    on(8, 84, 'kite', 108),
    on(10, 166, 'sitting', 108),
  ]
  const [handX, handY] = [it.left + 8 * it.run + 84 + 26, top(it, 8) - 86]
  const kite = `<path d="M${handX} ${handY}Q1470 104 1372 76" stroke="${night}" stroke-width="2.5" fill="none"/><g transform="translate(1372 76) rotate(-32)"><path d="M0-48L36 0L0 56L-36 0Z" fill="${cobalt}"/><path d="M0-48L36 0H-36Z" fill="${coral}"/><path d="M0 56l-14 24h28z" fill="${plaster}"/></g>`
  const art = `${sky(width, height)}${crane(420, it.foot, 112, { back: 170, front: 470 })}<circle cx="1956" cy="190" r="144" fill="${coral}"/>
    ${street(it, width, height, 30)}${fence(it)}
    ${wordmark(452, 436, 256, plaster)}
    ${lines(['One more flight.'], end(it) - 30, 464, { size: 144, fill: plaster, spacing: -2, anchor: 'end' })}
    ${kite}${crowd.join('')}`
  return { width, height, html: svg(art, width, height) }
}

/** For a phone: six steps of the same fence, the sentence in two lines. */
export function hoardingPhone(): Drawing {
  const [width, height] = [1080, 1080]
  const it: Fence = { left: 70, foot: 962, count: 6, run: 156, rise: 72, first: 316 }
  const on = (i: number, dx: number, pose: Pose, tall: number): string =>
    person(pose, it.left + i * it.run + dx, top(it, i), tall, night)
  const crowd = [
    on(0, 66, 'carrying', 142),
    on(1, 84, 'dog', 112),
    on(2, 76, 'climbing', 142),
    on(3, 58, 'umbrella', 142),
    on(5, 150, 'sitting', 146),
  ]
  const art = `${sky(width, height)}${crane(196, it.foot, 196, { back: 120, front: 420 })}<circle cx="888" cy="266" r="158" fill="${coral}"/>
    ${street(it, width, height, 56)}${fence(it)}
    ${wordmark(it.left + 40, it.foot - 88, 252, plaster)}
    ${lines(['One more', 'flight.'], end(it) - 34, it.foot - 212, { size: 158, fill: plaster, spacing: -2, anchor: 'end', leading: 1 })}
    ${crowd.join('')}`
  return { width, height, html: svg(art, width, height) }
}
