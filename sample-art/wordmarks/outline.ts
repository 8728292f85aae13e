import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { home } from '../lib/browser'

const opened = new Map<string, Font>()

/** A static face of an installed `@fontsource` family. Throws where the package or the weight is missing. */
export function face(family: string, weight = 400): Font {
  const file = `${family}-latin-${weight}-normal.woff`
  const known = opened.get(file)
  if (known) return known
  const font = create(readFileSync(join(home, 'node_modules/@fontsource', family, 'files', file)))
  opened.set(file, font)
  return font
}

export interface Glyph {
  path: string
  left: number
  top: number
  right: number
  bottom: number
}

/** The letters of `text` as path data on a baseline at y = 0, y down, kerned, `spacing` units added after each. */
export function outline(text: string, font: Font, size = 100, spacing = 0): Glyph[] {
  const scale = size / font.unitsPerEm
  const run = font.layout(text)
  const glyphs: Glyph[] = []
  let x = 0
  run.positions.forEach((position, index) => {
    const shape = run.glyphs[index]?.path
      .scale(scale, -scale)
      .translate(x + position.xOffset * scale, -position.yOffset * scale)
    x += position.xAdvance * scale + spacing
    if (!shape) return
    const { minX, minY, maxX, maxY } = shape.bbox
    const path = shape
      .toSVG()
      .replace(/-?\d+\.\d+(e-?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10))
    if (path) glyphs.push({ path, left: minX, top: minY, right: maxX, bottom: maxY })
  })
  return glyphs
}

/** One path for a whole line, scaled so that its ink is exactly `width` wide and starts at `x`, with its baseline at `y`. */
export function fitted(
  text: string,
  font: Font,
  x: number,
  y: number,
  width: number,
): { markup: string; size: number } {
  const glyphs = outline(text, font, 1000)
  const left = Math.min(...glyphs.map((glyph) => glyph.left))
  const right = Math.max(...glyphs.map((glyph) => glyph.right))
  const scale = width / (right - left)
  const path = glyphs.map((glyph) => glyph.path).join('')
  return {
    markup: `<path transform="translate(${x} ${y}) scale(${scale.toFixed(5)}) translate(${(-left).toFixed(1)} 0)" d="${path}"/>`,
    size: scale * 1000,
  }
}
