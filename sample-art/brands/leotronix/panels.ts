import { type Drawing, svg } from '../../lib/drawing'
import { enamel, graphite, line, polar, rect, say, wordmark } from './book'
import { lion, type Mood } from './lion'
import { knob, paints, screw, sheet } from './parts'

/** Four moods of one machine; nobody needs the manual. */
export function moods(): Drawing {
  const four: [Mood, string, string][] = [
    ['balanced', 'Balanced', 'Leave it alone.'],
    ['overload', 'Overload', 'Unplug the oven.'],
    ['lost', 'Phase lost', 'Yellow went out.'],
    ['asleep', 'Asleep', 'So may you.'],
  ]
  const tiles = four.map(([mood, name, advice], i) => {
    const x = (i % 2) * 800
    const y = Math.floor(i / 2) * 800
    return `<svg x="${x}" y="${y}" width="800" height="800" viewBox="0 0 800 800">${sheet(800, 800)}${mood === 'asleep' ? rect(0, 0, 800, 800, '#2A28254D') : ''}${lion(400, 372, mood === 'overload' ? 158 : 178, mood)}${say(name, 40, 754, 27)}${say(advice, 760, 754, 23, { anchor: 'end' })}</svg>`
  })
  const picture = `${paints}${tiles.join('')}${line('M800 0V1600M0 800H1600', graphite, 6)}`
  return { width: 1600, height: 1600, ground: enamel, html: svg(picture, 1600, 1600) }
}

/** Knob macro: the pointer rests at 415 volts and the dial is the whole world. */
export function knobMacro(): Drawing {
  const [x, y, r] = [640, 900, 560]
  const volts = [380, 385, 390, 395, 400, 405, 410, 415, 420, 425, 430]
  const angle = (v: number) => ((v - 415) * 5.2 + 38) * (Math.PI / 180) - Math.PI / 2
  const scale = volts.map((v) => {
    const a = angle(v)
    const minor = [1, 2, 3, 4]
      .map((m) => line(`M${polar(x, y, 700, angle(v + m))}L${polar(x, y, 726, angle(v + m))}`, graphite, 5))
      .join('')
    const tick = line(
      `M${polar(x, y, 700, a)}L${polar(x, y, 752, a)}`,
      v === 415 ? '#D8261C' : graphite,
      v === 415 ? 16 : 9,
    )
    const [u, w] = polar(x, y, 838, a).split(' ').map(Number)
    return v % 10 && v !== 415
      ? tick + minor
      : `${tick}${minor}<g transform="translate(${u} ${w}) rotate(${(a * 180) / Math.PI + 90})" data-bleed="">${say(String(v), 0, 0, v === 415 ? 64 : 36, { anchor: 'middle', fill: v === 415 ? '#D8261C' : graphite })}</g>`
  })
  const picture = `${paints}${sheet(1500, 1500)}${scale.join('')}${knob(x, y, r, 38)}${say('volts', 1430, 1430, 40, { anchor: 'end' })}`
  return { width: 1500, height: 1500, ground: enamel, html: svg(picture, 1500, 1500) }
}

/** Letters cut into metal: dark in the groove, a bright lip below. */
const engrave = (words: string, x: number, y: number, size: number): string =>
  say(words, x + size * 0.008 + 1, y + size * 0.014 + 1.5, size, { fill: '#FFFFFF' }) +
  say(words, x, y, size, { fill: '#35322E' }) +
  say(words, x + 0.6, y + 1, size, { fill: '#1B191780' })

/** The typographic scale, engraved on a brushed plate. */
export function typePlate(): Drawing {
  const steps: [string, number, number, string][] = [
    ['415', 330, 560, '144'],
    ['balanced', 150, 800, '64'],
    ['Three phases. One mane.', 62, 930, '27'],
    ['If it smiles, don’t touch anything.', 44, 1030, '19'],
  ]
  const rows = steps.map(
    ([words, size, y, name]) =>
      `${engrave(words, 150, y, size)}${say(name, 1200, y, 24, { anchor: 'end', fill: '#5A564F' })}${line(`M150 ${y + 34}H1200`, '#77746E', 2)}${line(`M150 ${y + 37}H1200`, '#FFFFFF', 2)}`,
  )
  const glyphs = ['abcdefghijklm', 'nopqrstuvwxyz', '0123456789 V A Hz'].map((row, i) =>
    engrave(row, 150, 1180 + i * 116, 70),
  )
  const brushed = `<filter id="brush" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".003 .55" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .1 0 0 0 0 .1 0 0 0 1.5 -.55"/></filter><linearGradient id="metal" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F4F2EE"/><stop offset=".3" stop-color="#D9D6D0"/><stop offset=".48" stop-color="#F7F5F1"/><stop offset=".7" stop-color="#BDBAB3"/><stop offset="1" stop-color="#9C9992"/></linearGradient>`
  const picture = `${paints}<defs>${brushed}</defs>${sheet(1350, 1800)}
  <g filter="url(#s20)" opacity=".5">${rect(84, 92, 1220, 1670, '#2A2117', 26)}</g>${rect(60, 60, 1230, 1680, '#6E6B66', 26)}${rect(60, 60, 1226, 1675, '#FFFFFF', 26)}${rect(64, 64, 1222, 1672, 'url(#metal)', 24)}<clipPath id="plateclip"><rect x="64" y="64" width="1222" height="1672" rx="24"/></clipPath><g clip-path="url(#plateclip)"><rect x="64" y="64" width="1222" height="1672" filter="url(#brush)" opacity=".34"/></g>
  ${[
    [116, 116],
    [1234, 116],
    [116, 1684],
    [1234, 1684],
  ]
    .map(([x = 0, y = 0], i) => screw(x, y, 30, 0.5 + i * 0.8))
    .join('')}
  ${wordmark(150, 240, 420, '#35322E')}${rows.join('')}${glyphs.join('')}${say(['R', 'Y', 'B'].join('   '), 150, 1640, 40, { fill: '#35322E' })}${say('type scale 1 : 2.33', 1200, 1640, 24, { anchor: 'end', fill: '#5A564F' })}`
  return { width: 1350, height: 1800, ground: enamel, html: svg(picture, 1350, 1800) }
}
