import type { Drawing } from './drawing'
import { redraw, type Tool } from './tools'

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

const graphite = '#4A4642'

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

/** An outline ruled side by side, each line run past its corners as draughtsmen do, short ones less. */
export function ruledOutline(points: readonly (readonly [number, number])[], past: number): string {
  return points
    .map(([x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
      const length = Math.hypot(nextX - x, nextY - y) || 1
      const over = Math.min(past, length / 11) / length
      const [dx, dy] = [(nextX - x) * over, (nextY - y) * over]
      return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(nextX + dx).toFixed(1)} ${(nextY + dy).toFixed(1)}`
    })
    .join('')
}

/** Two strokes through a box: this one was thrown away. */
export const crossedOut = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  weight = 9,
  tool: Tool = 'crayon',
): string =>
  stroke(
    `M${x} ${y}L${x + width} ${y + height}M${x + width * 0.97} ${y - height * 0.02}L${x + width * 0.02} ${y + height}`,
    {
      colour,
      weight,
      unrest: 5,
      tool,
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
