import { face, outline } from '../../wordmarks/outline'
import { mask, noise, type Relief, raster, relief, shoulder } from './relief'

/** How a material feels under raking light, added to its height in px. */
export const texture = {
  felt: (x: number, y: number) =>
    noise(x / 1.6, y / 1.6, 3) * 0.5 +
    noise(x / 4 + noise(x / 9, y / 9, 8) * 2, y / 4, 4) * 0.5 +
    noise(x / 17, y / 17, 5) * 0.8,
  canvas: (x: number, y: number) =>
    Math.sin(x * 1.05 + noise(x / 40, y / 40, 2)) * 0.55 * (Math.floor(y / 3) % 2 ? 1 : -1) +
    Math.sin(y * 1.05) * 0.4 +
    noise(x / 2, y / 9, 7) * 0.3,
  paper: (x: number, y: number) => noise(x / 2.2, y / 2.2, 11) * 0.22 + noise(x / 9, y / 9, 12) * 0.22,
  plaster: (x: number, y: number) =>
    noise(x / 60, y / 44, 21) * 3.4 + noise(x / 17, y / 14, 22) * 1.5 + noise(x / 4, y / 4, 23) * 0.5,
  thread: (x: number, y: number) => Math.sin((x + y) * 0.9) * 0.5,
}

export interface Layer {
  /** White shapes that say where the layer lies. */
  shapes: string
  /** Thickness in px; negative presses in. */
  height: number
  /** Softness of its edge in px. */
  edge: number
  feel?: (x: number, y: number) => number
  gloss?: number
  /** The layer lies on a stiff floor at this height instead of following what is below it. */
  floor?: number
}

/** Builds a relief: `picture` gives the colours, `layers` from the ground up give the heights. */
export async function layered(
  width: number,
  height: number,
  picture: string,
  ground: (x: number, y: number) => number,
  layers: readonly Layer[],
): Promise<Relief> {
  const scene = relief(width, height)
  const colours = await raster(picture, width, height)
  for (let i = 0; i < width * height; i += 1) {
    scene.level[i] = ground(i % width, Math.floor(i / width))
    for (let k = 0; k < 3; k += 1) scene.colour[i * 3 + k] = colours[i * 4 + k] ?? 0
  }
  for (const layer of layers) {
    const cover = await mask(layer.shapes, width, height, layer.edge)
    for (let i = 0; i < cover.length; i += 1) {
      const part = cover[i] ?? 0
      if (part < 0.04) continue
      const [x, y] = [i % width, Math.floor(i / width)]
      const below = layer.floor === undefined || part <= 0.5 ? (scene.level[i] ?? 0) : layer.floor
      const rise = layer.height < 0 ? layer.height * part : layer.height * shoulder(part)
      scene.level[i] = below + rise + (part > 0.5 ? (layer.feel?.(x, y) ?? 0) : 0)
      if (layer.gloss !== undefined && part > 0.5) scene.gloss[i] = layer.gloss
    }
  }
  return scene
}

/** A line of Bowlby One as paths; `anchor` says which end lies at x. */
export function words(
  line: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' = 'start',
): string {
  const glyphs = outline(line, face('bowlby-one'), size)
  const wide = glyphs.at(-1)?.right ?? 0
  const left = anchor === 'middle' ? x - wide / 2 : x
  return `<g transform="translate(${left} ${y})" fill="${fill}">${glyphs.map((glyph) => `<path d="${glyph.path}"/>`).join('')}</g>`
}

/** Dashes along a path for the relief: the thread that shows. */
export function dashes(path: string, width = 7, colour = '#fff'): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${width * 3.2} ${width * 2.4}" stroke-linecap="round"/>`
}
