import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { drawnByHand, stroke } from '../../lib/pencil'
import { random } from '../../lib/random'
import { slab } from './book'

const paper = '#F4EFE4'
const film = '#15131A'
const wax = '#E0662A'

/** Wax that writes on prints, wide and upright. */
const lettered = { hand: 'architect', tool: 'crayon', weight: 6, stretch: 1.08 } as const

interface Shot {
  /** How far the sky had turned, in degrees. */
  turned: number
  /** Where the middle roof stood in the frame. */
  x?: number
  y?: number
  time?: string
}

const [width, height] = [424, 284]
const rows: readonly (readonly Shot[])[] = [
  [
    { turned: 0.4, x: 190, time: '1 minute' },
    { turned: 4, x: 240, time: '15 minutes' },
    { turned: 15, time: '1 hour' },
  ],
  [
    { turned: 30, x: 150, y: 120, time: '2 hours' },
    { turned: 60, x: 300, y: 60, time: '4 hours' },
    { turned: 120 },
  ],
]

/** One negative, printed as large as it is: stars turn round the middle roof for as long as the shutter was open. */
function exposure({ turned, x = 212, y = 76 }: Shot, id: string): string {
  const next = random(id.length * 7 + turned)
  const at = (r: number, a: number): string =>
    `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`
  const arcs: string[] = []
  for (let r = 12; r < 400; r += 11) {
    for (let n = 0; n < 2 + r / 60; n += 1) {
      const from = next() * 6.283
      const light = next()
      const turn = Math.max((turned / 180) * Math.PI * (0.8 + next() * 0.3), 2.4 / r)
      const width = light > 0.8 ? 4.6 : light > 0.4 ? 3 : 2
      arcs.push(
        `<path d="M${at(r, from)}A${r} ${r} 0 0 1 ${at(r, from + turn)}" stroke="${light > 0.6 ? '#F3F0EA' : '#9C97A4'}" stroke-width="${width}"/>`,
      )
    }
  }
  const towers = [-92, 0, 92]
    .map((dx, i) => slab(x + dx, y + (i === 1 ? 16 : 52), height + 60, 52, 9, 11))
    .join('')
  const lights = Array.from({ length: 34 }, () => {
    const tower = Math.floor(next() * 3) - 1
    return `<rect x="${(x + tower * 92 - 18 + Math.floor(next() * 4) * 10).toFixed(0)}" y="${(y + 76 + Math.floor(next() * 12) * 14).toFixed(0)}" width="6" height="8"/>`
  }).join('')
  return `<clipPath id="${id}"><rect width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})"><rect width="${width}" height="${height}" fill="#2B2833"/><g fill="none" stroke-linecap="round">${arcs.join('')}</g><path d="${towers}" fill="#0B0A0E"/><g fill="#D9D3C6">${lights}</g></g>`
}

/** A strip of three negatives with its sprocket holes. */
function strip(shots: readonly Shot[], top: number, row: number): string {
  const holes = Array.from({ length: 30 }, (_, i) => {
    const x = 44 + i * 48
    return `<rect x="${x}" y="${top + 11}" width="25" height="20" rx="4"/><rect x="${x}" y="${top + 365}" width="25" height="20" rx="4"/>`
  }).join('')
  const frames = shots.map(
    (shot, i) =>
      `<g transform="translate(${66 + i * 472} ${top + 56})">${exposure(shot, `shot${row}${i}`)}</g>`,
  )
  return `<rect x="24" y="${top}" width="1452" height="396" fill="${film}"/><g fill="${paper}">${holes}</g>${frames.join('')}`
}

/** The contact sheet of the night: how long to leave the shutter open, marked in wax. */
export function processPicture(): Drawing {
  const tops = [126, 640]
  const marked = { colour: wax, tool: 'crayon', weight: 13, unrest: 6 } as const
  const times = rows.flatMap((shots, row) =>
    shots.map(({ time }, i) =>
      time
        ? written(time, 278 + i * 472, (tops[row] ?? 0) + 458, 58, {
            ...lettered,
            colour: film,
            anchor: 'middle',
          })
        : '',
    ),
  )
  const [x, y] = [66 + 2 * 472, (tops[1] ?? 0) + 56]
  const art = `${rows.map((shots, row) => strip(shots, tops[row] ?? 0, row)).join('')}${times.join('')}
    ${stroke(`M${x - 16} ${y - 18}H${width + x + 18}V${y + height + 20}H${x - 18}V${y - 24}`, { ...marked, weight: 17 })}
    ${written('roof in the middle', 44, 90, 72, { ...lettered, colour: wax, weight: 9 })}
    ${written('till morning', x + 212, (tops[1] ?? 0) + 462, 60, { ...lettered, colour: wax, weight: 8, anchor: 'middle' })}`
  return drawnByHand(1500, 1130, art, paper)
}
