import { type Drawing, svg } from '../../lib/drawing'
import { cream, custard, gable, margin, note, sash, say, shutter, shutterShade } from './book'
import { filled, type Spice, seedDefs, seeds } from './seeds'

interface Room {
  spice: Spice
  x: number
  y: number
  width: number
  height: number
  name: string
  amount: string
}

const rooms: Room[] = [
  {
    spice: 'turmeric',
    x: 90,
    y: 330,
    width: 380,
    height: 320,
    name: 'Living room',
    amount: '½ tsp turmeric',
  },
  { spice: 'mustard', x: 494, y: 330, width: 260, height: 200, name: 'Hall', amount: '1 tsp seed' },
  { spice: 'chilli', x: 778, y: 330, width: 332, height: 430, name: 'Kitchen', amount: '3 red chillies' },
  { spice: 'coriander', x: 90, y: 674, width: 380, height: 436, name: 'Bedroom', amount: '2 tsp coriander' },
  { spice: 'cardamom', x: 778, y: 784, width: 332, height: 326, name: 'Guest room', amount: '4 cardamoms' },
]

/** Creative 5: the recipe for dalma is a floor plan; each room is as large as its spice is loud. */
export function floorPlan(): Drawing {
  const floors = rooms
    .map((room) => {
      const { x, y, width, height } = room
      const tag = `<rect x="${x + 22}" y="${y + 22}" width="${Math.min(width - 44, 336)}" height="96" fill="${cream}"/>${say(room.name, x + 40, y + 62, 41)}${note(room.amount, x + 40, y + 105, 41)}`
      return `${filled(`M${x} ${y}h${width}v${height}h${-width}Z`, room.spice, room, seeds[room.spice].scale * 1.25)}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${shutter}" stroke-width="24"/>${tag}`
    })
    .join('')
  const swing = (x: number, y: number, across: number, down: number): string =>
    `<path d="M${x} ${y}h${across}A${Math.abs(across)} ${Math.abs(across)} 0 0 ${across * down > 0 ? 1 : 0} ${x} ${y + down}Z" fill="${cream}" stroke="${shutter}" stroke-width="6"/>`
  return {
    width: 1200,
    height: 1200,
    html: svg(
      `${seedDefs}<rect width="1200" height="1200" fill="${shutter}"/><rect x="78" y="318" width="1044" height="804" fill="${cream}"/>${floors}
      <rect x="462" y="820" width="20" height="120" fill="${cream}"/><rect x="768" y="600" width="20" height="120" fill="${cream}"/>${swing(768, 720, -110, -110)}<rect x="560" y="520" width="120" height="22" fill="${cream}"/><rect x="768" y="880" width="20" height="120" fill="${cream}"/>${swing(768, 1000, -110, -110)}
      <rect x="470" y="1098" width="320" height="24" fill="${shutter}"/><rect x="570" y="1094" width="120" height="32" fill="${cream}"/>
      ${say(['Lentils', 'live here.'], 624, 800, 46, { anchor: 'middle', line: 1.1 })}
      ${say('Dalma, five rooms', margin, 180, 116, { colour: custard })}${note('Simmer in the living room. Argue in the kitchen. Serves six.', margin, 258, 41, { colour: cream })}`,
      1200,
      1200,
    ),
  }
}

/** Creative 8: the street asleep, one window cooking. */
export function night(): Drawing {
  const dark = '#137049'
  const roofs: [number, number, number, boolean, string][] = [
    [-60, 300, 470, true, dark],
    [246, 230, 640, false, '#0E5A3C'],
    [482, 340, 560, true, dark],
    [828, 220, 720, false, '#0E5A3C'],
    [1054, 260, 500, true, dark],
  ]
  const houses = roofs
    .map(([x, width, height, chimney, colour], index) => {
      const rows = Math.floor((height - width * 0.36 - 190) / 120)
      const panes = Array.from({ length: Math.max(rows, 1) }, (_, row) =>
        [0.28, 0.72]
          .map((at, side) => {
            const lit = index === 2 && row === 1 && side === 1
            const left = x + width * at
            const top = 1080 - height + width * 0.36 + 30 + row * 120
            return lit ? '' : sash(left, top, 68, '#083B27', '#0A4630')
          })
          .join(''),
      ).join('')
      return `<path d="${gable(x, 1080, width, height, chimney)}" fill="${colour}"/>${panes}`
    })
    .join('')
  // Drawn last: light falls on the neighbours too.
  const [left, top] = [727, 776]
  const cooking = `${[300, 218, 146].map((r, i) => `<circle cx="${left}" cy="${top + 70}" r="${r}" fill="${custard}" opacity="${0.09 + i * 0.06}"/>`).join('')}<rect x="${left - 66}" y="${top - 14}" width="132" height="160" fill="${custard}"/>${filled(`M${left - 66} ${top + 94}q33 -28 66 -14t66 -8V${top + 146}h-132Z`, 'mustard', { x: left - 66, y: top + 56, width: 132, height: 96 }, 1.1)}<path d="M${left} ${top - 14}v160M${left - 66} ${top + 66}h132" stroke="${shutterShade}" stroke-width="12"/>`
  const stars = Array.from({ length: 70 }, (_, index) => {
    const x = (index * 389) % 1200
    const y = 20 + ((index * 173) % 560)
    return `<circle cx="${x}" cy="${y}" r="${2 + (index % 3) * 1.6}" fill="${custard}"/>`
  }).join('')
  return {
    width: 1200,
    height: 1200,
    html: svg(
      `${seedDefs}<rect width="1200" height="1200" fill="#062E1F"/><g opacity=".55">${stars}</g><circle cx="1010" cy="180" r="84" fill="${cream}"/>${houses}${cooking}<rect y="1080" width="1200" height="120" fill="#052417"/>
      ${say(['11.40 pm.', 'Somebody’s', 'tempering', 'mustard.'], margin, 136, 96, { colour: cream, line: 0.99 })}`,
      1200,
      1200,
    ),
  }
}
