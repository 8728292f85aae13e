import { cobalt, coral, night, type Tones, tones } from './book'
import type { Opening, Paving } from './isometric'

const { peach, plaster, rose } = tones

/** A house: its three tones, its terrace, and what is seen in its arches on the sunny and on the shady side. */
export interface House {
  tones: Tones
  /** Deeper than the rail round it, so that the rail shows from above. */
  paving: Paving
  reveal: { left: string; right: string }
  /** Behind its doors, in turn. */
  doors: { left: string[]; right: string[] }
}

const light = '#FFD9BF'
const warm = '#FFB48A'
const deepCoral = '#D14A22'
const deepCobalt = '#11298F'

export const houses = {
  peach: {
    tones: peach,
    paving: { lit: '#FFC6A4', shade: '#F7A57C' },
    reveal: { left: '#CF7A50', right: '#B4613C' },
    doors: { left: [cobalt, coral], right: [deepCobalt, cobalt] },
  },
  coral: {
    tones: tones.coral,
    paving: { lit: '#FF8258', shade: '#E9572D' },
    reveal: { left: '#A3330F', right: '#8F2C0C' },
    doors: { left: [light, deepCobalt], right: [light, warm] },
  },
  cobalt: {
    tones: tones.cobalt,
    paving: { lit: '#3C61EA', shade: '#1837BD' },
    reveal: { left: night, right: '#070F38' },
    doors: { left: [light, coral], right: [warm, deepCoral] },
  },
  plaster: {
    tones: plaster,
    paving: { lit: '#F6EDE0', shade: '#E4D5C1' },
    reveal: { left: '#B9A283', right: '#9E886B' },
    doors: { left: [cobalt, coral], right: [deepCobalt, deepCoral] },
  },
  night: {
    tones: tones.night,
    paving: { lit: '#203288', shade: '#10205F' },
    reveal: { left: '#050C2E', right: '#050C2E' },
    doors: { left: [warm, light], right: [warm, warm] },
  },
  rose: {
    tones: rose,
    paving: { lit: '#F8B0B8', shade: '#E68C99' },
    reveal: { left: '#B65767', right: '#8E4452' },
    doors: { left: [cobalt, light], right: [deepCobalt, deepCoral] },
  },
} satisfies Record<string, House>
export type HouseName = keyof typeof houses

/** Equal arches along `long` of a wall from `start` on, with an equal rest between them. */
export function arches(house: House, wall: 'left' | 'right', long: number, start = 0): Opening[] {
  const width = 1
  const count = Math.floor(long / 1.6)
  const rest = (long - count * width) / (count + 1)
  return Array.from({ length: count }, (_, i): Opening => {
    const doors = house.doors[wall]
    return {
      wall,
      at: start + rest + i * (width + rest),
      sill: 0,
      width,
      height: 1.72,
      inside: doors[i % doors.length] ?? night,
      reveal: house.reveal[wall],
    }
  })
}
