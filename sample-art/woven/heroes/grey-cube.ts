import { husk } from '../dyes'
import type { Picture } from '../picture'
import { colour, emptyPixels, transparent } from '../pixels'
import { bath, type Dye, dyeOfCloth, type Tone } from './bandha-cloth'

/** Px. The front edge of the block begins at (x, y); its faces are `edge` wide. */
const [width, height, x, y, edge] = [520, 540, 260, 272, 240]
/** Steps of cloth along a face: one face is a field of the cloth, the next its band. */
const steps = 44
/** How far down its face the cloth hangs, and its fringe below that. Shares of the face. */
const [hang, fringe] = [0.76, 0.09]
const weave = { bundle: 2, slip: 4.5, drift: 1.6, texture: 0.05, seed: 91 }

const stone = { top: husk, left: '#B9AD9B', right: '#8B8175' }
type Face = keyof typeof stone

/** A place on the block: the face, how far along its upper edge, and how far down or away from that. */
interface Place {
  face: Face
  along: number
  down: number
}

function placeAt(column: number, row: number): Place | undefined {
  const [px, py] = [(column + 0.5 - x) / edge, (row + 0.5 - y) / edge]
  const places: Place[] = [
    { face: 'top', along: (px + 2 * py + 2) / 2, down: (2 * py + 2 - px) / 2 },
    { face: 'left', along: px + 1, down: py - px / 2 },
    { face: 'right', along: px, down: py + px / 2 },
  ]
  return places.find(({ along, down }) => along >= 0 && along < 1 && down >= 0 && down < 1)
}

/** The block wears the knot's cloth with its two grounds changed: it stands on vermilion. */
const changed: Partial<Record<Dye, Dye>> = { vermilion: 'indigo', indigo: 'vermilion' }

/** One cloth over all three faces: its pattern goes on across the edges. `undefined` where the stone shows. */
function clothAt({ face, along, down }: Place): number | undefined {
  const ripple = Math.sin(along * 20 + (face === 'left' ? 0.6 : 2.4))
  const hem = hang + ripple * 0.014
  const isInFold = ripple > (face === 'left' ? -0.4 : -0.1)
  const tone: Tone = face === 'top' ? 0 : face === 'left' ? (isInFold ? 1 : 0) : isInFold ? 2 : 1
  const dyed = (dye: Dye) => bath(dye, tone)
  if (face === 'top') return inCloth(along, down, dyed)
  if (down > hem + fringe) return undefined
  if (down > hem) return Math.floor(along * 76) % 3 ? dyed('turmeric') : undefined
  if (down > hem - 0.02) return dyed('ink')
  if (down > hem - 0.07) return dyed('turmeric')
  if (down > hem - 0.09) return dyed('ink')
  return face === 'left' ? inCloth(along, 1 + down, dyed) : inCloth(1 + down, 1 - along, dyed)
}

function inCloth(i: number, j: number, dyed: (dye: Dye) => number): number {
  const dye = dyeOfCloth(Math.floor(i * steps), Math.floor(j * steps))
  return dyed(changed[dye] ?? dye)
}

function drawn(at: (place: Place) => number): Picture {
  const art = emptyPixels(width, height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = placeAt(column, row)
      if (place) art.colours[row * width + column] = at(place)
    }
  }
  return { width, height, stretches: [{ art, weave }] }
}

/** The grey block of the call to action, half dressed: its lid and one side in cloth. Transparent ground. */
export const greyCube = (): Picture =>
  drawn((place) => (place.face === 'right' ? undefined : clothAt(place)) ?? colour(stone[place.face]))

/** The cloth of the other side, which slides down over it. */
export const cubeCloth = (): Picture =>
  drawn((place) => (place.face === 'right' ? clothAt(place) : undefined) ?? transparent)

/** The shape of that side, woven as the block is: it cuts the cloth off at the block's own edge. */
export const cubeSide = (): Picture =>
  drawn(({ face }) => (face === 'right' ? colour(stone.right) : transparent))
