import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { face, outline } from '../../wordmarks/outline'

/** PMCA: four letters, four patches, one canopy. Nothing is printed, everything is sewn on. */
export const cloth = {
  scarlet: '#D71F2B',
  turmeric: '#FFC31F',
  kajal: '#17131A',
  leaf: '#0B8457',
  undyed: '#FFF8E8',
  blue: '#1F4FC4',
}
export const bowlby = "font-family:'Bowlby One'"

const place = (value: number) => value.toFixed(1)

/** A running stitch along a path. */
export function stitch(path: string, colour = cloth.undyed, width = 4, extra = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${place(width * 3.75)} ${place(width * 2.5)}" stroke-linecap="round" ${extra}/>`
}

/** A piece of cloth with its shadow and a stitch inside its edge; `inset` shrinks the stitch towards (cx, cy). */
export function patch(path: string, fill: string, thread?: string, inset = 0.93, cx = 0, cy = 0): string {
  const seam = thread
    ? stitch(
        path,
        thread,
        3.6,
        `transform="translate(${place(cx)} ${place(cy)}) scale(${inset}) translate(${place(-cx)} ${place(-cy)})"`,
      )
    : ''
  return `<g filter="url(#sewn)"><path d="${path}" fill="${fill}"/></g>${seam}`
}

/** A petal on the axis above the origin, between two radii. */
export function petalPath(inner: number, outer: number, width: number): string {
  const reach = outer - inner
  const [w, v] = [place(width), place(width * 1.1)]
  const [near, far] = [place(-(inner + reach * 0.25)), place(-(inner + reach * 0.7))]
  return `M0 ${-inner}C${w} ${near} ${v} ${far} 0 ${-outer}C-${v} ${far} -${w} ${near} 0 ${-inner}Z`
}

export interface Ring {
  count: number
  inner: number
  outer: number
  width: number
  fills: readonly string[]
  /** Turn by this part of one step. */
  offset?: number
  thread?: string
}

/** Petals sewn round a middle. */
export function petalRing(
  cx: number,
  cy: number,
  { count, inner, outer, width, fills, offset = 0, thread = cloth.undyed }: Ring,
): string {
  const path = petalPath(inner, outer, width)
  return Array.from({ length: count }, (_, i) => {
    const fill = fills[i % fills.length] ?? cloth.undyed
    const seam = fill === cloth.undyed ? cloth.scarlet : thread
    return `<g transform="translate(${place(cx)} ${place(cy)}) rotate(${place(((i + offset) / count) * 360)})">${patch(path, fill, seam, 0.8, 0, -(inner + outer) / 2)}</g>`
  }).join('')
}

/** A round of mirror glass in its collar of cloth. */
export function mirror(x: number, y: number, radius: number, collar: string): string {
  const r = radius
  const gleam = `M${place(x - r * 0.5)} ${place(y + r * 0.2)}L${place(x + r * 0.2)} ${place(y - r * 0.5)}L${place(x + r * 0.45)} ${place(y - r * 0.25)}L${place(x - r * 0.25)} ${place(y + r * 0.45)}Z`
  return `<g filter="url(#sewn)"><circle cx="${place(x)}" cy="${place(y)}" r="${place(r)}" fill="${collar}"/></g><circle cx="${place(x)}" cy="${place(y)}" r="${place(r * 0.66)}" fill="#CFE3EA"/><path d="${gleam}" fill="#fff"/>`
}

export function round(cx: number, cy: number, r: number): string {
  return `M${place(cx - r)} ${place(cy)}a${place(r)} ${place(r)} 0 1 0 ${place(r * 2)} 0a${place(r)} ${place(r)} 0 1 0 ${place(-r * 2)} 0Z`
}

/** A tongue: straight sides, round end, hanging down from y. */
export function tongue(x: number, y: number, width: number, length: number): string {
  const r = width / 2
  return `M${place(x)} ${place(y)}H${place(x + width)}V${place(y + length - r)}A${place(r)} ${place(r)} 0 0 1 ${place(x)} ${place(y + length - r)}Z`
}

/** The black and white toothed edge. */
export function teeth(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  dark = cloth.kajal,
  light = cloth.undyed,
): string {
  const step = width / count
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * step
    return `<path d="M${place(left)} ${place(y + height)}L${place(left + step / 2)} ${place(y)}L${place(left + step)} ${place(y + height)}Z" fill="${i % 2 ? light : dark}"/>`
  }).join('')
}

/** Outline of one letter, scaled into a box round (cx, cy), as path data inside a transform. */
export function letterShape(
  letter: string,
  cx: number,
  cy: number,
  width: number,
  height: number,
): { path: string; transform: string; scale: number } {
  const glyph = outline(letter, face('bowlby-one'), 470)[0]
  if (!glyph) throw new Error(`No outline for “${letter}”`)
  const [w, h] = [glyph.right - glyph.left, glyph.bottom - glyph.top]
  const scale = Math.min(width / w, height / h)
  const transform = `translate(${place(cx - (glyph.left + w / 2) * scale)} ${place(cy - (glyph.top + h / 2) * scale)}) scale(${scale.toFixed(4)})`
  return { path: glyph.path, transform, scale }
}

/** A felt letter on a felt edge, sewn down along its outline. */
export function letter(
  character: string,
  cx: number,
  cy: number,
  width: number,
  height: number,
  fill: string,
  edge: string,
  thread: string,
): string {
  const { path, transform } = letterShape(character, cx, cy, width, height)
  return `<g transform="${transform}"><path d="${path}" fill="none" stroke="${edge}" stroke-width="34" stroke-linejoin="round" filter="url(#sewn)"/><path d="${path}" fill="${fill}"/><path d="${path}" fill="none" stroke="${thread}" stroke-width="5" stroke-dasharray="14 11" stroke-linecap="round" stroke-linejoin="round"/></g>`
}

export function text(
  x: number,
  y: number,
  size: number,
  words: string,
  fill = cloth.undyed,
  anchor = 'middle',
  extra = '',
): string {
  return `<text x="${place(x)}" y="${place(y)}" font-size="${size}" text-anchor="${anchor}" style="${bowlby}" fill="${fill}" ${extra}>${words}</text>`
}

/** The finished panel: shadows under every patch, a faint weave over all. */
export function sewn(
  width: number,
  height: number,
  markup: string,
  ground = cloth.kajal,
  depth = 1,
): Drawing {
  const shadow = `<filter id="sewn" x="-30%" y="-30%" width="170%" height="180%"><feDropShadow dx="${3 * depth}" dy="${5 * depth}" stdDeviation="${3.5 * depth}" flood-color="#000" flood-opacity=".38"/></filter>`
  const weave =
    '<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0H3V3H0ZM3 3H6V6H3Z" fill="#000" opacity=".05"/><path d="M3 0H6V1H3ZM0 3H3V4H0Z" fill="#fff" opacity=".12"/></pattern><filter id="nap" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="2"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .06 0 0 0 0 .08 1.5 0 0 0 -.66"/></filter>'
  const finish = `<rect width="${width}" height="${height}" fill="url(#weave)"/><rect width="${width}" height="${height}" filter="url(#nap)" opacity=".26"/>`
  return {
    width,
    height,
    ground,
    html: svg(
      `<defs>${shadow}${weave}</defs><rect width="${width}" height="${height}" fill="${ground}"/>${markup}${finish}`,
      width,
      height,
    ),
  }
}
