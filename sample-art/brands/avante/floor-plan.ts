import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, lines, night, peach, plaster, rose, tones } from './book'

const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

/** Night is kept for the ways out and for words: whoever counts needs only one colour. */
const within = tones.rose.right
const paper = '#FFFBF2'

/** How wide a door is. */
const r = 124

/**
 * A door as plans show it: the opening in the wall, and the quarter of a circle that its leaf sweeps. The hinge is at
 * (x, y); at turn 0 the wall runs to the right and the door swings down; `flip` swings it to the other side.
 */
const door = (x: number, y: number, turn: number, fill: string, flip = false): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1 ${flip ? -1 : 1})"><path d="M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z" fill="${fill}"/><rect x="-6" y="-13" width="${r + 12}" height="26" fill="${paper}"/></g>`

const rooms = [
  rect(0, 0, 430, 400, rose),
  rect(430, 0, 290, 400, tones.cobalt.top),
  rect(720, 0, 350, 560, tones.peach.left),
  rect(0, 400, 720, 160, tones.plaster.right),
  rect(0, 560, 360, 420, tones.rose.top),
  rect(360, 560, 710, 420, plaster),
  rect(360, 980, 960, 280, tones.coral.top),
  rect(1070, 660, 250, 400, tones.coral.top),
]

/** The stair at the side of the house: from the terrace eight steps up, each a field of its own, the lowest in shade. */
const stair = Array.from({ length: 8 }, (_, i) =>
  rect(1070, 100 + i * 70, 180, 70, i % 2 ? coral : '#FFE6D8'),
)
/** The way up: a field with a point, since no line is drawn. */
const up = `<path d="M1160 190L1238 380H1082Z" fill="${night}"/>`

const sunlight = `<path d="M470 980L610 700H740L600 980ZM760 980L900 700H1030L890 980Z" fill="#fff" opacity=".55"/>`

const chairs = Array.from({ length: 5 }, (_, i) => {
  const turn = (i * 2 * Math.PI) / 5 + 0.63
  return circle(690 + 96 * Math.cos(turn), 790 + 96 * Math.sin(turn), 26, cobalt)
})

const furniture = [
  rect(40, 36, 250, 250, '#E07F8E'),
  rect(40, 36, 250, 92, plaster),
  rect(56, 50, 102, 62, paper, 8),
  rect(172, 50, 102, 62, paper, 8),
  rect(36, 720, 190, 150, '#F7A9B2'),
  rect(36, 640, 190, 84, paper, 8),
  rect(466, 36, 218, 108, paper, 14),
  rect(482, 50, 186, 80, tones.cobalt.left, 40),
  circle(660, 318, 34, paper),
  rect(720, 0, 350, 84, tones.peach.right),
  rect(986, 84, 84, 290, tones.peach.right),
  circle(800, 42, 24, peach),
  circle(872, 42, 24, peach),
  rect(1004, 180, 48, 90, peach, 10),
  rect(386, 616, 88, 216, cobalt),
  rect(386, 616, 28, 216, '#11298F'),
  circle(690, 790, 64, tones.peach.left),
  ...chairs,
  rect(1110, 800, 170, 420, cobalt),
  rect(1110, 800, 170, 46, '#11298F'),
  `<path d="M1136 930h76v14h-76zM1166 990h76v14h-76z" fill="${tones.cobalt.top}"/>`,
  circle(440, 1070, 40, tones.coral.right),
  circle(500, 1090, 27, tones.coral.right),
]

const doors = [
  // From the hall into each room.
  door(294, 400, 0, within, true),
  door(470, 400, 0, within, true),
  door(330, 560, 180, within, true),
  door(540, 560, 0, within),
  door(720, 418, 90, within, true),
  // Ways out: the front door, and three to the terrace.
  door(0, 418, 90, night, true),
  door(470, 980, 0, night, true),
  door(836, 980, 0, night, true),
  door(1070, 816, -90, night, true),
]

const label = (word: string, x: number, y: number, size: number): string =>
  lines([word], x, y, { size, fill: night })

const labels = [
  label('Sleep', 36, 374, 76),
  label('Bathe', 466, 232, 76),
  label('Cook', 752, 182, 76),
  label('Arrive', 150, 508, 76),
  label('Sleep late', 24, 950, 68),
  label('Live', 780, 662, 106),
  label('Up', 1108, 68, 84),
  label('Sky terrace', 560, 1186, 84),
  lines(['Swim'], 1195, 1184, { size: 56, fill: plaster, anchor: 'middle' }),
]

/** The home as a colour field, about 1320 px square: a wall is where a colour ends, a door is a quarter of a circle. */
export const plan = (): string =>
  `<path d="M24 24H1094V124H1274V684H1344V1284H384V1004H24Z" fill="${tones.peach.left}"/>${rooms.join('')}${stair.join('')}${up}${sunlight}${furniture.join('')}${doors.join('')}${labels.join('')}`

/** A home without one drawn line, and the sentence that says so in the corner that the house leaves free. */
export function floorPlan(): Drawing {
  const art = `<rect width="1500" height="1500" fill="${paper}"/><g transform="translate(145 166) scale(.9)">${plan()}</g>
    ${lines(['No line', 'was drawn', 'for this', 'home.'], 145, 1149, { size: 52, fill: night, leading: 1.1 })}`
  return { width: 1500, height: 1500, html: svg(art, 1500, 1500) }
}
