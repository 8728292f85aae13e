import type { Drawing } from '../../lib/drawing'
import { disc, halftone, hour, petal, riso, round, text } from './book'

/** Low tide, wide open: three rings of petals seen from above, cropped by the frame; the hour sits where the seeds do. */
export function postFullFlower(): Drawing {
  const c = 600
  const ring = (count: number, from: number, length: number, width: number, offset: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + offset) / count) * 360
      return `<path style="mix-blend-mode:multiply" transform="translate(${c} ${c}) rotate(${round(angle)}) translate(0 ${-from})" d="${petal(length, width)}"/>`
    }).join('')
  const outer = ring(14, 120, 720, 190, 0.5)
  const middle = ring(14, 90, 520, 150, 0)
  const inner = ring(14, 80, 330, 104, 0.5)
  const heart = 252
  const depth = halftone({ left: 0, top: 0, right: 1200, bottom: 1200 }, 16, 0.8, (x, y) => {
    const away = Math.hypot(x - c, y - c)
    if (away < heart + 14) return 0
    return 0.66 * Math.max(0, 1 - (away - heart) / 190) ** 1.2
  })
  const plain = (markup: string) => markup.replaceAll('style="mix-blend-mode:multiply" ', '')
  const stamens = Array.from({ length: 64 }, (_, i) => {
    const angle = (i / 64) * Math.PI * 2
    const reach = i % 2 ? 298 : 276
    return disc(c + Math.cos(angle) * reach, c + Math.sin(angle) * reach, i % 2 ? 9 : 6)
  }).join('')
  return riso(1200, 1200, {
    sun: `${plain(middle)}${plain(inner)}<circle cx="${c}" cy="${c}" r="${heart}"/>`,
    coral: `${outer}${middle}<path fill="#fff" d="${disc(c, c, heart)}"/>`,
    // It bleeds: out of register, a sheet just as large would leave two edges bare.
    lagoon: `<rect x="-12" y="-12" width="1224" height="1224"/><g fill="#fff">${plain(outer)}${plain(middle)}</g>${depth}<path fill="#fff" d="${disc(c, c, heart)}"/>`,
    // The hour is as far below the first line as the disc allows: the comma hangs free over its last figure.
    key: `${text(c, c - 72, 84, 'Low tide,', 'middle')}${hour(c, c + 106, 154, '12:24', 'middle')}`,
    paper: `<path d="${stamens}"/>`,
    clean: [{ left: c - 210, top: c - 150, right: c + 210, bottom: c + 130 }],
  })
}
