import { type Drawing, svg } from '../../lib/drawing'
import { arch, cobalt, coral, lines, night, plaster, rose, tones } from './book'

const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`

/** A quarter circle: the door that swings there. */
const door = (x: number, y: number, r: number, turn: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z" fill="${fill}"/>`

/** The home as a colour field, 1344 px square: a wall is where a colour ends, a door is a quarter of a circle. */
export function plan(named = true): string {
  const rooms = [
    rect(0, 0, 480, 420, rose),
    rect(480, 0, 300, 240, tones.cobalt.top),
    rect(780, 0, 240, 240, tones.peach.left),
    rect(480, 240, 540, 180, tones.plaster.right),
    rect(0, 420, 300, 480, tones.rose.top),
    rect(300, 420, 720, 480, plaster),
    rect(1020, 240, 180, 660, coral),
    rect(300, 900, 900, 300, tones.coral.top),
    rect(1020, 600, 300, 600, tones.coral.top),
    rect(0, 900, 300, 120, tones.peach.top),
  ]
  const steps = [0, 1, 2, 3, 4, 5, 6].map((i) =>
    rect(
      1020,
      240 + i * 51.5,
      180,
      52,
      ['#FFE6D8', '#FFD2BC', '#FFBD9F', '#FFA883', '#FF9468', '#FF804E', coral][i] ?? coral,
    ),
  )
  const sunlight = [
    `<path d="M420 900L620 520H760L560 900Z" fill="#fff" opacity=".55"/>`,
    `<path d="M720 900L920 520H1020V600L862 900Z" fill="#fff" opacity=".55"/>`,
    `<path d="M0 720L150 620V760L0 860Z" fill="#fff" opacity=".4"/>`,
  ]
  const furniture = [
    rect(70, 40, 250, 300, tones.rose.right),
    rect(70, 40, 250, 96, plaster),
    rect(88, 56, 100, 64, '#FFFBF2'),
    rect(202, 56, 100, 64, '#FFFBF2'),
    rect(40, 560, 200, 240, tones.rose.left),
    rect(40, 560, 200, 80, '#FFFBF2'),
    rect(540, 30, 190, 96, '#FFFBF2'),
    `<rect x="552" y="42" width="166" height="72" rx="36" fill="${tones.cobalt.top}"/>`,
    `<circle cx="540" cy="190" r="34" fill="#FFFBF2"/>`,
    rect(780, 0, 240, 70, tones.peach.right),
    rect(950, 70, 70, 170, tones.peach.right),
    `<circle cx="838" cy="36" r="20" fill="${night}"/><circle cx="892" cy="36" r="20" fill="${night}"/>`,
    `<path d="M350 470H640V560H440V700H350Z" fill="${cobalt}"/>`,
    `<circle cx="556" cy="668" r="62" fill="${coral}"/>`,
    `<circle cx="820" cy="660" r="92" fill="${tones.peach.left}"/>`,
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        `<circle cx="${820 + 132 * Math.cos(i * 1.257)}" cy="${660 + 132 * Math.sin(i * 1.257)}" r="32" fill="${night}"/>`,
    ),
    rect(1080, 820, 200, 340, cobalt),
    rect(1080, 820, 200, 46, '#11298F'),
    `<path d="M1120 960h90v14h-90zM1150 1020h90v14h-90z" fill="${tones.cobalt.top}"/>`,
    `<path d="${arch(420, 1140, 120, 190)}" fill="${tones.coral.right}"/><path d="${arch(600, 1140, 120, 190)}" fill="${tones.coral.right}"/>`,
    ...[
      [850, 1090, 62],
      [905, 1050, 40],
      [348, 946, 28],
    ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${night}"/>`),
  ]
  const doors = [
    door(360, 420, 110, 0, tones.rose.left),
    door(300, 480, 110, 90, tones.rose.left),
    door(480, 330, 90, 0, '#BFA88C'),
    door(1020, 420, 100, 90, '#BFA88C'),
    door(300, 960, 60, 90, tones.peach.left),
  ]
  const label = (word: string, x: number, y: number, fill: string, size = 68): string =>
    lines([word], x, y, { size, fill })
  const labels = [
    label('Sleep', 84, 402, night, 58),
    label('Sleep late', 30, 868, night, 54),
    label('Bathe', 602, 212, night, 58),
    label('Cook', 797, 212, night, 58),
    label('Live', 352, 850, night, 116),
    label('Swim', 1096, 1130, plaster),
    label('Up', 1062, 580, night),
    label('Arrive', 36, 984, night),
    label('Sky terrace', 756, 976, night, 56),
  ]
  return `<path d="M24 24H1044V264H1224V624H1344V1224H324V1044H24Z" fill="${tones.peach.left}"/>
    ${rooms.join('')}${steps.join('')}${sunlight.join('')}${doors.join('')}${furniture.join('')}${named ? labels.join('') : ''}`
}

/** A home without one drawn line, and the sentence that says so. */
export function floorPlan(): Drawing {
  const art = `<rect width="1500" height="1500" fill="#FFFBF2"/><g transform="translate(112 100) scale(.95)">${plan()}</g>
    ${lines(['No line', 'was drawn', 'for this', 'home.'], 112, 1232, { size: 56, fill: night, leading: 1.06 })}`
  return { width: 1500, height: 1500, html: svg(art, 1500, 1500) }
}
