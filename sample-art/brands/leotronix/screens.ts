import { type Drawing, svg } from '../../lib/drawing'
import { amber, blue, enamel, graphite, line, mane, polar, rect, red, say, tau, wordmark } from './book'
import { flatLion, type Level } from './flat'
import { knob, paints, sheet } from './parts'

const night = '#161513'

/** The live mane: three phases breathing on a dark screen. */
function liveScreen(): string {
  const glow = mane(195, 330, 96, { colours: ['#FF5A4A', amber, '#6C93FF'], strands: 6 }).replaceAll(
    'multiply',
    'screen',
  )
  const values: [string, string, string][] = [
    ['R', '415', '#FF5A4A'],
    ['Y', '414', amber],
    ['B', '416', '#6C93FF'],
  ]
  return `${rect(0, 0, 390, 844, night)}${say('Block C, panel 2', 28, 104, 33, { fill: '#A8A49C' })}<g style="isolation:isolate">${glow}</g>
  <circle cx="195" cy="330" r="94" fill="#0E0D0C"/>${say('50.0', 195, 336, 42, { anchor: 'middle', fill: enamel })}${say('Hz', 195, 374, 33, { anchor: 'middle', fill: '#A8A49C' })}
  ${say('Balanced', 28, 596, 36, { fill: enamel })}${say('Nothing to do.', 28, 640, 33, { fill: '#A8A49C' })}
  ${values.map(([name, v, fill], i) => `${rect(28 + i * 114, 676, 106, 110, '#24221F')}${rect(28 + i * 114, 676, 106, 6, fill)}${say(name, 42 + i * 114, 722, 33, { fill })}${say(v, 34 + i * 114, 768, 33, { fill: enamel })}`).join('')}${rect(135, 820, 120, 5, enamel, 2)}`
}

/** One whole phone on the enamel, a knob beside it for scale. */
export function panelApp(): Drawing {
  const k = 1.72
  const picture = `${paints}${sheet(1350, 1800)}${knob(146, 1636, 92, -40)}
  <g transform="translate(306 132) scale(${k})"><rect x="18" y="26" width="430" height="884" rx="66" fill="#2A2117" opacity=".34" filter="url(#s20)"/><rect x="-4" y="-4" width="438" height="892" rx="70" fill="#BDBAB3"/><rect width="430" height="884" rx="66" fill="#0B0A09"/><clipPath id="live"><rect x="20" y="20" width="390" height="844" rx="50"/></clipPath><g clip-path="url(#live)"><g transform="translate(20 20)">${liveScreen()}</g><path d="M20 20H300L20 700Z" fill="#fff" opacity=".05"/></g><rect x="160" y="40" width="110" height="30" rx="15" fill="#000"/></g>`
  // Never shown wider than a phone or a third of a page.
  return {
    width: 1080,
    height: 1440,
    ground: enamel,
    html: svg(`<g transform="scale(.8)">${picture}</g>`, 1080, 1440),
  }
}

const calm = { petals: ['#3A5FD0', '#B98E1C', '#A8372F'] as const, plate: '#CFC8BA' }

/** One of the small lions: it sleeps, or it roars on red. */
function smallLion(x: number, y: number, angry: boolean): string {
  const level: Level = angry ? 4 : 0
  const coat = angry ? { petals: ['#8E120B', amber, red] as const } : calm
  return `${angry ? rect(x - 80, y - 70, 160, 140, '#4A1512') : ''}${flatLion(x, y, angry ? 42 : 40, level, coat)}`
}

/** The same forty on a phone: five beside each other, so that their faces can be told apart. */
export function monitorUpright(): Drawing {
  const lions = Array.from({ length: 40 }, (_, i) =>
    smallLion(92 + (i % 5) * 160, 90 + Math.floor(i / 5) * 138, i === 21),
  )
  const picture = `${rect(0, 0, 800, 1080, night)}${say('39 purring. 1 roaring.', 100, 98, 46, { fill: enamel })}
  <g transform="translate(64 132) scale(.82)">${lions.join('')}</g>`
  return { width: 800, height: 1080, ground: night, html: svg(picture, 800, 1080) }
}

/** The control room: forty small lions, one of them red. */
export function monitor(): Drawing {
  const [w, h] = [1560, 840]
  const lions = Array.from({ length: 40 }, (_, i) => {
    const x = 252 + (i % 8) * 174
    const y = 204 + Math.floor(i / 8) * 142
    return smallLion(x, y, i === 21)
  })
  const screen = `${rect(0, 0, w, h, night)}${rect(0, 0, 170, h, '#24221F')}${wordmark(24, 54, 122, enamel)}${[118, 74, 96, 86].map((width, i) => rect(24, 136 + i * 56, width, 12, i ? '#8F8C86' : enamel, 6)).join('')}${rect(0, 127, 6, 32, red)}
  ${say('39 purring. 1 roaring.', 196, 88, 62, { fill: enamel })}${lions.join('')}`
  const [x, y] = [220, 70]
  const picture = `${paints}${sheet(2000, 1125)}<path d="M0 996H2000V1125H0Z" fill="#3A2E20" opacity=".22"/>
  <g filter="url(#s20)"><path d="M700 980H1500V1180H700Z" fill="none"/><path d="M770 1056H1270L1440 1092H900Z" fill="#2A2117" opacity=".5"/></g><g filter="url(#s4)"><path d="M752 1056H1252L1262 1068H762Z" fill="#1A130C" opacity=".7"/></g><path d="M880 930H1120L1140 1030H860Z" fill="url(#alu)"/><path d="M740 1030H1260Q1276 1052 1256 1056H744Q724 1052 740 1030Z" fill="url(#alu)"/><path d="M744 1056H1256V1062H744Z" fill="#5A564F"/>
  ${rect(x - 26, y - 26, w + 52, h + 58, '#8F8C86', 22)}${rect(x - 24, y - 24, w + 48, h + 52, '#E6E3DD', 20)}${rect(x - 16, y - 16, w + 32, h + 36, '#0B0A09', 14)}<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${screen}</svg><path d="M${x} ${y}H${x + 620}L${x + 180} ${y + h}H${x}Z" fill="#fff" opacity=".03"/>`
  return { width: 2000, height: 1125, ground: enamel, html: svg(picture, 2000, 1125) }
}

/** Component sheet: one great dial and everything that answers to it. */
export function components(): Drawing {
  const arc = Array.from({ length: 61 }, (_, i) => {
    const a = Math.PI * 0.75 + (i / 60) * Math.PI * 1.5
    return line(
      `M${polar(470, 690, 520, a)}L${polar(470, 690, i % 10 ? 548 : 576, a)}`,
      i > 48 ? red : graphite,
      i % 10 ? 4 : 9,
    )
  })
  const waves = [red, amber, blue].map((colour, phase) => {
    const d = Array.from(
      { length: 121 },
      (_, i) =>
        `${i ? 'L' : 'M'}${1130 + (i / 120) * 560} ${(1146 + 74 * Math.sin((i / 120) * tau * 2 + (phase * tau) / 3)).toFixed(1)}`,
    ).join('')
    return line(d, colour, 12, 'stroke-linecap="round"')
  })
  const toggle = (x: number, y: number, on: boolean, name: string) =>
    `${rect(x, y, 150, 82, on ? blue : 'none', 41)}<rect x="${x + 4}" y="${y + 4}" width="142" height="74" rx="37" fill="none" stroke="${on ? blue : graphite}" stroke-width="8"/><circle cx="${x + (on ? 108 : 42)}" cy="${y + 41}" r="27" fill="${on ? enamel : graphite}"/>${say(name, x, y + 132, 52)}`
  const small = (x: number, y: number, share: number, colour: string, name: string) => {
    const end = Math.PI * 0.75 + share * Math.PI * 1.5
    return `<path d="M${polar(x, y, 74, Math.PI * 0.75)}A74 74 0 1 1 ${polar(x, y, 74, Math.PI * 2.25)}" fill="none" stroke="#C9C2B3" stroke-width="16"/><path d="M${polar(x, y, 74, Math.PI * 0.75)}A74 74 0 ${share > 0.66 ? 1 : 0} 1 ${polar(x, y, 74, end)}" fill="none" stroke="${colour}" stroke-width="16"/>${line(`M${x} ${y}L${polar(x, y, 52, end)}`, graphite, 11)}<circle cx="${x}" cy="${y}" r="14" fill="${graphite}"/>${say(name, x, y + 112, 52, { anchor: 'middle' })}`
  }
  const pilot = (x: number, fill: string, name: string) =>
    `<circle cx="${x}" cy="826" r="30" fill="${fill}" stroke="${graphite}" stroke-width="8"/>${say(name, x, 900, 52, { anchor: 'middle' })}`
  const picture = `${rect(0, 0, 1800, 1350, enamel)}<g transform="translate(169 138) scale(.8)">${arc.join('')}<circle cx="470" cy="690" r="400" fill="${graphite}"/>${line(`M470 690L${polar(470, 690, 366, -0.62)}`, amber, 40)}<circle cx="470" cy="690" r="64" fill="${enamel}"/></g>${say('Dial', 84, 130, 60)}${say('one hand, no doubt', 84, 1286, 52)}
  ${say('Small dials', 1130, 100, 56)}${small(1206, 216, 0.3, blue, 'idle')}${small(1416, 216, 0.62, amber, 'busy')}${small(1626, 216, 0.92, red, 'full')}
  ${say('Toggles', 1130, 470, 56)}${toggle(1130, 496, false, 'off')}${toggle(1335, 496, true, 'on')}
  ${say('Lamps', 1130, 770, 56)}${pilot(1196, enamel, 'dark')}${pilot(1396, amber, 'lit')}${pilot(1596, red, 'alarm')}
  ${say('Waves', 1130, 1042, 56)}${waves.join('')}${say('a third apart', 1130, 1292, 52)}`
  return { width: 1800, height: 1350, ground: enamel, html: svg(picture, 1800, 1350) }
}

/** Warning ladder: five faces from calm to roar. */
export function ladder(): Drawing {
  const steps: [string, string][] = [
    ['Fine.', enamel],
    ['Noted.', '#F0DFA8'],
    ['Look up.', amber],
    ['Come here.', '#E8741B'],
    ['Isolate!', red],
  ]
  const faces = steps.map(([word, ground], i) => {
    const x = i * 432
    const level = i as Level
    const petals = ['#1B49C4', i > 1 ? '#FFF1C2' : amber, i > 3 ? '#7A100A' : red] as const
    return `${rect(x, 0, 433, 600, ground)}${flatLion(x + 216, 262, 96 + i * 5, level, { petals, plate: '#FBF7EC' })}${say(`${i + 1}`, x + 30, 68, 34)}${say(word, x + 216, 552, 36, { anchor: 'middle', fill: i > 3 ? '#FFFFFF' : graphite })}`
  })
  return { width: 2160, height: 600, ground: enamel, html: svg(faces.join(''), 2160, 600) }
}
