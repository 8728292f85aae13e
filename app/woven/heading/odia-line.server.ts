import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import type { OdiaLineFit } from './odia-line'

/** The very file that visitors get: the Odia cut is static, so what is measured is what is shown. */
const font = fontkit.create(readFileSync('app/styles/fonts/anek-odia.woff2')) as fontkit.Font

/** How a word in Odia script fills the measure, as the display headings do. Lengths in em. */
export function odiaLine(text: string): OdiaLineFit {
  const { bbox } = font.layout(text)
  const em = font.unitsPerEm
  const round = (units: number) => Math.round((units / em) * 10_000) / 10_000
  return {
    text,
    em: round(bbox.maxX - bbox.minX),
    left: round(bbox.minX),
    line: round(2 * bbox.maxY - font.ascent - font.descent),
    rise: round(bbox.maxY),
    fall: round(-bbox.minY),
  }
}
