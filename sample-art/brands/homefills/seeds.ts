import { random } from '../../lib/random'

export type Spice = 'mustard' | 'turmeric' | 'chilli' | 'cardamom' | 'makhana' | 'coriander' | 'flaxseed'

interface Seed {
  /** Variants of one seed at unit size, lit from the upper left. */
  drawn: string[]
  /** Distance between seeds at scale 1, px. */
  pitch: number
  /** Colour of the dark between seeds. */
  gap: string
  /** Turned at random all round, or only a little (round seeds keep their light). */
  turn: number
  /** Scale in the street. */
  scale: number
}

const round = (radius: number, body: string, shade: string, light: string): string =>
  `<circle r="${radius}" fill="${body}"/><path d="M${radius} 0a${radius} ${radius} 0 0 1 ${-radius * 1.65} ${radius * 0.75}a${radius * 1.1} ${radius * 1.1} 0 0 0 ${radius * 1.45} ${-radius * 1.4}a${radius} ${radius} 0 0 1 ${radius * 0.2} ${radius * 0.65}z" fill="${shade}"/><circle cx="${-radius * 0.34}" cy="${-radius * 0.4}" r="${radius * 0.26}" fill="${light}"/>`

const pod = (length: number, body: string, shade: string, rib: string): string =>
  `<path d="M${-length} 0C${-length * 0.77} -16 ${length * 0.54} -16 ${length} 0C${length * 0.54} 16 ${-length * 0.77} 16 ${-length} 0Z" fill="${body}"/><path d="M${-length} 0C${-length * 0.77} 16 ${length * 0.54} 16 ${length} 0C12 8 -16 8 ${-length} 0Z" fill="${shade}"/><path d="M${-length * 0.77} -3Q0 -13 ${length * 0.77} -3M${-length * 0.84} 2Q0 4 ${length * 0.84} 2" stroke="${rib}" stroke-width="2.4" fill="none"/>`

const flax = (body: string, shade: string, light: string): string =>
  `<path d="M0 -15C9 -8 11 6 0 15C-11 6 -9 -8 0 -15Z" fill="${body}"/><path d="M0 -15C9 -8 11 6 0 15C5 6 5 -6 0 -15Z" fill="${shade}"/><ellipse cx="-3" cy="-2" rx="1.8" ry="5" fill="${light}"/>`

/** A rhizome of turmeric: knuckles, thin rings, a dusty back; `knob` is the stump of a branch. */
const rhizome = (knob: string, body: string, shade: string): string =>
  `<path d="M-43 2C-44 -8 -36 -14 -27 -12C-20 -17 -8 -17 -2 -13${knob}C30 -12 44 -7 44 2C44 10 32 13 24 11C14 16 -2 16 -10 13C-24 16 -42 12 -43 2Z" fill="${body}" stroke="${shade}" stroke-width="2"/><path d="M-43 3C-32 10 -22 7 -11 9C4 12 14 8 25 8C36 8 41 5 44 2C44 10 32 13 24 11C14 16 -2 16 -10 13C-24 16 -42 12 -43 2Z" fill="${shade}"/><path d="M-33 -11q3 9 0 22M-27 -12q4 10 1 24M-11 -15q4 12 1 28M-5 -14q4 12 1 28M24 -9q3 9 0 19" stroke="${shade}" stroke-width="1.8" fill="none"/><path d="M-22 -9q5 -3 8 -2M1 -9q8 -2 14 -1M29 -5q5 0 7 3" stroke="#FFD06A" stroke-width="3.6" fill="none" stroke-linecap="round"/>`

/** Puffed makhana: soft lobes, shaded below, and flakes of the brown husk where `husk` has them. */
const puff = (husk: string, body: string, shade: string, crease: string): string =>
  `<path d="M-20 6C-28 -1 -24 -13 -14 -14C-12 -24 4 -25 8 -18C19 -21 27 -10 21 -2C28 6 22 18 12 16C6 24 -8 23 -10 16C-18 18 -23 12 -20 6Z" fill="${body}" stroke="${shade}" stroke-width="2"/><path d="M21 -2C28 6 22 18 12 16C6 24 -8 23 -10 16C-18 18 -23 12 -20 6C-16 10 -10 10 -6 8C-1 13 7 13 10 8C16 9 20 4 21 -2Z" fill="${shade}"/><path d="M-14 -14q5 0 7 4M8 -18q-4 3 -3 7" stroke="${crease}" stroke-width="2" fill="none" stroke-linecap="round"/><path d="${husk}" fill="#8A5A34"/>`

/** A coriander seed: ribs run from pole to pole, and the stalk has left its tip. */
const ribbed = (body: string, shade: string, light: string, rib: string): string =>
  `<path d="M-1.5 -14L-1 -18.5H1.5L2 -14Z" fill="${rib}"/><ellipse rx="12.6" ry="14.6" fill="${body}"/><path d="M3 -14.2C10 -12 12.6 -6 12.6 0C12.6 8 7 14.6 0 14.6C-5 14.6 -9 12 -11 7C-3 12 8 6 3 -14.2Z" fill="${shade}"/><path d="M-4 -11.5C-8.5 -7 -9 2 -7 8" stroke="${light}" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M0 -14.5C-14 -8 -14 8 0 14.5M0 -14.5C-5 -6 -5 6 0 14.5M0 -14.5C5 -6 5 6 0 14.5M0 -14.5C14 -8 14 8 0 14.5" stroke="${rib}" stroke-width="1.3" fill="none"/>`

export const seeds: Record<Spice, Seed> = {
  mustard: {
    drawn: [
      round(9, '#3A1B14', '#1F0C0A', '#8A4A38'),
      round(9, '#D89A1B', '#A86E0C', '#F7CF6B'),
      round(9, '#52271A', '#2C120C', '#A05C44'),
    ],
    pitch: 12.4,
    gap: '#2A110D',
    turn: 20,
    scale: 1.5,
  },
  turmeric: {
    drawn: [
      rhizome('C-2 -25 14 -28 18 -20C20 -16 18 -13 18 -11', '#EFA41A', '#A8610A'),
      `<ellipse rx="20" ry="17" fill="#B06C10"/><ellipse cx="-1.5" cy="-1.5" rx="17" ry="14" fill="#F7A81C"/><ellipse cx="-1.5" cy="-1.5" rx="10" ry="8" fill="none" stroke="#DB8A10" stroke-width="2"/>`,
      rhizome('C4 -16 12 -15 18 -12', '#E0931A', '#99580A'),
    ],
    pitch: 23,
    gap: '#8D4E08',
    turn: 180,
    scale: 1.35,
  },
  chilli: {
    drawn: [
      `<path d="M-46 -6C-30 -20 10 -18 46 8C20 10 -20 14 -46 6Z" fill="#C3161C"/><path d="M-46 6C-20 14 20 10 46 8C20 4 -20 6 -46 0Z" fill="#7E0A12"/><path d="M-30 -8C-14 -13 6 -10 20 -4" stroke="#F2675A" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-46 -6Q-60 -10 -66 -20L-60 -22Q-54 -12 -44 -10V6Q-50 4 -50 0Z" fill="#3C7A35"/>`,
      `<path d="M-46 -6C-30 -18 10 -20 46 2C20 8 -20 12 -46 6Z" fill="#A80F18"/><path d="M-46 6C-20 12 20 8 46 2C20 3 -20 4 -46 1Z" fill="#640711"/><path d="M-30 -6C-14 -12 6 -11 20 -7" stroke="#E4483F" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    ],
    pitch: 28,
    gap: '#5E0710',
    turn: 180,
    scale: 1.25,
  },
  cardamom: {
    drawn: [pod(26, '#8FB04A', '#5C7F2A', '#C4DB84'), pod(24, '#A3C25C', '#6C9134', '#DDEBAA')],
    pitch: 22,
    gap: '#4C6B22',
    turn: 180,
    scale: 1.2,
  },
  makhana: {
    drawn: [
      puff('M-9 -4l5 -3 6 2 -3 5 -6 1ZM8 1l4 -1 0 3 -3 1Z', '#FFF6E2', '#CFB07C', '#D9BE92'),
      puff('M6 -10l5 1 4 4 -5 2 -5 -3Z', '#FBEBCB', '#C2A06A', '#CDAE7E'),
      puff('M-16 0l5 -1 2 4 -4 3ZM0 -3l3 0 0 3Z', '#FFF6E2', '#CFB07C', '#D9BE92'),
    ],
    pitch: 27,
    gap: '#B98F5C',
    turn: 20,
    scale: 1.25,
  },
  coriander: {
    drawn: [
      ribbed('#C99B5A', '#9C7036', '#EACB93', '#7C5524'),
      ribbed('#BB8A4A', '#8C622C', '#DDB877', '#6D4A1E'),
    ],
    pitch: 21,
    gap: '#5A3A14',
    turn: 40,
    scale: 1.15,
  },
  flaxseed: {
    drawn: [
      flax('#8A4A22', '#5E2E12', '#D99A5E'),
      flax('#A05A2C', '#6E3818', '#E8B07A'),
      flax('#743A18', '#4A220C', '#C08048'),
    ],
    pitch: 13.5,
    gap: '#3A1709',
    turn: 180,
    scale: 1.3,
  },
}

/** Symbols of every seed; each drawing that fills something carries them once. */
export const seedDefs = `<defs>${Object.entries(seeds)
  .map(([spice, seed]) => seed.drawn.map((shape, index) => `<g id="${spice}${index}">${shape}</g>`).join(''))
  .join('')}</defs>`

/** One seed, placed. */
export function seed(spice: Spice, x: number, y: number, scale: number, turn: number, variant = 0): string {
  const known = seeds[spice].drawn.length
  return `<use href="#${spice}${variant % known}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${scale.toFixed(2)})"/>`
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Seeds side by side over a box, by rows, so that upper rows lie behind lower ones. */
export function heap(spice: Spice, box: Box, scale: number, key: number): string {
  const { pitch, turn } = seeds[spice]
  const next = random(key)
  const step = pitch * scale
  let drawn = ''
  for (let y = box.y - step; y < box.y + box.height + step; y += step * 0.86)
    for (let x = box.x - step; x < box.x + box.width + step; x += step)
      drawn += seed(
        spice,
        x + (next() - 0.5) * step * 0.95,
        y + (next() - 0.5) * step * 0.9,
        scale * (0.86 + next() * 0.3),
        (next() * 2 - 1) * turn,
        Math.floor(next() * 6),
      )
  return drawn
}

/** What lies loose on a floor between two places. Its upper edge, `top`, is made of whole seeds: none is cut there. */
export function pile(
  spice: Spice,
  floor: { from: number; to: number; ground: number },
  top: (x: number) => number,
  scale: number,
  key: number,
): string {
  const { pitch, turn, gap } = seeds[spice]
  const { from, to, ground } = floor
  const next = random(key)
  const step = pitch * scale
  const places = Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, index) => from + index * step)
  const crest = Math.min(...places.map(top))
  // The dark between seeds stays inside the outermost ones.
  const edge = places.map((x) => `L${x.toFixed(1)} ${(top(x) + step * 0.35).toFixed(1)}`).join('')
  let drawn = `<path d="M${from} ${ground}${edge}V${ground}Z" fill="${gap}"/>`
  for (let y = crest; y < ground + step; y += step * 0.56)
    for (const place of places) {
      const x = place + (next() - 0.5) * step
      const size = scale * (0.86 + next() * 0.28)
      const [turned, kind] = [(next() * 2 - 1) * turn, Math.floor(next() * 6)]
      if (y >= top(x)) drawn += seed(spice, x, y + (next() - 0.5) * step * 0.5, size, turned, kind)
    }
  return drawn
}

let clips = 0

/** Seeds are strewn by the number of the shape: counted anew in each picture, so that it comes out the same drawn alone. */
export function countAnew(): void {
  clips = 0
}

/** A shape filled with seeds to its edge. */
export function filled(path: string, spice: Spice, box: Box, scale = seeds[spice].scale, key = 17): string {
  clips += 1
  const id = `filled${clips}`
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})"><path d="${path}" fill="${seeds[spice].gap}"/>${heap(spice, box, scale, key + clips)}</g>`
}
