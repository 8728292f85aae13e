import { type Drawing, svg } from '../../lib/drawing'
import { amber, blue, enamel, graphite, line, polar, rect, red, say, tau } from './book'

/** A dial opens at the bottom: from here it runs three quarters of a turn. */
const start = Math.PI * 0.75
const turn = Math.PI * 1.5
const groove = '#C9C2B3'
/** Three columns of small parts, and the size of their labels. */
const [columns, label] = [[1130, 1382, 1634], 58]

/** One great dial: sixty marks, every tenth one long; the hand stands on a long one. */
function greatDial(x: number, y: number, r: number): string {
  const hand = start + (40 / 60) * turn
  const marks = Array.from({ length: 61 }, (_, i) => {
    const a = start + (i / 60) * turn
    const isLong = i % 10 === 0
    return line(
      `M${polar(x, y, r * 1.1, a)}L${polar(x, y, r * (isLong ? 1.25 : 1.17), a)}`,
      i > 49 ? red : graphite,
      isLong ? 11 : 4,
    )
  })
  return `${marks.join('')}<circle cx="${x}" cy="${y}" r="${r}" fill="${graphite}"/>${line(`M${polar(x, y, 40, hand)}L${polar(x, y, r * 0.9, hand)}`, amber, 36)}<circle cx="${x}" cy="${y}" r="54" fill="${enamel}"/>`
}

/** A small dial with six marks; its needle stands on mark `step` of 0 to 5. */
function smallDial(x: number, y: number, step: number, colour: string, name: string): string {
  const r = 80
  const angle = (s: number): number => start + (s / 5) * turn
  const arc = (to: number): string =>
    `M${polar(x, y, r, start)}A${r} ${r} 0 ${to - start > Math.PI ? 1 : 0} 1 ${polar(x, y, r, to)}`
  const marks = [0, 1, 2, 3, 4, 5].map((s) =>
    line(`M${polar(x, y, r + 16, angle(s))}L${polar(x, y, r + 28, angle(s))}`, graphite, 6),
  )
  return `${marks.join('')}${line(arc(angle(5)), groove, 20)}${line(arc(angle(step)), colour, 20)}${line(`M${x} ${y}L${polar(x, y, 58, angle(step))}`, graphite, 12)}<circle cx="${x}" cy="${y}" r="16" fill="${graphite}"/>${say(name, x, y + 162, label, { anchor: 'middle' })}`
}

const toggle = (x: number, y: number, isOn: boolean, name: string): string =>
  `<rect x="${x - 86}" y="${y - 46}" width="172" height="92" rx="46" fill="${isOn ? blue : 'none'}" stroke="${isOn ? blue : graphite}" stroke-width="9"/><circle cx="${x + (isOn ? 40 : -40)}" cy="${y}" r="30" fill="${isOn ? enamel : graphite}"/>${say(name, x, y + 122, label, { anchor: 'middle' })}`

const pilot = (x: number, y: number, fill: string, name: string): string =>
  `<circle cx="${x}" cy="${y}" r="40" fill="${fill}" stroke="${graphite}" stroke-width="9"/>${say(name, x, y + 122, label, { anchor: 'middle' })}`

/** Three crossing waves, a third of a period apart. */
function waves(left: number, right: number, y: number, high: number): string {
  return [red, amber, blue]
    .map((colour, phase) => {
      const d = Array.from({ length: 121 }, (_, i) => {
        const t = i / 120
        return `${i ? 'L' : 'M'}${(left + t * (right - left)).toFixed(1)} ${(y + high * Math.sin(t * tau * 2 + (phase * tau) / 3)).toFixed(1)}`
      }).join('')
      return line(d, colour, 13, 'stroke-linecap="round"')
    })
    .join('')
}

/** Component sheet: one great dial and everything that answers to it, each part under its own rule. */
export function components(): Drawing {
  const [first = 0, second = 0, third = 0] = columns
  const rules = [420, 730, 1040].map((y) => line(`M1020 ${y}H1744`, groove, 4))
  const picture = `${rect(0, 0, 1800, 1350, enamel)}${greatDial(500, 600, 340)}${say(['one hand,', 'no doubt'], 500, 1180, 64, { anchor: 'middle', leading: 1.3 })}
  ${line('M960 90V1260', groove, 4)}${rules.join('')}
  ${smallDial(first, 200, 1, blue, 'idle')}${smallDial(second, 200, 3, amber, 'busy')}${smallDial(third, 200, 5, red, 'full')}
  ${toggle(first + 70, 524, false, 'off')}${toggle(third - 70, 524, true, 'on')}
  ${pilot(first, 834, enamel, 'dark')}${pilot(second, 834, amber, 'lit')}${pilot(third, 834, red, 'alarm')}
  ${waves(1028, 1736, 1176, 84)}`
  return { width: 1800, height: 1350, ground: enamel, html: svg(picture, 1800, 1350) }
}
