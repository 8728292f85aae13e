import { live, mahanadi, shadow, tarnish } from './book'

export type Point = readonly [number, number]
export const f = (n: number) => n.toFixed(1)
const turn = Math.PI * 2

/** The tones that make a wire round: its belly and the light along it, for frame and filling, and its shadow on the ground. */
export interface Metal {
  shade: string
  thick: readonly [belly: string, lit: string]
  thin: readonly [belly: string, lit: string]
  grain: readonly [belly: string, lit: string]
}

export const bright: Metal = {
  shade: shadow,
  thick: ['#7F959D', '#F6FBFC'],
  thin: [tarnish, '#E9F1F3'],
  grain: [tarnish, '#FBFEFE'],
}

/** Silver gone dark, for a lit page. */
export const dark: Metal = {
  shade: '#C9A400',
  thick: [mahanadi, '#5C808A'],
  thin: [mahanadi, '#4A6D77'],
  grain: [mahanadi, '#7F9FA8'],
}

/** Path data of a spiral that winds inwards from radius r. `sense` 1 is clockwise. */
export function spiral(x: number, y: number, r: number, start: number, turns: number, sense: number): string {
  const steps = Math.ceil(turns * 48)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const a = start + sense * t * turns * turn
    const k = r * (1 - t * 0.93)
    return `${i ? 'L' : 'M'}${f(x + k * Math.cos(a))} ${f(y + k * Math.sin(a))}`
  }).join('')
}

/** Collects a piece of filigree: thick frame wire, thin filling wire, granules. It is soldered once, by `draw`. */
export class Filigree {
  thick = ''
  thin = ''
  granules: [number, number, number][] = []

  granule(x: number, y: number, r: number): this {
    this.granules.push([x, y, r])
    return this
  }

  spiral(x: number, y: number, r: number, start: number, turns: number, sense: number): this {
    this.thick += spiral(x, y, r, start, turns, sense)
    return this
  }

  ring(x: number, y: number, r: number): this {
    this.thick += `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0`
    return this
  }

  /** The teardrop cell: two spirals, a stem and a granule, pointing outwards at `angle` from (x, y), between two radii. */
  cell(angle: number, near: number, far: number, half: number, x: number, y: number): this {
    const point = (u: number, v: number): Point => {
      const a = near + u * (far - near)
      const b = v * half
      return [x + a * Math.cos(angle) - b * Math.sin(angle), y + a * Math.sin(angle) + b * Math.cos(angle)]
    }
    const at = (u: number, v: number) => point(u, v).map(f).join(' ')
    this.thick += `M${at(0, 0)}C${at(0.25, 0.55)} ${at(0.45, 1)} ${at(0.72, 1)}C${at(0.9, 1)} ${at(1, 0.55)} ${at(1, 0)}C${at(1, -0.55)} ${at(0.9, -1)} ${at(0.72, -1)}C${at(0.45, -1)} ${at(0.25, -0.55)} ${at(0, 0)}`
    for (const side of [-1, 1]) {
      const [cx, cy] = point(0.72, side * 0.48)
      this.thin += spiral(cx, cy, half * 0.44, angle + side * 2.2, 2.1, side)
    }
    this.thin += `M${at(0.04, 0)}L${at(0.5, 0)}`
    return this.granule(...point(0.94, 0), half * 0.1).granule(...point(0.55, 0), half * 0.09)
  }

  /** A ring of cells round (x, y), the first at `start`. */
  rosette(count: number, near: number, far: number, half: number, x: number, y: number, start = 0): this {
    for (let i = 0; i < count; i++) this.cell(start + (i / count) * turn, near, far, half, x, y)
    return this
  }

  /** Three strokes and a shadow make the wire round; `gauge` scales all of them. */
  draw(gauge = 1, drop = 1, metal: Metal = bright): string {
    const { shade, thick, thin, grain } = metal
    const strokes = (d: string, colour: string, width: number, move = '') =>
      `<path d="${d}" stroke="${colour}" stroke-width="${f(width * gauge)}" ${move}/>`
    const lift = `transform="translate(${f(-1.1 * gauge)} ${f(-1.4 * gauge)})"`
    const grains = this.granules.map(
      ([x, y, r]) =>
        `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${grain[0]}"/><circle cx="${f(x - r * 0.25)}" cy="${f(y - r * 0.3)}" r="${f(r * 0.5)}" fill="${grain[1]}"/>`,
    )
    return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <g transform="translate(${f(6 * gauge * drop)} ${f(9 * gauge * drop)})">${strokes(this.thick, shade, 9)}${strokes(this.thin, shade, 5)}</g>
    ${strokes(this.thin, thin[0], 4.6)}${strokes(this.thin, thin[1], 2, lift)}${strokes(this.thick, thick[0], 8)}${strokes(this.thick, thick[1], 3, lift)}</g>${grains.join('')}`
  }

  /** The same wires in one flat colour, as printed or foil-blocked. */
  print(colour: string, width: number): string {
    const grains = this.granules.map(
      ([x, y, r]) => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${colour}"/>`,
    )
    return `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"><path d="${this.thick}" stroke-width="${width}"/><path d="${this.thin}" stroke-width="${width * 0.62}"/></g>${grains.join('')}`
  }
}

/** Twisted rope along a path: a dark core, then bright strands. */
export function rope(d: string, width: number, { shade, thick }: Metal = bright): string {
  return `<g fill="none"><path d="${d}" stroke="${shade}" stroke-width="${width * 1.1}" transform="translate(${width * 0.3} ${width * 0.45})"/><path d="${d}" stroke="${thick[0]}" stroke-width="${width}"/><path d="${d}" stroke="${thick[1]}" stroke-width="${width * 0.83}" stroke-dasharray="${width * 0.28} ${width * 0.39}"/></g>`
}

/** The live line: yellow wire with a dark edge. */
export function liveLine(d: string, width = 12, edge: string = shadow): string {
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${d}" stroke="${edge}" stroke-width="${width * 1.85}"/><path d="${d}" stroke="${live}" stroke-width="${width}"/></g>`
}
