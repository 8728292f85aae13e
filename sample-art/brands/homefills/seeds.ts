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
      `<path d="M-40 -8C-30 -20 -12 -14 0 -16S34 -18 42 -4S26 16 8 14S-48 16 -40 -8Z" fill="#E79A16"/><path d="M-40 2C-30 12 -10 6 8 8S36 8 42 -2C44 14 24 17 8 15S-42 18 -40 2Z" fill="#A8610A"/><path d="M-26 -12q4 10 -2 22M-8 -14q5 12 0 26M12 -15q5 12 0 28M28 -12q4 9 0 20" stroke="#8D4E08" stroke-width="2.4" fill="none"/><path d="M-30 -9q8 -5 16 -3M0 -11q12 -3 22 0" stroke="#FFD06A" stroke-width="4" fill="none" stroke-linecap="round"/>`,
      `<ellipse rx="20" ry="17" fill="#C4760E"/><ellipse cx="-2" cy="-2" rx="16" ry="13" fill="#F7A81C"/><ellipse cx="-2" cy="-2" rx="9" ry="7" fill="#FFC24A"/>`,
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
      `<path d="M-20 4C-26 -10 -12 -22 0 -19C12 -24 26 -10 20 3C24 16 8 24 -2 19C-12 24 -24 16 -20 4Z" fill="#FFF6E2"/><path d="M-20 4C-22 16 -12 24 -2 19C8 24 24 16 20 3C14 12 6 10 0 12C-8 10 -14 14 -20 4Z" fill="#D9BE92"/><path d="M-8 -10q4 -4 9 -2M6 -4q5 -2 7 2" stroke="#8A5A34" stroke-width="3" fill="none" stroke-linecap="round"/>`,
      `<path d="M-17 3C-22 -10 -9 -19 2 -17C14 -20 22 -6 17 5C18 16 4 20 -4 17C-13 19 -20 12 -17 3Z" fill="#FBEBCB"/><path d="M-17 3C-18 14 -10 19 -4 17C4 20 18 16 17 5C10 12 -10 13 -17 3Z" fill="#CDAE7E"/><path d="M-4 -8q5 -3 8 1" stroke="#7C4E2C" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    ],
    pitch: 27,
    gap: '#B98F5C',
    turn: 20,
    scale: 1.25,
  },
  coriander: {
    drawn: [
      `${round(14, '#C99B5A', '#94682F', '#EACB93')}<path d="M-9 -8Q-2 0 -8 9M-2 -12Q5 0 -1 12M6 -11Q11 0 6 10" stroke="#7C5524" stroke-width="1.6" fill="none"/>`,
      `${round(13, '#B98746', '#835A26', '#DDB877')}<path d="M-7 -8Q-1 0 -6 8M2 -11Q7 0 2 11" stroke="#6D4A1E" stroke-width="1.6" fill="none"/>`,
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
