import type { Drawing } from './drawing'

/** What a line is drawn with: graphite breaks on the paper's tooth, a crayon more so, a pen hardly. */
export type Tool = 'pencil' | 'pen' | 'crayon'

export interface Stroke {
  colour?: string
  /** Mean width of the line, px. */
  weight?: number
  /** How far the hand strays from the line, px. */
  unrest?: number
  tool?: Tool
  /** Drawn again, a little beside the first line, as one does who is looking for it. */
  again?: boolean
  opacity?: number
}

export const graphite = '#4A4642'

/** A line drawn by hand along SVG path data: absolute `M`s part its strokes. It is redrawn with uneven weight in the page. */
export function stroke(
  path: string,
  { colour = graphite, weight = 4, unrest = 2, tool = 'pencil', again = false, opacity = 1 }: Stroke = {},
): string {
  const once = `<path d="${path}" fill="none" stroke="${colour}" data-tool="${tool}" data-weight="${weight.toFixed(2)}" data-unrest="${unrest}" ${opacity < 1 ? `opacity="${opacity}"` : ''}/>`
  return again ? once + once.replace(`data-unrest="${unrest}"`, `data-unrest="${unrest * 2.4}"`) : once
}

/** A circle as path data, begun at the top and closed a little past it, as a hand does. */
export const ring = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x} ${y - ry}A${rx} ${ry} 0 1 1 ${x - 0.1} ${y - ry}A${rx} ${ry} 0 0 1 ${x + rx * 0.3} ${y - ry * 0.954}`

/** Two strokes through a box: this one was thrown away. */
export const crossedOut = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  weight = 9,
): string =>
  stroke(
    `M${x} ${y}L${x + width} ${y + height}M${x + width * 0.97} ${y - height * 0.02}L${x + width * 0.02} ${y + height}`,
    {
      colour,
      weight,
      unrest: 5,
      tool: 'crayon',
    },
  )

/** Parallel strokes inside an outline; `id` names the clip. */
export function hatched(
  id: string,
  outline: string,
  { left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>,
  pitch: number,
  line: Stroke = {},
): string {
  const drop = bottom - top
  let d = ''
  for (let x = left - drop; x < right; x += pitch) d += `M${x} ${bottom}L${x + drop} ${top}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${stroke(d, { weight: 3, unrest: 3, ...line })}</g>`
}

/** A short line with an open head at its end. */
export function arrow(
  path: string,
  tip: readonly [number, number],
  angle: number,
  line: Stroke = {},
  size = 26,
): string {
  const at = (turn: number): string => {
    const a = ((angle + 180 + turn) * Math.PI) / 180
    return `${(tip[0] + size * Math.cos(a)).toFixed(1)} ${(tip[1] + size * Math.sin(a)).toFixed(1)}`
  }
  return stroke(`${path}M${at(28)}L${tip[0]} ${tip[1]}L${at(-28)}`, line)
}

/** A strip of masking tape, its middle on (x, y). */
export const tape = (x: number, y: number, turn: number, width = 190, colour = '#E8DDB5'): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M${-width / 2}-28L${-width / 2 + 8}-14L${-width / 2} 0L${-width / 2 + 8} 14L${-width / 2} 28H${width / 2}L${width / 2 - 8} 14L${width / 2} 0L${width / 2 - 8}-14L${width / 2}-28Z" fill="${colour}" opacity=".86"/>`

/** A sheet that lies on the desk, turned a little, its shadow one flat tone. */
export const sheet = (
  x: number,
  y: number,
  width: number,
  height: number,
  inner: string,
  { turn = 0, paper = '#FBF7EC', shade = 'rgba(0,0,0,.22)' } = {},
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="9" y="13" width="${width}" height="${height}" fill="${shade}"/><rect width="${width}" height="${height}" fill="${paper}"/>${inner}</g>`

/** Runs in the page: gives every marked line the weight and the unrest of a hand, and the tooth of the paper. */
function redraw(): void {
  let state = 11
  const next = (): number => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  const full = Math.PI * 2
  const cover = { pencil: 0.84, crayon: 0.7, pen: 1 }
  const fills = new Map<string, string>()

  /** The tool's colour with holes where the paper shows, as a pattern: a filter for each line would take minutes. */
  const filled = (tool: Tool, colour: string): string => {
    if (tool === 'pen') return colour
    const known = fills.get(tool + colour)
    if (known) return known
    // Coarse noise enlarged softly gives clouds of tooth, not squares.
    const side = 240
    const [coarse, tile] = [document.createElement('canvas'), document.createElement('canvas')]
    coarse.width = coarse.height = side / (tool === 'pencil' ? 2 : 3)
    tile.width = tile.height = side
    const [seed, pen] = [coarse.getContext('2d'), tile.getContext('2d')]
    if (!seed || !pen) throw new Error('no canvas to draw the grain on')
    seed.fillStyle = colour
    for (let y = 0; y < coarse.height; y += 1)
      for (let x = 0; x < coarse.width; x += 1) {
        seed.globalAlpha = next() < cover[tool] ? 1 : 0.2
        seed.fillRect(x, y, 1, 1)
      }
    pen.drawImage(coarse, 0, 0, side, side)
    const id = `grain${fills.size}`
    const svg = document.querySelector('svg')
    svg?.insertAdjacentHTML(
      'afterbegin',
      `<defs><pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><image href="${tile.toDataURL()}" width="${side}" height="${side}"/></pattern></defs>`,
    )
    fills.set(tool + colour, `url(#${id})`)
    return `url(#${id})`
  }

  /** One touch of the tool as an outline: pressed harder here than there, lighter where it starts and leaves. */
  const touched = (path: SVGPathElement, weight: number, unrest: number, even: number): string => {
    const length = path.getTotalLength()
    const reach = Math.min(Math.max(length * 0.8, weight * 6), weight * 60)
    const [a, b, c, d] = [next() * full, next() * full, next() * full, next() * full]
    const leave = Math.min(4 + next() * 4, length / weight / 2)
    const count = Math.max(4, Math.min(1200, Math.ceil(length / Math.max(weight * 0.5, 0.5))))
    const [left, right]: [string[], string[]] = [[], []]
    for (let i = 0; i <= count; i += 1) {
      const s = (length * i) / count
      const here = path.getPointAtLength(s)
      const before = path.getPointAtLength(Math.max(0, s - weight * 0.4))
      const after = path.getPointAtLength(Math.min(length, s + weight * 0.4))
      const run = Math.hypot(after.x - before.x, after.y - before.y) || 1
      const [nx, ny] = [-(after.y - before.y) / run, (after.x - before.x) / run]
      const way = (s / reach) * full
      const stray = (Math.sin(way * 0.7 + a) + 0.4 * Math.sin(way * 1.9 + b)) * unrest * 0.7
      const press = 0.82 + (0.24 * Math.sin(way + c) + 0.12 * Math.sin(way * 3.1 + d)) * even
      const isDot = length < weight * 2
      const ends = isDot
        ? 1
        : Math.min(1, 0.5 + s / (weight * 3)) * Math.min(1, 0.3 + (length - s) / (weight * leave))
      const half = (weight / 2) * press * ends
      const [x, y] = [here.x + nx * stray, here.y + ny * stray]
      left.push(`${(x + nx * half).toFixed(2)} ${(y + ny * half).toFixed(2)}`)
      right.unshift(`${(x - nx * half).toFixed(2)} ${(y - ny * half).toFixed(2)}`)
    }
    return `M${left.join('L')}L${right.join('L')}Z`
  }

  for (const line of document.querySelectorAll<SVGPathElement>('path[data-tool]')) {
    const part = line.cloneNode() as SVGPathElement
    const strokes = (line.getAttribute('d') ?? '').split(/(?=M)/).map((one) => {
      part.setAttribute('d', one)
      return touched(
        part,
        Number(line.dataset.weight),
        Number(line.dataset.unrest),
        line.dataset.tool === 'pen' ? 0.4 : 1,
      )
    })
    line.setAttribute('d', strokes.join(''))
    line.setAttribute('fill', filled(line.dataset.tool as Tool, line.getAttribute('stroke') ?? ''))
    line.removeAttribute('stroke')
  }
}

/** A drawing whose marked lines are drawn by hand; `scale` makes the master smaller than its field, since grain is heavy. */
export function drawnByHand(
  width: number,
  height: number,
  art: string,
  ground: string,
  scale = 0.8,
): Drawing {
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  return {
    width: across,
    height: down,
    ground,
    html: `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${art}</svg>`,
    // The transpiler marks named functions with a helper that the page does not have.
    script: `globalThis.__name = (f) => f;(${redraw})()`,
  }
}
