import { amber, blue, type Mane, mane, red } from './book'
import { button, knob, lamp, nose, plate, slot } from './parts'

export type Mood = 'balanced' | 'overload' | 'lost' | 'asleep'

interface Look {
  mane: Mane
  /** Pointers of the two knobs, degrees clockwise from noon. */
  eyes: readonly [number, number]
  /** Fourteen lamps: place in hundredths of the plate's radius, and state. */
  mouth: (i: number) => { u: number; v: number; state: 'lit' | 'alarm' | 'dark' }
}

/** Two sagging rows of seven lamps: a lion's muzzle. */
const muzzle = (i: number, sag: number) => {
  const side = i < 7 ? -1 : 1
  const t = (i % 7) / 6
  return { u: side * (5 + 39 * t), v: 44 + sag * Math.sin(Math.min(1, t * 1.05) * Math.PI * 0.92) - 5 * t }
}

export const looks: Record<Mood, Look> = {
  balanced: { mane: {}, eyes: [-36, 36], mouth: (i) => ({ ...muzzle(i, 14), state: 'lit' }) },
  overload: {
    mane: { swing: 1.62, drift: [0.3, -0.2, 0.25] },
    eyes: [128, -128],
    mouth: (i) => {
      const a = (i / 14) * Math.PI * 2
      return { u: 31 * Math.cos(a), v: 56 + 19 * Math.sin(a), state: 'alarm' }
    },
  },
  lost: {
    mane: { colours: [red, '', blue], drift: [0.5, 0, -0.3] },
    eyes: [-90, 20],
    mouth: (i) => ({ u: -44 + i * 6.8, v: 50 + 7 * Math.sin(i * 1.5), state: i % 3 === 1 ? 'dark' : 'lit' }),
  },
  asleep: {
    mane: { swing: 0.16, colours: ['#8F8C86', '#A8A49C', '#77746E'] },
    eyes: [-135, -135],
    mouth: (i) => ({ ...muzzle(i, 9), state: i === 10 ? 'lit' : 'dark' }),
  },
}

/** The lion panel round (x, y); r is the radius of the plate. */
export function lion(x: number, y: number, r: number, mood: Mood = 'balanced'): string {
  const look = looks[mood]
  const k = r / 100
  const whiskers = [-1, 1].flatMap((side) =>
    [0, 1, 2].map((i) =>
      slot(
        x + side * 54 * k,
        y + (30 + (i - 1) * 9) * k,
        x + side * 83 * k,
        y + (30 + (i - 1) * 13.5) * k,
        2.3 * k,
      ),
    ),
  )
  const lamps = Array.from({ length: 14 }, (_, i) => {
    const { u, v, state } = look.mouth(i)
    return lamp(x + u * k, y + v * k, 3.4 * k, state)
  })
  return `<g style="isolation:isolate">${mane(x, y, r, look.mane)}</g>
  ${button(x - 79.5 * k, y - 81 * k, 29 * k, red)}${button(x + 79.5 * k, y - 81 * k, 29 * k, blue)}
  ${plate(x, y, r)}${whiskers.join('')}
  ${knob(x - 38 * k, y - 24 * k, 24 * k, look.eyes[0])}${knob(x + 40 * k, y - 24 * k, 24 * k, look.eyes[1])}
  ${nose(x + 2 * k, y + 20 * k, 17 * k, mood === 'asleep' ? '#B89A4A' : amber)}${lamps.join('')}`
}
