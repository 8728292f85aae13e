import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { china, inkOn, liquor, milkTea, mix, names, saucer, say, shade, wordmark } from './book'

/** Vertical facets of a cylinder, lit from the left. */
function facets(x: number, width: number, y: number, height: number, colour: string): string {
  const count = 16
  return Array.from({ length: count }, (_, index) => {
    const from = (1 - Math.cos((index / count) * Math.PI)) / 2
    const to = (1 - Math.cos(((index + 1) / count) * Math.PI)) / 2
    const lit = Math.cos(((index + 0.5) / count) * Math.PI - 0.95)
    const tone =
      lit > 0 ? mix(colour, '#FFF3DC', lit ** 3 * 0.34) : mix(colour, '#120400', Math.min(0.5, -lit * 0.62))
    return `<rect x="${x + from * width}" y="${y}" width="${(to - from) * width + 0.8}" height="${height}" fill="${mix(tone, '#120400', lit > 0 ? (1 - lit) * 0.22 : 0.14)}"/>`
  }).join('')
}

function caddy(x: number, ground: number, width: number, height: number, number: number): string {
  const colour = shade(number)
  const lid = mix(colour, '#120400', 0.16)
  const bend = width * 0.115
  const top = ground - height
  const neck = top + height * 0.2
  const id = `caddy${number}`
  const chip = mix(colour, '#FFFFFF', 0)
  const label = (y: number): string =>
    `M${x + width * 0.16} ${y}Q${x + width / 2} ${y + bend * 1.25} ${x + width * 0.84} ${y}`
  return `<clipPath id="${id}"><path d="M${x} ${neck}A${width / 2} ${bend} 0 0 0 ${x + width} ${neck}V${ground}A${width / 2} ${bend} 0 0 1 ${x} ${ground}Z"/></clipPath><clipPath id="${id}lid"><path d="M${x - 5} ${top}V${neck}A${width / 2 + 5} ${bend} 0 0 0 ${x + width + 5} ${neck}V${top}Z"/></clipPath>
  <g clip-path="url(#${id})">${facets(x, width, neck - bend, ground - neck + bend * 2.4, colour)}</g><path d="M${x} ${neck + 12}A${width / 2} ${bend} 0 0 0 ${x + width} ${neck + 12}" stroke="#120400" stroke-width="22" opacity=".34" fill="none"/>
  <path d="${label(neck + height * 0.15)}V${ground - height * 0.14}Q${x + width / 2} ${ground - height * 0.14 + bend * 1.25} ${x + width * 0.16} ${ground - height * 0.14}Z" fill="${china}"/><path d="${label(neck + height * 0.15)}V${neck + height * 0.42}Q${x + width / 2} ${neck + height * 0.42 + bend * 1.25} ${x + width * 0.16} ${neck + height * 0.42}Z" fill="${chip}"/>
  <path d="M${x + width * 0.7} ${neck + height * 0.15}L${x + width * 0.84} ${neck + height * 0.15}V${ground - height * 0.14}L${x + width * 0.7} ${ground - height * 0.14 + bend * 0.7}Z" fill="#120400" opacity=".12"/>
  ${say(`${number}`, x + width * 0.5, neck + height * 0.345, width * 0.27, { anchor: 'middle', colour: inkOn(chip) })}${say(names[number - 1] ?? '', x + width * 0.5, ground - height * 0.245, width * 0.094, { anchor: 'middle' })}${wordmark(x + width * 0.355, ground - height * 0.16, width * 0.29)}
  <g clip-path="url(#${id}lid)">${facets(x - 5, width + 10, top, neck - top + bend * 1.4, lid)}</g><path d="M${x - 5} ${neck}A${width / 2 + 5} ${bend} 0 0 0 ${x + width + 5} ${neck}" stroke="${mix(lid, '#FFF3DC', 0.3)}" stroke-width="5" fill="none"/>
  <ellipse cx="${x + width / 2}" cy="${top}" rx="${width / 2 + 5}" ry="${bend}" fill="${mix(lid, '#FFF3DC', 0.24)}"/><ellipse cx="${x + width / 2}" cy="${top}" rx="${width / 2 - 12}" ry="${bend - 6}" fill="${mix(lid, '#FFF3DC', 0.14)}"/><path d="M${x + 18} ${top - 4}A${width / 2 - 18} ${bend - 8} 0 0 1 ${x + width * 0.62} ${top - bend + 9}" stroke="${mix(lid, '#FFF3DC', 0.55)}" stroke-width="7" fill="none" stroke-linecap="round"/>`
}

/** Five caddies in five shades; the label is a chip off the card. */
export function caddies(): Drawing {
  const line: [number, number, number, number, number][] = [
    [80, 880, 300, 560, 2],
    [428, 830, 290, 520, 11],
    [1392, 880, 310, 570, 31],
    [1050, 810, 296, 510, 22],
    [700, 1140, 380, 640, 17],
  ]
  const next = random(7)
  const leaves = Array.from({ length: 120 }, () => {
    const turn = next() * Math.PI * 2
    const out = Math.sqrt(next())
    return `<path transform="translate(${(1340 + Math.cos(turn) * out * 190).toFixed(0)} ${(1140 + Math.sin(turn) * out * 62).toFixed(0)}) rotate(${(next() * 360).toFixed(0)}) scale(${(0.8 + next() * 0.7).toFixed(2)})" d="M-16 0C-8 -8 8 -8 16 0C6 6 -8 6 -16 0Z" fill="${next() > 0.5 ? liquor : '#4A2413'}"/>`
  }).join('')
  return {
    width: 1800,
    height: 1350,
    html: svg(
      `<rect width="1800" height="1350" fill="${saucer}"/><rect y="700" width="1800" height="650" fill="#A92B16"/>
      ${line.map(([x, ground, width, height]) => `<path d="M${x + 20} ${ground}A${width / 2} ${width * 0.115} 0 0 0 ${x + width} ${ground + 6}L${x + width + height * 0.62} ${ground - height * 0.2}A${width / 2} ${width * 0.115} 0 0 0 ${x + width * 0.4 + height * 0.62} ${ground - height * 0.27}Z" fill="#831F0E"/>`).join('')}<ellipse cx="1350" cy="1150" rx="205" ry="66" fill="#831F0E"/>
      ${line.map(([x, ground, width, height, number]) => caddy(x, ground, width, height, number)).join('')}${leaves}`,
      1800,
      1350,
    ),
  }
}

/** The menu is a fan of paint chips on one rivet. */
export function chipFan(): Drawing {
  const blades = 8
  const prices = ['₹ 10', '₹ 12', '₹ 12', '₹ 15', '₹ 15']
  const drawn = Array.from({ length: blades }, (_, blade) => {
    const turn = -52 + blade * 12.5
    const chips = Array.from({ length: 5 }, (_, row) => {
      const number = row * 8 + blade + 1
      const colour = number === 40 ? china : shade(number)
      const y = -1330 + row * 222
      const name = names[number - 1] ?? ''
      return `<rect x="-145" y="${y}" width="290" height="214" fill="${colour}"/>${say(`${number}`, -124, y + 58, 46, { colour: inkOn(colour) })}${say(name, -124, y + 192, 31, { colour: inkOn(colour), weight: 600, spacing: 0 })}${blade === 7 ? say(prices[row] ?? '', 126, y + 58, 36, { colour: inkOn(colour), anchor: 'end', weight: 600 }) : ''}`
    }).join('')
    return `<g transform="translate(420 1560) rotate(${turn})" data-bleed><rect x="-149" y="-1344" width="330" height="1480" rx="26" fill="#120400" opacity=".3"/><rect x="-160" y="-1352" width="320" height="1480" rx="26" fill="${china}"/>${chips}<path d="M-160 -200h320" stroke="#E9DCC4" stroke-width="3"/></g>`
  }).join('')
  return {
    width: 1350,
    height: 1800,
    html: svg(
      `<rect width="1350" height="1800" fill="${milkTea}"/>${drawn}<circle cx="428" cy="1570" r="46" fill="#120400" opacity=".4"/><circle cx="420" cy="1560" r="44" fill="${saucer}"/><circle cx="420" cy="1560" r="22" fill="#A12813"/><circle cx="412" cy="1550" r="9" fill="#E85A3F"/>
      ${say(['Point', 'at your', 'colour.'], 820, 1500, 116, {})}`,
      1350,
      1800,
    ),
  }
}

/** A real cup from straight above, one window, tea at shade 17. */
export function realCup(): Drawing {
  const colour = shade(17)
  const deep = mix(colour, '#120400', 0.5)
  const glow = mix(colour, '#FFB25E', 0.35)
  return {
    width: 1500,
    height: 1500,
    html: svg(
      `<defs><filter id="soft"><feGaussianBlur stdDeviation="34"/></filter><filter id="near"><feGaussianBlur stdDeviation="12"/></filter><filter id="fine"><feGaussianBlur stdDeviation="4"/></filter>
      <filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 1.1 -.28"/></filter>
      <radialGradient id="table" cx=".22" cy=".18" r="1.1"><stop offset="0" stop-color="#F7EAD3"/><stop offset=".55" stop-color="#E6D2B2"/><stop offset="1" stop-color="#B89870"/></radialGradient>
      <radialGradient id="dish" cx=".36" cy=".32" r=".72"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".7" stop-color="#F1E7D6"/><stop offset="1" stop-color="#CDBB9E"/></radialGradient>
      <radialGradient id="wall" cx=".66" cy=".7" r=".62"><stop offset="0" stop-color="#FFFDF7"/><stop offset=".82" stop-color="#F3E8D6"/><stop offset="1" stop-color="#B79C7C"/></radialGradient>
      <radialGradient id="drink" cx=".6" cy=".64" r=".66"><stop offset="0" stop-color="${glow}"/><stop offset=".45" stop-color="${colour}"/><stop offset=".88" stop-color="${mix(colour, '#120400', 0.3)}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
      <clipPath id="brew"><circle cx="750" cy="750" r="312"/></clipPath></defs>
      <rect width="1500" height="1500" fill="url(#table)"/><ellipse cx="850" cy="872" rx="600" ry="585" fill="#5A3312" opacity=".5" filter="url(#soft)"/><circle cx="790" cy="800" r="572" fill="#4A280C" opacity=".42" filter="url(#near)"/>
      <circle cx="750" cy="750" r="570" fill="url(#dish)"/><circle cx="750" cy="750" r="560" fill="none" stroke="#FFFFFF" stroke-width="7" opacity=".85" filter="url(#fine)"/><circle cx="750" cy="750" r="432" fill="none" stroke="#CBB797" stroke-width="9" opacity=".6" filter="url(#fine)"/><circle cx="747" cy="746" r="424" fill="none" stroke="#FFFFFF" stroke-width="6" opacity=".8" filter="url(#fine)"/>
      <ellipse cx="824" cy="838" rx="392" ry="384" fill="#5A3312" opacity=".5" filter="url(#near)"/>
      <g transform="rotate(38 750 750)"><path d="M1086 690h96a60 60 0 0 1 0 120h-96" fill="none" stroke="#5A3312" stroke-width="44" opacity=".42" filter="url(#near)" transform="translate(34 14)"/><path d="M1080 690h100a60 60 0 0 1 0 120h-100" fill="none" stroke="#D8C7AA" stroke-width="46"/><path d="M1080 684h98a58 58 0 0 1 40 18" fill="none" stroke="#FFFFFF" stroke-width="18" stroke-linecap="round" filter="url(#fine)"/></g>
      <circle cx="750" cy="750" r="376" fill="#EFE4D0"/><circle cx="750" cy="750" r="376" fill="none" stroke="#FFFFFF" stroke-width="22"/><circle cx="752" cy="753" r="386" fill="none" stroke="#BFA785" stroke-width="4" opacity=".7" filter="url(#fine)"/><circle cx="750" cy="750" r="358" fill="url(#wall)"/>
      <path d="M470 596A320 320 0 0 1 860 450" stroke="#8A6A45" stroke-width="40" opacity=".34" fill="none" filter="url(#near)"/>
      <circle cx="750" cy="750" r="316" fill="${mix(colour, '#FFD9A0', 0.3)}"/><circle cx="750" cy="750" r="312" fill="url(#drink)"/>
      <g clip-path="url(#brew)"><path d="M420 700A330 330 0 0 1 800 420L820 500A260 260 0 0 0 500 720Z" fill="#120400" opacity=".5" filter="url(#soft)"/><path d="M560 930Q760 1050 980 860Q930 1010 760 1046Q620 1040 560 930Z" fill="#FFC987" opacity=".55" filter="url(#near)"/>
      <g transform="rotate(-14 640 640)"><path d="M566 566q70 -34 140 -30l-4 76q-70 4 -126 30Z" fill="#FFF6E4" opacity=".82" filter="url(#fine)"/><path d="M580 664q60 -26 118 -30l-4 52q-54 4 -104 26Z" fill="#FFF6E4" opacity=".62" filter="url(#fine)"/></g>
      ${[
        [930, 900, 15],
        [958, 872, 9],
        [905, 926, 8],
        [946, 930, 6],
        [880, 948, 5],
        [520, 830, 7],
        [536, 850, 4],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${mix(colour, '#FFD9A0', 0.4)}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.4}" fill="#FFF6E4"/>`,
        )
        .join('')}</g>
      <rect width="1500" height="1500" filter="url(#grain)" opacity=".22" style="mix-blend-mode:overlay"/>`,
      1500,
      1500,
    ),
  }
}
