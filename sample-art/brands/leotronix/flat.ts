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
  2: 'M-40 56Q-20 34 0 52Q20 34 40 56',
  3: 'M-36 66L-28 34H28L36 66Z',
  4: 'M-50 76L-38 28H38L50 76Z',
}
const teeth: Partial<Record<Level, string>> = {
  3: 'M-26 36L-18 50L-10 36ZM26 36L18 50L10 36Z',
  4: 'M-36 30L-25 52L-14 30ZM36 30L25 52L14 30ZM-38 74L-28 58L-18 74ZM38 74L28 58L18 74Z',
}

/** The lion reduced to flat colour for screens: three waves, a disc, two knobs, a switch and a mouth. */
export function flatLion(x: number, y: number, r: number, level: Level, coat: Coat = {}): string {
  const { petals = [blue, amber, red], plate = enamel, ink = graphite } = coat
  const swing = 0.1 + level * 0.075
  const brow =
    level < 2
      ? ''
      : line(
          `M-58 ${-46 + level * 2}L-18 ${-40 + level * 5}M58 ${-46 + level * 2}L18 ${-40 + level * 5}`,
          ink,
          8,
        )
  const eye = (side: number) =>
    `<circle cx="${side * 37}" cy="-18" r="19" fill="${ink}"/>${line(`M${polar(side * 37, -18, 5, -Math.PI / 2 + side * (0.6 + level * 0.5))}L${polar(side * 37, -18, 16, -Math.PI / 2 + side * (0.6 + level * 0.5))}`, plate, 5)}`
  return `${petals
    .map(
      (fill, phase) =>
        `<path d="${wave(x, y, r, swing, phase)}" fill="${fill}" style="mix-blend-mode:normal"/>`,
    )
    .reverse()
    .join('')}
  <g transform="translate(${x} ${y}) scale(${r / 100})"><circle cx="-76" cy="-80" r="26" fill="${ink}"/><circle cx="76" cy="-80" r="26" fill="${ink}"/><circle r="100" fill="${plate}"/>${eye(-1)}${eye(1)}${brow}
  <path d="M-17 6H17L0 28Z" fill="${petals[1]}" stroke="${petals[1]}" stroke-width="5" stroke-linejoin="round"/>
  <path d="${mouths[level]}" fill="${level > 2 ? ink : 'none'}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>${teeth[level] ? `<path d="${teeth[level]}" fill="${plate}"/>` : ''}</g>`
}
