import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { ink, plate, text } from './book'
import { engrave, rgb } from './engraving'
import { phase } from './menu'

/** Eight coasters, eight phases: the moon as the state of your glass. */
const glasses: readonly (readonly [number, string])[] = [
  [0, 'Empty'],
  [3.7, 'A sip'],
  [7.4, 'Half'],
  [9.4, 'Nearly'],
  [14.77, 'Full'],
  [20.1, 'Was full'],
  [22.1, 'Half, sadly'],
  [25.8, 'Another?'],
]

export async function coasters(): Promise<Drawing> {
  const [width, height] = [2160, 600]
  const pitch = 261
  const radius = 122
  const spots = glasses.map(([age, word], i) => ({ age, word, x: 167 + i * pitch, y: 250 + (i % 2 ? 0 : 0) }))
  const [night, note] = [rgb(ink.peace), rgb(ink.note)]
  const tray = await engrave(
    width,
    height,
    (x, y, cut) => {
      const near = spots.find((spot) => Math.hypot(x - spot.x, y - spot.y) < radius + 30)
      cut.ground = night
      cut.pitch = 9
      const swell = spots.reduce(
        (sum, spot) => sum + 26 * Math.exp(-(((x - spot.x) / 110) ** 2) - ((y - spot.y - 30) / 150) ** 2),
        0,
      )
      cut.phase = y + swell
      cut.tone = 0.9 - swell * 0.006
      if (near) {
        const shadow = Math.hypot(x - near.x - 9, y - near.y - 13) < radius + 2
        if (shadow) cut.solid = 0
        cut.ground = shadow ? night : cut.ground
      }
      if (y > 440) cut.solid = 0
    },
    ink.note,
  )
  const dark = await engrave(radius * 2, radius * 2, (_, y, cut) => {
    cut.ground = note
    cut.pitch = 6
    cut.phase = y
    cut.tone = 0.42
  })
  const discs = spots
    .map(
      ({ age, word, x, y }, i) =>
        `<clipPath id="disc-${i}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><image href="${dark}" x="${x - radius}" y="${y - radius}" width="${radius * 2}" height="${radius * 2}" clip-path="url(#disc-${i})"/><clipPath id="lit-${i}"><path transform="translate(${x} ${y})" d="${age ? phase(age, radius) : 'M0 0'}"/></clipPath><g clip-path="url(#lit-${i})">${plate(x, y, radius)}</g><circle cx="${x}" cy="${y}" r="${radius - 2}" fill="none" stroke="${ink.note}" stroke-width="4"/>${text(x, 510, 46, word, 'middle', ink.note)}`,
    )
    .join('')
  return {
    width,
    height,
    html: svg(`<image href="${tray}" width="${width}" height="${height}"/>${discs}`, width, height),
    ground: ink.peace,
  }
}
