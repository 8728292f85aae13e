import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import type { OdiaLineFit } from './odia-line'

/** The very file that visitors get: the Odia cut is static, so what is measured is what is shown. */
const font = fontkit.create(readFileSync('app/styles/fonts/anek-odia.woff2')) as fontkit.Font

/**
 * Half of ascent minus descent of the display cut, in em: it rules the line although it draws no letter of it, because the
 * Odia cut (unicode-range) has no space.
 */
const STRUT = (0.9 - 0.2) / 2

/** How a word in Odia script fills the measure, as the display headings do. Lengths in em. */
export function odiaLine(text: string): OdiaLineFit {
  const { bbox } = font.layout(text)
  const em = font.unitsPerEm
  const round = (units: number) => Math.round((units / em) * 10_000) / 10_000
  return {
    text,
    em: round(bbox.maxX - bbox.minX),
    left: round(bbox.minX),
    line: round(2 * (bbox.maxY - STRUT * em)),
    rise: round(bbox.maxY),
    fall: round(-bbox.minY),
  }
}
