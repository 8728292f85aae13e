import { Filigree } from './filigree'

/** Bends a wire round (x, y): every `u,v` of the outline is moved there, turned by `degrees` first. */
function bent(outline: string, x: number, y: number, degrees = 0): string {
  const a = (degrees / 180) * Math.PI
  const [cos, sin] = [Math.cos(a), Math.sin(a)]
  return outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, u: string, v: string) => {
    const [dx, dy] = [Number(u), Number(v)]
    return `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`
  })
}

/** What one chapter of the handbook shows: its drawn wires, and the paths of the wires that are under current or cut off. */
export interface Opening {
  wires: Filigree
  live?: string
  dead?: string
}

/** Draws a chapter round (x, y), about 400 wide and 320 high; its page reaches from u -310 to 230, the line under it is at v 184. */
export type Chapter = (x: number, y: number) => Opening

/** A head in a helmet, thrown back to look at the live wire on a pole. */
const lookUp: Chapter = (x, y) => {
  const piece = new Filigree()
  const [hx, hy, back] = [x - 100, y + 66, -32]
  const head = (outline: string): string => bent(outline, hx, hy, back)
  piece.thick += head(
    'M40,-86C42,-78 40,-72 44,-66L66,-44C66,-38 58,-37 51,-37L53,-29L47,-24L51,-17C50,-12 49,-8 49,-2C47,12 30,14 14,6C10,18 12,28 20,42M-52,-88C-56,-58 -48,-30 -38,-8C-36,8 -38,24 -44,44',
  )
  piece.thick += head('M-64,-88C-66,-162 50,-166 54,-92L82,-84C40,-96 -20,-96 -64,-88Z')
  // The ear, and the chin strap that forks round it.
  piece.thick += head('M-8,-48C-1,-58 -5,-72 -17,-72C-31,-72 -32,-54 -23,-43C-18,-36 -18,-27 -8,-30')
  piece.thin += head('M20,-91L12,-26L30,9M-42,-90L-30,-36L12,-26')
  piece.thin += head('M-8,-146L-8,-96M-36,-138C-46,-124 -50,-108 -50,-94M22,-142C32,-128 36,-112 36,-98')
  piece.thick += bent('M-61,91C-30,102 -4,124 2,160M-114,127C-150,134 -176,146 -184,160', x, y)
  const [ex, ey] = [hx + 30 * 0.848 - 62 * 0.53, hy - 30 * 0.53 - 62 * 0.848]
  piece.granule(ex, ey, 6)
  // The eye’s way up, in grains.
  for (const t of [0.36, 0.56, 0.76]) piece.granule(ex + (x + 62 - ex) * t, ey + (y - 100 - ey) * t, 4)
  piece.thick += bent('M128,162L128,-100M46,-88L210,-88M62,-88L62,-106M194,-88L194,-106', x, y)
  piece.thin += bent('M128,-24L72,-88M128,-24L184,-88', x, y)
  for (const u of [62, 194]) piece.granule(x + u, y - 110, 13)
  const wire = 'M-176,-196C-110,-160 -30,-136 62,-130Q128,-112 194,-130C208,-134 220,-140 232,-148'
  return { wires: piece, live: bent(wire, x, y) }
}

/** A knife switch, open: the jaw is under current, the blade stands up, and behind it the line is dead. */
const isolate: Chapter = (x, y) => {
  const piece = new Filigree()
  piece.thick += bent('M112,90L112,112M-112,92L-112,112M-142,112L142,112L142,144L-142,144Z', x, y)
  piece.thick += bent('M98,54L-70,-104L-92,-84L84,76', x, y)
  piece.thin += bent('M66,38L-66,-86M-116,6C-124,-22 -126,-48 -122,-70', x, y)
  // The base is bolted to a rail; only the two wires are conductors.
  piece.thin += bent('M-100,144L-100,184M100,144L100,184M-176,184L176,184', x, y)
  piece
    .ring(x + 108, y + 74, 24)
    .granule(x + 108, y + 74, 9)
    .spiral(x - 104, y - 116, 32, 0.78, 2.6, -1)
    .granule(x - 104, y - 116, 6)
  const jaw = 'M-126,22L-126,74C-126,96 -98,96 -98,74L-98,22'
  return {
    wires: piece,
    live: bent(`M-310,184L-222,184Q-204,184 -204,166L-204,92Q-204,74 -186,74L-126,74${jaw}`, x, y),
    dead: bent('M134,74L186,74Q204,74 204,92L204,166Q204,184 222,184L232,184', x, y),
  }
}

/** A lineman's glove with its gauntlet. */
const glove: Chapter = (x, y) => {
  const piece = new Filigree()
  piece.thick += bent(
    'M-58,62L-62,28C-92,6 -112,-26 -132,-48C-146,-66 -126,-88 -106,-74C-92,-62 -78,-44 -62,-34L-66,-104C-66,-130 -32,-130 -31,-104L-28,-48L-28,-128C-27,-154 7,-154 8,-128L9,-48L15,-118C17,-144 50,-142 48,-116L42,-44L53,-86C58,-110 88,-104 83,-80L66,14C64,30 62,46 60,62',
    x,
    y,
  )
  piece.thick += bent('M-74,62L76,62L98,152L-96,152Z', x, y)
  piece.thin += bent('M-79,80L81,80M-92,136L94,136', x, y)
  piece.cell(-Math.PI / 2, 0, 84, 38, x, y + 50)
  for (const u of [-52, 0, 52])
    piece.spiral(x + u, y + 108, 19, Math.PI / 2, 2, u ? 1 : -1).granule(x + u, y + 108, 4)
  return { wires: piece }
}

/** A climber from behind: two hands and one foot hold, the other foot is on its way. */
const ladder: Chapter = (x, y) => {
  const piece = new Filigree()
  piece.thick += bent('M-62,162L-62,-142M62,162L62,-142', x, y)
  piece.thick += bent(
    'M-62,-122L62,-122M-62,-76L-32,-76M32,-76L62,-76M-62,-26L-27,-26M27,-26L62,-26M-62,26L-25,26M25,26L62,26M-62,80L62,80M-62,132L62,132',
    x,
    y,
  )
  piece.thick += bent('M-27,-64C-27,-108 27,-108 27,-64Z', x, y)
  piece.thin += bent('M0,-97L0,-66M-20,-62C-18,-42 18,-42 20,-62', x, y)
  piece.thick += bent('M-24,-36C-10,-42 10,-42 24,-36L20,44L-20,44Z', x, y)
  piece.thick += bent('M-24,-34L-78,-52L-62,-98M24,-34L84,-60L62,-122', x, y)
  piece.thick += bent('M-14,46L-40,88L-30,130M14,46L40,72L26,108L44,110', x, y)
  piece.thin += bent('M-15,-38L-9,44M15,-38L9,44M-19,22L19,22', x, y)
  for (const [u, v] of [
    [-62, -98],
    [62, -122],
    [-30, 130],
  ] as const)
    piece.granule(x + u, y + v, 13)
  return { wires: piece }
}

/** A cloud of spirals that lets four drops fall. */
const rain: Chapter = (x, y) => {
  const piece = new Filigree()
  piece.thick += bent(
    'M-124,28C-190,28 -190,-52 -128,-52C-128,-134 -18,-158 16,-92C58,-134 142,-104 128,-44C186,-40 184,28 126,28Z',
    x,
    y,
  )
  for (const [u, v, r, sense] of [
    [-126, -12, 26, -1],
    [-54, -52, 50, 1],
    [58, -38, 44, -1],
    [128, -8, 24, 1],
  ] as const)
    piece.spiral(x + u, y + v, r, Math.PI / 2, 2.6, sense).granule(x + u, y + v, r * 0.13)
  for (const [u, v] of [
    [-108, 54],
    [-36, 84],
    [36, 54],
    [108, 84],
  ] as const)
    piece.cell(Math.PI / 2, 0, 72, 25, x + u, y + v)
  return { wires: piece }
}

/** A house whose gable is a clock: six. */
const home: Chapter = (x, y) => {
  const piece = new Filigree()
  piece.thick += bent('M-116,160L-116,6L-154,6L0,-138L154,6L116,6L116,160Z', x, y)
  piece.thick += bent('M70,-72L70,-122L98,-122L98,-46', x, y)
  piece.thick += bent('M-30,160L-30,98C-30,62 30,62 30,98L30,160', x, y)
  piece.thick += bent('M-94,70L-50,70L-50,116L-94,116ZM50,70L94,70L94,116L50,116Z', x, y)
  piece.thin += bent('M-72,70L-72,116M-94,93L-50,93M72,70L72,116M50,93L94,93', x, y)
  piece.ring(x, y - 24, 52)
  piece.thick += bent('M0,-64L0,2', x, y)
  for (const [u, v] of [
    [0, -70],
    [40, -24],
    [0, 17],
    [-40, -24],
  ] as const)
    piece.granule(x + u, y + v, 4)
  piece
    .granule(x, y - 24, 8)
    .granule(x + 18, y + 118, 5)
    .spiral(x + 116, y - 132, 26, Math.PI, 2.4, 1)
  return { wires: piece }
}

export const chapterPictures: readonly Chapter[] = [lookUp, isolate, glove, ladder, rain, home]
