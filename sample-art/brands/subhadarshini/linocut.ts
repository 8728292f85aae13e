import { random } from '../../lib/random'
import { cream, field, mustard, night, vermilion } from './book'
import { egret } from './egret'

const short = (value: number): string => value.toFixed(1)
let next = random(21)

/** One cut of the gouge: a lens that tapers at both ends. */
export function gouge(x1: number, y1: number, x2: number, y2: number, width: number, colour: string): string {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const across = [-Math.sin(angle) * width, Math.cos(angle) * width] as const
  const middleX = x1 + (x2 - x1) * (0.35 + next() * 0.25)
  const middleY = y1 + (y2 - y1) * (0.35 + next() * 0.25)
  const back = 0.6 + next() * 0.4
  return `<path d="M${short(x1)} ${short(y1)}Q${short(middleX + across[0])} ${short(middleY + across[1])} ${short(x2)} ${short(y2)}Q${short(middleX - across[0] * back)} ${short(middleY - across[1] * back)} ${short(x1)} ${short(y1)}Z" fill="${colour}"/>`
}

/** The eye’s outline round the origin. */
export function almond(width: number, height: number): string {
  return `M${-width} 0C${-width * 0.55} ${-height * 1.25} ${width * 0.55} ${-height * 1.25} ${width} 0C${width * 0.55} ${height * 0.95} ${-width * 0.55} ${height * 0.95} ${-width} 0Z`
}

/** A sheaf of five ears; it is the pupil. */
export function sheaf(scale = 1, stalk: string = cream, grain: string = mustard): string {
  let drawn = ''
  for (const [lean, length] of [
    [-50, 66],
    [-26, 84],
    [0, 92],
    [26, 84],
    [50, 66],
  ] as const) {
    const angle = ((lean - 90) * Math.PI) / 180
    const tipX = Math.cos(angle) * length * 1.45
    const tipY = 56 + Math.sin(angle) * length * 1.45
    drawn += `<path d="M0 56Q${short(tipX * 0.2)} ${short(56 + (tipY - 56) * 0.7)} ${short(tipX)} ${short(tipY)}" stroke="${stalk}" stroke-width="5" fill="none"/>`
    for (let ear = 0; ear < 4; ear += 1) {
      const at = 0.5 + ear * 0.16
      const x = tipX * at * (0.6 + 0.4 * at)
      const y = 56 + (tipY - 56) * at
      for (const side of [-1, 1])
        drawn += `<ellipse cx="${short(x + side * 9)}" cy="${short(y)}" rx="5.5" ry="12" transform="rotate(${lean + side * 24} ${short(x + side * 9)} ${short(y)})" fill="${grain}"/>`
    }
  }
  return `<g transform="scale(${scale})">${drawn}</g>`
}

/** The eye in one ink on bare paper, for what is printed in a single colour; its iris `look`s aside. */
export function eyeInOneInk(ink: string, paper: string, look = 0): string {
  const lashes = Array.from({ length: 13 }, (_, i) => {
    const at = (i - 6) / 6.9
    const [foot, tip] = [-372 * (1 - at * at), -372 * (1 - at * at) - 120 + 60 * at * at]
    return `<path d="M${short(at * 600 - 20)} ${short(foot + 30)}L${short(at * 740)} ${short(tip)}L${short(at * 600 + 20)} ${short(foot + 30)}Z"/>`
  })
  const spokes = Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * Math.PI * 2
    const at = (k: number) => [Math.cos(a) * k, Math.sin(a) * k] as const
    return gouge(...at(126), ...at(i % 2 ? 222 : 204), 7, paper)
  })
  return `<g fill="${ink}">${lashes.join('')}<path d="${almond(630, 400)}"/></g><path d="${almond(566, 330)}" fill="${paper}"/><clipPath id="lid${look + 500}"><path d="${almond(566, 330)}"/></clipPath><g clip-path="url(#lid${look + 500})"><g transform="translate(${look} -18)"><circle r="248" fill="${ink}"/>${spokes.join('')}${sheaf(1.1, paper, paper)}</g></g>`
}

/** Iris and pupil round the origin. */
export function iris(): string {
  let drawn = `<circle r="262" fill="${night}"/><circle r="244" fill="${vermilion}"/>`
  for (let ray = 0; ray < 52; ray += 1) {
    const angle = (ray / 52) * Math.PI * 2 + (next() - 0.5) * 0.05
    const out = 205 + next() * 28
    drawn += gouge(
      Math.cos(angle) * 118,
      Math.sin(angle) * 118,
      Math.cos(angle) * out,
      Math.sin(angle) * out,
      5.5,
      ray % 2 ? mustard : cream,
    )
  }
  return `${drawn}<circle r="112" fill="${night}"/>${sheaf()}`
}

/** Rays of the sun-eye: rings of cuts, changing colour outwards. */
export function rays(
  rings = 7,
  colours: string[] = [mustard, mustard, cream, vermilion, cream, mustard, cream],
  below = 0.32,
): string {
  let drawn = ''
  for (let ring = 0; ring < rings; ring += 1) {
    const inner = 330 + ring * 118
    const outer = inner + 96 + ring * 8
    const count = 64 + ring * 18
    for (let ray = 0; ray < count; ray += 1) {
      const angle = ((ray + 0.5 * (ring % 2) + (next() - 0.5) * 0.25) / count) * Math.PI * 2
      if (Math.sin(angle) > below) continue
      const wobble = 1 + (next() - 0.5) * 0.12
      drawn += gouge(
        Math.cos(angle) * inner * 1.25,
        Math.sin(angle) * inner * 0.86,
        Math.cos(angle) * outer * 1.25 * wobble,
        Math.sin(angle) * outer * 0.86 * wobble,
        5.5 + ring * 1.1,
        colours[ring % colours.length] ?? cream,
      )
    }
  }
  return drawn
}

/** The lower lid: a field whose furrows fall away from the eye. `depth` is how far it reaches below the eye’s centre. */
export function furrows(reach: number, depth: number): string {
  const edge = (x: number): number =>
    Math.max(100 + Math.abs(x) * 0.02, 375 * Math.sqrt(Math.max(0, 1 - (x / 662) ** 2)))
  let top = `M${-reach} 130`
  for (let x = -reach; x <= reach; x += 20) top += `L${x} ${short(edge(x))}`
  let drawn = `<clipPath id="land${reach}"><path d="${top}V${depth}H${-reach}Z"/></clipPath><g clip-path="url(#land${reach})"><rect x="${-reach}" y="40" width="${reach * 2}" height="${depth}" fill="${field}"/>`
  for (let row = 0; row < 15 + (depth - 700) / 60; row += 1) {
    const start = 30 + row * 30 + row * row * 1.3
    for (let column = -Math.ceil(reach / 36) - 1; column < reach / 36 + 2; column += 1) {
      const x = column * 36 + (row % 2) * 18 + (next() - 0.5) * 10
      const y = start + 372 * Math.sqrt(Math.max(0, 1 - (x / 672) ** 2)) * Math.max(0, 1 - row / 22)
      const size = 10 + row * 2.4
      drawn += gouge(
        x,
        y + size * 1.9,
        x + x * 0.012 - 3,
        y - size * 0.4,
        3 + row * 0.36,
        row % 3 === 0 ? mustard : night,
      )
      if ((column + row) % 4 === 0) drawn += gouge(x + 9, y + size * 1.7, x + 24, y, 2.6 + row * 0.3, cream)
    }
  }
  return `${drawn}</g><path d="${top}" fill="none" stroke="${night}" stroke-width="14"/><path d="${top}" fill="none" stroke="${cream}" stroke-width="5" transform="translate(0 12)"/>`
}

/** The eye alone, round the origin: 1260 wide, 700 high. */
export function eye(): string {
  let drawn = `<path d="${almond(630, 400)}" fill="${night}"/><path d="${almond(596, 356)}" fill="${cream}"/>`
  for (let lash = 0; lash < 64; lash += 1) {
    const x = -560 + ((lash + 0.5) / 64) * 1120
    const at = x / 596
    if (Math.abs(at) > 0.93) continue
    const top = -356 * 0.94 * (1 - at * at)
    drawn += gouge(x, top + 10, x - x * 0.03, top + 46 + 40 * (1 - at * at), 6, night)
  }
  return `${drawn}<clipPath id="almond"><path d="${almond(596, 356)}"/></clipPath><g clip-path="url(#almond)"><g transform="translate(0 -18)">${iris()}</g></g>`
}

/** The whole picture round the eye’s centre: night, rays, eye, field, egrets. Every call cuts the same block. */
export function block(reach: number, above: number, depth: number): string {
  next = random(21)
  const egrets = `${egret(-828, -150, 0.92)}${egret(-974, -332, 0.4)}${egret(826, -150, 0.88, -1)}${egret(966, -338, 0.38, -1)}${egret(-950, 46, 0.3)}${egret(918, 40, 0.32, -1)}`
  return `<rect x="${-reach}" y="${-above}" width="${reach * 2}" height="${above + depth}" fill="${night}"/>${rays(7)}${eye()}${furrows(reach, depth)}${egrets}`
}
