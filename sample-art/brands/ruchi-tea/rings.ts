import type { Drawing } from '../../lib/drawing'
import { random } from '../../lib/random'
import { biscuit, china, cup, liquor, milkTea, mix, saucer, say, shade } from './book'
import { darker, margin, readable, signed, square } from './creatives'
import { stain } from './wet'

/** A ball pen, put down for five minutes; it points to the left. */
function pen(x: number, y: number, turn: number): string {
  const body = 'M-300-24H250Q276-24 276 0Q276 24 250 24H-300L-386 7Q-396 0-386-7Z'
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.7)"><path transform="translate(16 26)" d="${body}" fill="#B99A70" opacity=".75"/><path d="${body}" fill="${saucer}"/><path d="M-300-24L-386-7Q-396 0-386 7L-300 24Z" fill="#D9D2C6"/><path d="M-300-24L-386-7Q-392-3-392 0H-300Z" fill="#F6F1E6"/><path d="M-300-24H-262V24H-300Z" fill="${liquor}"/><path d="M-262-17H250Q262-17 266-10H-262Z" fill="#E85A3F"/><path d="M-262 12H268Q262 24 250 24H-262Z" fill="#8E2010"/><path d="M120-34H246Q258-34 258-22V-14H120Q108-14 108-24T120-34Z" fill="#D9D2C6"/><path d="M122-31H244" stroke="#fff" stroke-width="4" stroke-linecap="round"/><rect x="276" y="-11" width="26" height="22" rx="6" fill="#D9D2C6"/></g>`
}

/** Gone three times, but only as far as the next cup: each time has left its ring on the page, and a line. */
export function backInFive(): Drawing {
  const line = (row: number): number => 94 + row * 92
  const rules = Array.from(
    { length: 12 },
    (_, row) => `<path d="M0 ${line(row)}H1200" stroke="${milkTea}" stroke-width="3.4" opacity=".5"/>`,
  ).join('')
  const holes = [190, 600, 1010]
    .map(
      (y) =>
        `<circle cx="85" cy="${y}" r="25" fill="#D6BE97"/><path d="M62 ${y - 9}A25 25 0 0 1 108 ${y - 9}A28 28 0 0 0 62 ${y - 9}Z" fill="#B99A70"/>`,
    )
    .join('')
  const tea = '#7C3C12'
  const left = [
    stain(420, 262, 164, tea, { seed: 12, fresh: 0.62, heavy: 150 }),
    stain(640, 306, 164, tea, { seed: 5, fresh: 0.85, heavy: 250 }),
    stain(862, 244, 164, tea, { seed: 7, fresh: 1.25, heavy: 40 }),
  ].join('')
  const said = ['Said at 10:05.', 'And at 10:40.', 'And at 11:15.']
    .map((one, index) => say(one, 186, line(9 + index), readable + 4, { weight: 700 }))
    .join('')
  return square(
    biscuit,
    `${rules}<path d="M146 0V1200" stroke="${saucer}" stroke-width="5" opacity=".7"/>${holes}${left}${pen(940, 838, -26)}
    ${say('Back', 178, line(6), 216, { spacing: -12 })}${say('in five.', 178, line(8), 216, { spacing: -12 })}${said}${signed(line(11))}`,
  )
}

/** A drop that lands: rings on wet tin, and what jumps up from it. */
function splash(x: number, y: number, size: number, light: string, next: () => number): string {
  const rings = [1, 0.62]
    .map(
      (part, i) =>
        `<circle r="${(size * part).toFixed(1)}" stroke-width="${i ? 3.4 : 2.6}" opacity="${i ? 0.85 : 0.5}"/>`,
    )
    .join('')
  const beads = Array.from({ length: 5 }, (_, i) => {
    const [a, out] = [i * 1.257 + next(), size * (1.1 + next() * 0.5)]
    return `<circle cx="${(Math.cos(a) * out).toFixed(1)}" cy="${(Math.sin(a) * out).toFixed(1)}" r="${(1.8 + next() * 3).toFixed(1)}"/>`
  }).join('')
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><g fill="none" stroke="${light}">${rings}</g><g fill="${light}">${beads}</g><circle r="${(size * 0.2).toFixed(1)}" fill="${china}"/></g>`
}

/** Rain on a tin table: eight rings of eight cups, the oldest washed away the most, and the ninth cup. */
export function rain(): Drawing {
  const next = random(12)
  const ground = shade(12)
  const ridges = Array.from(
    { length: 20 },
    (_, index) =>
      `<rect x="${index * 60}" width="30" height="1200" fill="${mix(ground, '#120400', 0.16)}"/><rect x="${index * 60}" width="6" height="1200" fill="${mix(ground, '#FFF1D6', 0.16)}"/>`,
  ).join('')
  const place = (i: number): [number, number] => [214 + (i % 3) * 386, 460 + Math.floor(i / 3) * 265]
  const left = Array.from({ length: 8 }, (_, i) =>
    stain(...place(i), 104, '#1E0903', { seed: i + 3, fresh: 0.3 + i * 0.14, heavy: i * 77 }),
  ).join('')
  const splashes: string[] = []
  for (let tries = 0; splashes.length < 46 && tries < 4000; tries++) {
    const [x, y] = [next() * 1200, 346 + next() * 854]
    const size = 13 + next() * 24
    const [cx, cy] = place(8)
    if (Math.hypot(x - cx, y - cy) < 176 + size) continue
    splashes.push(splash(x, y, size, mix(ground, '#FFF1D6', 0.42 + next() * 0.4), next))
  }
  const falling = Array.from({ length: 54 }, () => {
    const [x, y, long] = [next() * 1300 - 40, 300 + next() * 900, 50 + next() * 90]
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.22).toFixed(1)} ${long.toFixed(1)}" stroke="${china}" stroke-width="${(2.4 + next() * 2.6).toFixed(1)}" opacity="${(0.3 + next() * 0.45).toFixed(2)}" stroke-linecap="round"/>`
  }).join('')
  const [x, y] = place(8)
  return square(
    ground,
    `${ridges}${left}${splashes.join('')}${cup({ x, y, radius: 150, colour: shade(13), shadow: darker(ground), handle: -38, red: true, seed: 2 })}${falling}<rect width="1200" height="318" fill="${liquor}"/>${say(['Rain, day 3.', 'Tea, cup 9.'], margin - 2, 150, 126, { colour: china, line: 0.96 })}${signed(271, china)}`,
  )
}
