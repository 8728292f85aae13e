import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { fork, ink, plate, spoon, text } from './book'
import { elephant } from './elephant'
import { type Cut, engrave, rgb } from './engraving'
import type { Field } from './field'
import { rockCut } from './rock-cut'

const moonColour = rgb(ink.moon)

/** Level lines that thin out towards the moon, and the moon itself left bare. */
export function moonlitSky(mx: number, my: number, radius: number, height: number, clear = 34) {
  return (x: number, y: number, cut: Cut): void => {
    const away = Math.hypot(x - mx, y - my)
    const near = Math.max(0, Math.min(1, (away - radius - 40) / 900))
    cut.pitch = 9
    cut.phase = y
    cut.tone = 1 - 0.48 * near * (1 - y / (height * 1.52))
    if (away < radius + clear) cut.solid = 0
    if (away < radius + 1.5) cut.ground = moonColour
  }
}

export async function hero(): Promise<Drawing> {
  const [width, height] = [2000, 1250]
  const [mx, my, radius] = [1572, 350, 238]
  const still = await engrave(
    width,
    height,
    rockCut(
      { width, height, from: [3, 1.75, 6.3], to: [1.62, 1.56, 0], lens: 1.55, step: 1 },
      moonlitSky(mx, my, radius, height),
      800,
      8.8,
    ),
  )
  const table = `${plate(mx, my, radius)}${fork(mx - radius - 80, my)}${spoon(mx + radius + 80, my)}`
  const words = `${text(mx, 706, 104, 'Dhauli Terrace', 'middle', ink.peace, ink.note)}${text(mx, 766, 46, 'A quiet dinner above the river.', 'middle', ink.peace, ink.note)}`
  return {
    width,
    height,
    html: svg(`<image href="${still}" width="${width}" height="${height}"/>${table}${words}`, width, height),
    ground: ink.note,
  }
}

/** On a phone the table is laid above, the elephant comes up from below. */
export async function heroPortrait(): Promise<Drawing> {
  const [width, height] = [1080, 1350]
  const [mx, my, radius] = [540, 322, 190]
  const still = await engrave(
    width,
    height,
    rockCut(
      { width, height, from: [1, 1.7, 6.75], to: [0, 1.5, 0], lens: 1.5, step: 1, shift: [0.02, -0.2] },
      moonlitSky(mx, my, radius, height, 28),
      1120,
      8,
    ),
  )
  const table = `${plate(mx, my, radius)}${fork(mx - radius - 78, my, 0.8)}${spoon(mx + radius + 78, my, 0.8)}`
  return {
    width,
    height,
    html: svg(`<image href="${still}" width="${width}" height="${height}"/>${table}`, width, height),
    ground: ink.note,
  }
}

/** The plate's rims and petals where the moon is part of the engraving and things stand in front of it. */
function moonPlate(mx: number, my: number, radius: number, height: number) {
  const sky = moonlitSky(mx, my, radius, height, 26)
  return (x: number, y: number, cut: Cut): void => {
    sky(x, y, cut)
    const part = Math.hypot(x - mx, y - my) / radius
    if (part > 1) return
    const ring = (at: number, half: number) =>
      Math.max(0, Math.min(1, (half - Math.abs(part - at)) * radius + 0.5))
    const turn = ((Math.atan2(y - my, x - mx) * 30) / Math.PI + 60) % 60
    const along = (part - 0.7) / 0.2
    const wide = along > 0 && along < 1 ? 0.34 * Math.sin(Math.PI * along) : 0
    const offset = Math.abs((turn % 1) - 0.5)
    const inside = Math.max(0, Math.min(1, (wide - offset) * radius * part * 0.105 + 0.5))
    const rim = Math.max(0, Math.min(1, 1.6 - Math.abs(wide - offset) * radius * part * 0.105))
    const petal = wide > 0 ? (Math.floor(turn) % 2 ? inside : rim) : 0
    cut.solid = Math.max(ring(0.985, 0.012), ring(0.94, 0.003), ring(0.65, 0.006), ring(0.615, 0.003), petal)
  }
}

const freestanding: Field = (x, y, z) => {
  const away = Math.sqrt(x * x + (y - 1.2) ** 2 + (z - 0.2) ** 2) - 2.1
  return Math.min(away > 0.9 ? away : elephant(x, y, z), y)
}

/** The card: head on, the moon behind the brow is the plate it came for. */
export async function card(): Promise<Drawing> {
  const [width, height] = [1600, 1200]
  const still = await engrave(
    width,
    height,
    rockCut(
      {
        width,
        height,
        from: [0.9, 1.45, 6.2],
        to: [0.04, 1.3, 0],
        lens: 1.9,
        step: 1,
        shift: [0, -0.13],
        sun: [0.7, 0.66, 0.5],
      },
      moonPlate(800, 470, 440, height),
      900,
      9.3,
      freestanding,
    ),
  )
  return {
    width,
    height,
    html: svg(`<image href="${still}" width="${width}" height="${height}"/>`, width, height),
    ground: ink.note,
  }
}
