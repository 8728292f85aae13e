import type { Drawing } from '../../lib/drawing'
import { boat, cuts, halftone, hatchling, ink, lotus, type Plates, petals, riso, round, text } from './book'

interface Shore {
  width: number
  height: number
  cx: number
  horizon: number
  /** Length of the middle petal. */
  size: number
  /** Where the beach begins at the left, in the middle and at the right. */
  beach: readonly [number, number, number]
  /** Height below which the dusk's dots begin, clear of the lettering. */
  dusk: number
}

/** Low tide: the flower of sun and reflection stands on the horizon, sliced below it by the waves. */
export function shore({
  width,
  height,
  cx,
  horizon,
  size,
  beach,
  dusk,
}: Shore): Required<Pick<Plates, 'sun' | 'coral' | 'lagoon'>> {
  const flower = lotus(1, size)
  const [left, middle, right] = beach
  const sand = `M-10 ${left}C${width * 0.2} ${left - 110} ${width * 0.38} ${middle - 10} ${width * 0.54} ${middle}S${width * 0.86} ${right - 40} ${width + 10} ${right}V${height + 20}H-10Z`
  const waves = cuts(width, horizon, Math.max(left, middle, right) + 20)
  const gaps = waves.map((wave) => `<path fill="#fff" d="${wave.path}"/>`).join('')
  const clean = `<path fill="#fff" d="${sand}"/>`
  const sunY = horizon - size * 0.59
  const sunRadius = size * 0.59
  const mirror = (markup: string, id: string) => slices(markup, waves, { width, horizon, foot: height }, id)
  const inner = (p: { angle: number }) => p.angle === 0 || Math.abs(p.angle) === 52
  const sky = { left: 0, top: 0, right: width, bottom: horizon }
  const glow = halftone(sky, 17, 0.3, (x, y) =>
    Math.hypot(x - cx, y - sunY) < sunRadius + 8
      ? 0
      : 0.46 * Math.max(0, (y - dusk) / (horizon - dusk)) ** 1.4,
  )
  const shade = flower
    .filter((p) => !inner(p))
    .map((p, i) => {
      const clip = petals([p], cx, horizon).replace('style="mix-blend-mode:multiply" ', '')
      const dots = halftone(
        { left: cx - size * 1.2, top: horizon - size * 1.1, right: cx + size * 1.2, bottom: horizon },
        15,
        0.8,
        (_, y) => 0.6 * Math.max(0, 1 - (horizon - y) / (size * 0.86)) ** 2,
      )
      return `<clipPath id="shade-${i}">${clip}</clipPath><g clip-path="url(#shade-${i})">${dots}</g>`
    })
    .join('')
  const mirrored = (list: typeof flower, dx = 0) =>
    `<g transform="matrix(1 0 0 -.8 ${dx} ${round(horizon * 1.8)})">${petals(list, cx, horizon)}</g>`
  const veil = halftone(
    { left: cx - size * 1.15, top: horizon, right: cx + size * 1.15, bottom: horizon + size },
    17,
    0.8,
    (_, y) => Math.max(0.04, 0.52 - 0.56 * ((y - horizon) / (size * 0.8))),
  )
  return {
    sun: `<circle cx="${cx}" cy="${round(sunY)}" r="${round(sunRadius)}"/>${petals(flower, cx, horizon, inner)}
      ${mirror(mirrored(flower.filter((p) => Math.abs(p.angle) < 40)), 'sun')}${gaps}<path d="${sand}"/>`,
    coral: `${glow}${petals(flower, cx, horizon)}${mirror(mirrored(flower), 'coral')}${gaps}${clean}`,
    lagoon: `${shade}<path d="M-20 ${horizon}H${width + 20}V${height}H-20Z"/>${mirror(`<g fill="#fff">${mirrored(flower).replaceAll('mix-blend-mode:multiply', '')}</g>`, 'hole')}
      <clipPath id="veil">${slicedClip(mirrored(flower))}</clipPath><g clip-path="url(#veil)">${veil}</g>${gaps}
      <path fill="#fff" d="${sand}" transform="translate(0 -22)"/>`,
  }
}

/** Clip paths may not hold groups, so the mirroring moves onto each petal. */
function slicedClip(group: string): string {
  const matrix = /transform="(matrix[^"]+)"/.exec(group)?.[1] ?? ''
  return group.replace(/<\/?g[^>]*>/g, '').replaceAll('transform="', `transform="${matrix} `)
}

/** Cuts `markup` into the bands between the waves and pushes every other band aside, as moving water does. */
function slices(
  markup: string,
  waves: readonly { y: number }[],
  { width, horizon, foot }: { width: number; horizon: number; foot: number },
  id: string,
): string {
  const edges = [horizon, ...waves.map((wave) => wave.y), foot]
  return edges
    .slice(0, -1)
    .map((top, i) => {
      const push = (i % 2 ? 1 : -1) * i * 2.4
      const bottom = (edges[i + 1] ?? foot) + 16
      return `<clipPath id="${id}-${i}"><path d="M-200 ${round(top)}H${width + 200}V${round(bottom)}H-200Z"/></clipPath><g clip-path="url(#${id}-${i})"><g transform="translate(${round(push)} 0)">${markup}</g></g>`
    })
    .join('')
}

export function hero(): Drawing {
  const [width, height] = [2000, 1250]
  const plates = shore({
    width,
    height,
    cx: 1000,
    horizon: 700,
    size: 560,
    beach: [1176, 1150, 1128],
    dusk: 180,
  })
  const key = `${boat(1652, 690, 1)}${hatchling(352, 1168, 0.84, 34)}${hatchling(588, 1196, 0.6, 26)}${hatchling(150, 1206, 0.5, 48)}`
  return riso(width, height, { ...plates, key })
}

/** On a phone the flower fills the width and the beach comes up to meet the thumb. */
export function heroPortrait(): Drawing {
  const [width, height] = [1080, 1350]
  const plates = shore({
    width,
    height,
    cx: 540,
    horizon: 806,
    size: 456,
    beach: [1252, 1236, 1206],
    dusk: 280,
  })
  const key = `${hatchling(176, 1236, 0.74, 40)}${hatchling(352, 1272, 0.54, 28)}
    ${text(66, 166, 132, 'Lotus')}${text(72, 224, 44, 'Ecobeach Resort')}
    ${text(1014, 1292, 56, 'Low tide opens it.', 'end', `fill="${ink.deep}"`)}`
  return riso(width, height, { ...plates, key })
}
