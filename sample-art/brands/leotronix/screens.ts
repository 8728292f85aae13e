import { type Drawing, svg } from '../../lib/drawing'
import { amber, enamel, mane, rect, say } from './book'
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
