import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { braid, display, ink, plate, rosette, text } from './book'
import { engrave, rgb } from './engraving'
import { noise } from './field'

const courses: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'First',
    [
      ['Badi chura, crushed at the table', '160'],
      ['Saga bhaja, five leaves', '180'],
    ],
  ],
  [
    'Then',
    [
      ['Dalma, rice, ghee', '240'],
      ['Prawns in coconut', '620'],
      ['Mutton, eight hours, no hurry', '560'],
    ],
  ],
  [
    'At last',
    [
      ['Chhena poda, burnt on purpose', '220'],
      ['Lemon tea and the river', '90'],
    ],
  ],
]

/** The lit part of a moon `age` days old, as path data round the origin. */
export function phase(age: number, radius: number): string {
  const turn = Math.cos((age / 29.53) * Math.PI * 2)
  const waxing = age < 14.77
  const bulge = Math.abs(turn) * radius
  const outer = waxing ? 1 : 0
  const inner = turn > 0 === waxing ? 0 : 1
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${outer} 0 ${radius}A${bulge.toFixed(1)} ${radius} 0 0 ${inner} 0 ${-radius}Z`
}

/** The menu: a card with a round window; the disc behind it is turned every evening to tonight's moon. */
export async function menu(): Promise<Drawing> {
  const [width, height] = [1350, 1800]
  const [x, y, w, h] = [64, 84, 1080, 1640]
  const [mx, my, radius] = [604, 402, 162]
  const night = rgb(ink.peace)
  const table = await engrave(
    width,
    height,
    (px, py, cut) => {
      cut.ground = night
      cut.pitch = 11
      cut.phase = px + 26 * noise(px / 240, py / 700, 3) + 5 * noise(px / 50, py / 300, 4)
      cut.tone = 0.86 + 0.1 * noise(px / 300, py / 500, 8)
    },
    ink.note,
  )
  const hub = { x: 830, y: 470 }
  const disc = 440
  const wheel = (
    [
      [7.4, -18],
      [14.77, 18],
    ] as const
  )
    .map(([age, turn]) => {
      const [px, py] = [
        hub.x + Math.cos((turn * Math.PI) / 180) * 390,
        hub.y + Math.sin((turn * Math.PI) / 180) * 390,
      ]
      return `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)})"><circle r="36" fill="${ink.peace}"/><path d="${phase(age, 36)}" fill="${ink.moon}"/></g>`
    })
    .join('')
  const list = courses.reduce<{ y: number; markup: string }>(
    (sheet, [heading, dishes]) => {
      const rows = dishes
        .map(
          ([dish, price], i) =>
            `${text(x + 76, sheet.y + 76 + i * 68, 54, dish, 'start')}${text(x + w - 76, sheet.y + 76 + i * 68, 54, price, 'end')}`,
        )
        .join('')
      return {
        y: sheet.y + dishes.length * 68 + 112,
        markup: `${sheet.markup}${text(x + 76, sheet.y, 54, heading, 'start', ink.clay)}<path d="M${x + 270} ${sheet.y - 15}H${x + w - 76}" stroke="${ink.peace}" stroke-width="2.5"/>${rows}`,
      }
    },
    { y: 888, markup: '' },
  ).markup
  const window = `M${mx - radius} ${my}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
  const card = `M${x} ${y}H${x + w}V${y + h}H${x}Z${window}`
  const moon = `<g transform="translate(${mx} ${my})"><circle r="${radius + 20}" fill="${ink.peace}"/></g><clipPath id="lit"><path transform="translate(${mx} ${my})" d="${phase(11, radius - 8)}"/></clipPath><g clip-path="url(#lit)">${plate(mx, my, radius - 8)}</g>`
  const scene = `<defs><filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="12" dy="18" stdDeviation="14" flood-color="#04120F" flood-opacity=".8"/></filter><filter id="thin" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="6" dy="9" stdDeviation="6" flood-color="#04120F" flood-opacity=".7"/></filter></defs>
    <image href="${table}" width="${width}" height="${height}"/><g filter="url(#lift)"><circle cx="${hub.x}" cy="${hub.y}" r="${disc}" fill="${ink.note}"/></g>${rosette(hub.x, hub.y, disc - 12, disc - 2, 120, 3, ink.clay, 1.6)}${wheel}${moon}
    <g filter="url(#lift)"><path fill-rule="evenodd" d="${card}" fill="${ink.note}"/></g><path d="${window}" fill="none" stroke="${ink.peace}" stroke-width="5"/>${rosette(mx, my, radius + 14, radius + 66, 48, 7, ink.peace, 1.5)}
    ${braid(x + 40, x + w - 40, y + 44, 40, 110, 5)}${braid(x + 40, x + w - 40, y + h - 44, 40, 110, 5)}
    ${text(mx, 706, 92, 'Tonight, mostly moon')}${text(mx, 782, 56, 'Turn the disc. The kitchen follows.', 'middle', ink.clay)}${list}
    <g style="${display}"><text transform="translate(1206 ${hub.y}) rotate(90)" text-anchor="middle" font-size="56" fill="${ink.clay}" data-bleed="">day 11</text></g>`
  return { width, height, html: svg(scene, width, height), ground: ink.peace }
}
