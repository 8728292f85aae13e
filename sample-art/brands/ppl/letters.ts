import { husk, leafGreen, paddy, potash, sky } from './book'

/**
 * The outline of the p above the ground as path data, its stem at x on the baseline y: the stem is a shoot, the bowl swells out
 * below its tip, and the counter is a grain of seed that leans. The grain runs against the rest, so that it stays open.
 */
export function outlineP(x: number, y: number): string {
  const [cos, sin] = [Math.cos(0.52), Math.sin(0.52)]
  const stem = (u: number, v: number): string => `${x + u} ${y + v}`
  const grain = (u: number, v: number): string =>
    stem(Number((252 + u * cos - v * sin).toFixed(1)), Number((-200 + u * sin + v * cos).toFixed(1)))
  return `M${stem(0, 0)}V${y - 388}Q${stem(2, -440)} ${stem(44, -438)}Q${stem(112, -428)} ${stem(130, -357)}A200 200 0 1 1 ${stem(130, -42)}V${y}ZM${grain(0, -118)}C${grain(-70, -64)} ${grain(-76, 56)} ${grain(0, 112)}C${grain(76, 56)} ${grain(70, -64)} ${grain(0, -118)}Z`
}

/** The p above the ground; bowl 400 high, then scaled. */
export function letterP(x: number, y: number, scale = 1, fill = paddy): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${outlineP(0, 0)}" fill="${fill}"/>`
}

/** One blade of a leaf from (0, 0), bending over to the right. */
function blade(length: number, lift: number, fill: string): string {
  return `<path d="M0 0C${length * 0.2} ${-lift * 1.1} ${length * 0.62} ${-lift * 1.35} ${length} ${-lift * 0.86}C${length * 0.66} ${-lift * 1.04} ${length * 0.36} ${-lift * 0.62} ${length * 0.12} ${lift * 0.34}Z" fill="${fill}"/>`
}

type Flat = [number, number]

/** The ear, from the tip of the l; `ripe` from 0 (green, upright) to 1 (golden, bent by its own weight). */
export function ear(x: number, y: number, scale = 1, ripe = 1, gap = sky): string {
  const bend = 0.25 + 0.75 * ripe
  const [a, b, c, d]: [Flat, Flat, Flat, Flat] = [
    [0, 0],
    [30, -150],
    [60 + 204 * bend, -190 + 120 * bend],
    [70 + 236 * bend, -330 + 530 * bend],
  ]
  const at = (t: number): Flat =>
    [0, 1].map(
      (k) =>
        (1 - t) ** 3 * (a[k] ?? 0) +
        3 * (1 - t) ** 2 * t * (b[k] ?? 0) +
        3 * (1 - t) * t * t * (c[k] ?? 0) +
        t ** 3 * (d[k] ?? 0),
    ) as Flat
  const [light, dark] =
    ripe > 0.6 ? [potash, husk] : ripe > 0.3 ? ['#C9D23A', '#A9B82E'] : [leafGreen, '#5FA838']
  const grains: string[] = []
  for (let i = 0; i < 11; i++) {
    const t = 0.3 + (i / 11) * 0.7
    const [px, py] = at(t)
    const [qx, qy] = at(Math.min(1, t + 0.02))
    const angle = (Math.atan2(qy - py, qx - px) * 180) / Math.PI + 90
    for (const side of [-1, 1]) {
      grains.push(
        `<path transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${(angle + side * 38).toFixed(0)})" d="M0 0C18-12 21-46 0-72C-21-46-18-12 0 0Z" fill="${side < 0 ? light : dark}" stroke="${gap}" stroke-width="5" paint-order="stroke"/>`,
      )
    }
  }
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M${a}C${b} ${c} ${d}" stroke="${paddy}" stroke-width="14" fill="none"/>${grains.join('')}</g>`
}

interface Shoot {
  height?: number
  ripe?: number
  leaves?: number
  fill?: string
  gap?: string
}

/** The l that shoots and comes into ear: stem 130 wide, its foot at (x, y). */
export function letterL(
  x: number,
  y: number,
  scale = 1,
  { height = 574, ripe = 1, leaves = 3, fill = paddy, gap = sky }: Shoot = {},
): string {
  const blades = [
    { at: 300, flip: -1, length: 340, lift: 200, fill: leafGreen },
    { at: 170, flip: 1, length: 380, lift: 180, fill: leafGreen },
    { at: 470, flip: -1, length: 250, lift: 170, fill: '#3FA04A' },
  ]
  const drawn = blades
    .slice(0, leaves)
    .map(
      (b) =>
        `<g transform="translate(${b.flip < 0 ? 30 : 100} ${-Math.min(b.at, height * 0.8)}) scale(${b.flip} 1)">${blade(b.length, b.lift, b.fill)}</g>`,
    )
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.join('')}${ripe >= 0 ? ear(66, -height + 40, 1, ripe, gap) : ''}<path d="M0 0V${-height + 80}Q0 ${-height + 20} 65 ${-height}Q130 ${-height + 20} 130 ${-height + 80}V0Z" fill="${fill}"/></g>`
}

/** The three letters as a signature: both p's keep their descenders, the l stands without leaves or ear. */
export function signature(x: number, y: number, scale: number, fill: string): string {
  const root = (at: number): string =>
    `<path d="M${at} -4H${at + 130}V150Q${at + 118} 216 ${at + 65} 250Q${at + 12} 216 ${at} 150Z" fill="${fill}"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale})">${letterP(0, 0, 1, fill)}${root(0)}${letterP(490, 0, 1, fill)}${root(490)}${letterL(980, 0, 1, { height: 590, ripe: -1, leaves: 0, fill })}</g>`
}
