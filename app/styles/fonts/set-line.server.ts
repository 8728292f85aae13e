import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'

/** A line as it is set, in em: how far each letter moves on, and where its ink reaches from its beginning and its baseline. */
export interface SetLine {
  advances: number[]
  width: number
  left: number
  right: number
  top: number
  bottom: number
}

/** The files that a typeface is cut into. */
export const openCuts = (...files: string[]) =>
  files.map((file) => fontkit.create(readFileSync(file)) as fontkit.Font)

/** Runs of letters that one cut draws: the first one that has them. What none has is measured as the first one's empty box. */
function runsOf(line: string, cuts: readonly fontkit.Font[]): { cut: fontkit.Font; text: string }[] {
  const runs: { cut: fontkit.Font; text: string }[] = []
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0
    const cut = cuts.find((one) => one.hasGlyphForCodePoint(code)) ?? cuts[0]
    const last = runs.at(-1)
    if (last && last.cut === cut) last.text += character
    else if (cut) runs.push({ cut, text: character })
  }
  return runs
}

/** Sets a line in the cuts of a typeface, as browsers do: letters of two files are not kerned. */
export function setLine(line: string, cuts: readonly fontkit.Font[], axes?: Record<string, number>): SetLine {
  const set: SetLine = {
    advances: [],
    width: 0,
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.NEGATIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
  }
  for (const { cut, text } of runsOf(line, cuts)) {
    const { bbox, positions, advanceWidth } = (axes ? cut.getVariation(axes) : cut).layout(text)
    const em = cut.unitsPerEm
    set.left = Math.min(set.left, set.width + bbox.minX / em)
    set.right = Math.max(set.right, set.width + bbox.maxX / em)
    set.top = Math.max(set.top, bbox.maxY / em)
    set.bottom = Math.min(set.bottom, bbox.minY / em)
    set.width += advanceWidth / em
    set.advances.push(...positions.map(({ xAdvance }) => xAdvance / em))
  }
  return set
}
