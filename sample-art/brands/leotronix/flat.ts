import { amber, blue, enamel, graphite, line, polar, red, tau } from './book'

/** How loud a flat lion is: 0 calm, 4 roar. */
export type Level = 0 | 1 | 2 | 3 | 4

interface Coat {
  petals?: readonly [string, string, string]
  plate?: string
  ink?: string
}

const wave = (x: number, y: number, r: number, swing: number, phase: number): string =>
  `${Array.from({ length: 241 }, (_, i) => {
    const t = (i / 240) * tau
    return `${i ? 'L' : 'M'}${polar(x, y, r * (1.3 + swing * Math.sin(12 * t + (phase * tau) / 3)), t)}`
  }).join('')}Z`

const mouths: Record<Level, string> = {
  0: 'M-40 36Q-20 66 0 36Q20 66 40 36',
  1: 'M-36 44H36',
  2: 'M14 60a15 17 0 1 0 .1 0',
  3: 'M-44 66Q0 26 44 66Q0 58 -44 66Z',
  4: 'M-60 66Q-64 26 0 26Q64 26 60 66Q40 98 0 98Q-40 98 -60 66Z',
}
const teeth: Partial<Record<Level, string>> = {
  4: 'M-48 34L-33 62L-18 29ZM48 34L33 62L18 29ZM-30 92L-20 72L-10 96ZM30 92L20 72L10 96Z',
}

/** Brows from the third level on: one goes up, both come down, both come down over wide eyes. */
const brows: Partial<Record<Level, string>> = {
  2: 'M-60 -54Q-38 -78 -14 -58M18 -44H58',
  3: 'M-62 -58L-12 -32M62 -58L12 -32',
  4: 'M-68 -74L-14 -48M68 -74L14 -48',
}

/** Where the eyes look, in hundredths of the plate's radius; wide open, an eye is a ring. */
const gaze: Record<Level, [number, number]> = { 0: [0, 0], 1: [0, 0], 2: [9, -3], 3: [0, 6], 4: [0, 0] }

/** The lion reduced to flat colour for screens: three waves, a disc, two knobs, a switch and a mouth. */
export function flatLion(x: number, y: number, r: number, level: Level, coat: Coat = {}): string {
  const { petals = [blue, amber, red], plate = enamel, ink = graphite } = coat
  const swing = 0.1 + level * 0.075
  const brow = brows[level] ? line(brows[level] ?? '', ink, 8) : ''
  const [across, down] = gaze[level]
  const eye = (side: number) => {
    const [x, y] = [side * 37 + across, -18 + down]
    if (level === 4)
      return `<circle cx="${x}" cy="${y}" r="25" fill="#fff" stroke="${ink}" stroke-width="7"/><circle cx="${x}" cy="${y}" r="7" fill="${ink}"/>`
    // Narrowed: the upper half of the eye is under its lid.
    const lid =
      level === 3 ? `<rect x="${x - 22}" y="${y - 22}" width="44" height="22" fill="${plate}"/>` : ''
    return `<circle cx="${x}" cy="${y}" r="19" fill="${ink}"/>${line(`M${polar(x, y, 5, -Math.PI / 2 + side * (0.6 + level * 0.5))}L${polar(x, y, 16, -Math.PI / 2 + side * (0.6 + level * 0.5))}`, plate, 5)}${lid}`
  }
  const tongue = level === 4 ? `<ellipse cx="0" cy="90" rx="24" ry="14" fill="${red}"/>` : ''
  return `${petals
    .map(
      (fill, phase) =>
        `<path d="${wave(x, y, r, swing, phase)}" fill="${fill}" style="mix-blend-mode:normal"/>`,
    )
    .reverse()
    .join('')}
  <g transform="translate(${x} ${y}) scale(${r / 100})"><circle cx="-76" cy="-80" r="26" fill="${ink}"/><circle cx="76" cy="-80" r="26" fill="${ink}"/><circle r="100" fill="${plate}"/>${eye(-1)}${eye(1)}${brow}
  <path d="M-17 6H17L0 28Z" fill="${petals[1]}" stroke="${petals[1]}" stroke-width="5" stroke-linejoin="round"/>
  <path d="${mouths[level]}" fill="${level > 1 ? ink : 'none'}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>${tongue}${teeth[level] ? `<path d="${teeth[level]}" fill="${plate}"/>` : ''}</g>`
}
