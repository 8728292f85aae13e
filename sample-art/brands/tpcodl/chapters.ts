import { bent, type Chapter } from './chapter'
import { climber } from './chapter-climber'
import { home } from './chapter-home'
import { isolate } from './chapter-switch'
import { Filigree } from './filigree'

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
  piece.thick += bent('M-61,91C-30,102 2,130 8,184M-114,127C-152,136 -186,150 -196,184', x, y)
  const [ex, ey] = [hx + 30 * 0.848 - 62 * 0.53, hy - 30 * 0.53 - 62 * 0.848]
  piece.granule(ex, ey, 6)
  // The eye’s way up, in grains.
  for (const t of [0.36, 0.56, 0.76]) piece.granule(ex + (x + 62 - ex) * t, ey + (y - 100 - ey) * t, 4)
  piece.thick += bent('M128,184L128,-100M46,-88L210,-88M62,-88L62,-106M194,-88L194,-106', x, y)
  piece.thin += bent('M128,-24L72,-88M128,-24L184,-88', x, y)
  for (const u of [62, 194]) piece.granule(x + u, y - 110, 13)
  const wire = 'M-176,-196C-110,-160 -30,-136 62,-130Q128,-112 194,-130C208,-134 220,-140 232,-148'
  return { wires: piece, live: bent(wire, x, y) }
}

/** A lineman's glove with its gauntlet. */
const glove: Chapter = (x, top) => {
  const y = top + 30
  const piece = new Filigree()
  piece.thick += bent(
    'M-58,62L-62,28C-92,6 -112,-26 -132,-48C-146,-66 -126,-88 -106,-74C-92,-62 -78,-44 -62,-34L-66,-104C-66,-130 -32,-130 -31,-104L-28,-48L-28,-128C-27,-154 7,-154 8,-128L9,-48L15,-118C17,-144 50,-142 48,-116L42,-44L53,-86C58,-110 88,-104 83,-80L66,14C64,30 62,46 60,62',
    x,
    y,
  )
  piece.thick += bent('M-74,62L76,62L98,154L-96,154Z', x, y)
  piece.thin += bent('M-79,80L81,80M-92,136L94,136', x, y)
  piece.cell(-Math.PI / 2, 0, 84, 38, x, y + 50)
  for (const u of [-52, 0, 52])
    piece.spiral(x + u, y + 108, 19, Math.PI / 2, 2, u ? 1 : -1).granule(x + u, y + 108, 4)
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

export const chapterPictures: readonly Chapter[] = [lookUp, isolate, glove, climber, rain, home]
