import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { convert } from 'fontverter'
import type { Typeface } from '~content/schema/look'

/** The files that a typeface is cut into. */
export type Cuts = readonly fontkit.Font[]

const openCuts = (...files: string[]): Cuts =>
  files.map((file) => fontkit.create(readFileSync(file)) as fontkit.Font)

/**
 * Cuts with a variable axis: fontkit supports these only in uncompressed fonts. One after another, because the decoder's memory
 * is shared.
 */
async function openVariableCuts(name: string): Promise<Cuts> {
  const cuts: fontkit.Font[] = []
  for (const cut of ['', '-latin', '-rupee', '-extended']) {
    const font = await convert(readFileSync(`app/styles/fonts/${name}${cut}.woff2`), 'truetype')
    cuts.push(fontkit.create(font) as fontkit.Font)
  }
  return cuts
}

export const display = await openVariableCuts('anek-display')
export const odia = openCuts('app/styles/fonts/anek-odia.woff2')
const text = await openVariableCuts('anek-text')

/** A line of text, in em: how far each letter moves on, and how far its ink reaches from its beginning and its baseline. */
interface MeasuredLine {
  advances: number[]
  width: number
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Estimated measures of a system's bold font, in em: an emoji, or a letter without its marks. Real ones differ: a line that is a
 * little short is better than one that is cut off.
 */
export const system = { emoji: 1.4, letter: 1, top: 0.95, bottom: -0.3 }

export const systemWidth = (grapheme: string): number =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme)
    ? system.emoji
    : [...grapheme.replaceAll(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')].length * system.letter

const graphemes = new Intl.Segmenter('en')

/** Runs of characters by the cut that draws them: the first that has them. A run without a cut is drawn by system fonts. */
export function splitRuns(line: string, cuts: Cuts): { cut: fontkit.Font | undefined; text: string }[] {
  const runs: { cut: fontkit.Font | undefined; text: string }[] = []
  for (const { segment } of graphemes.segment(line)) {
    const cut = cuts.find((one) =>
      [...segment].every((character) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    )
    const last = runs.at(-1)
    if (last && cut && last.cut === cut) last.text += segment
    else runs.push({ cut, text: segment })
  }
  return runs
}

/** Measures a line set in the cuts of a typeface, as browsers set it: letters of two files are not kerned. */
export function measureLine(line: string, cuts: Cuts, axes?: Record<string, number>): MeasuredLine {
  const measured: MeasuredLine = {
    advances: [],
    width: 0,
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.NEGATIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
  }
  const add = (advances: number[], left: number, right: number, top: number, bottom: number) => {
    measured.left = Math.min(measured.left, measured.width + left)
    measured.right = Math.max(measured.right, measured.width + right)
    measured.top = Math.max(measured.top, top)
    measured.bottom = Math.min(measured.bottom, bottom)
    measured.advances.push(...advances)
    for (const advance of advances) measured.width += advance
  }
  for (const { cut, text } of splitRuns(line, cuts)) {
    if (cut) {
      const { bbox, positions } = (axes ? cut.getVariation(axes) : cut).layout(text)
      const em = (units: number) => units / cut.unitsPerEm
      const advances = positions.map(({ xAdvance }) => em(xAdvance))
      add(advances, em(bbox.minX), em(bbox.maxX), em(bbox.maxY), em(bbox.minY))
    } else {
      const width = systemWidth(text)
      add([width, ...[...text].slice(1).map(() => 0)], 0, width, system.top, system.bottom)
    }
  }
  return measured
}

const rounded = (em: number) => Math.ceil(em * 1000) / 1000

/** Caches labels: every page has the same ones. */
function once(measure: (label: string) => number): (label: string) => number {
  const known = new Map<string, number>()
  return (label) => {
    const width = known.get(label) ?? rounded(measure(label))
    known.set(label, width)
    return width
  }
}

/** Weights of a link in the bar: normal, and of the current page (NAV-5). */
const LINK_WEIGHTS = [300, 400]

/** Width in em of a link in the bar at its heaviest, which is reserved so that nothing moves when the typeface loads. */
export const barLinkWidth = once((label) =>
  Math.max(...LINK_WEIGHTS.map((wght) => measureLine(label, text, { wght }).width)),
)

/** Letter-spacing of action links in em, as `--tracking-lead` sets it. */
const ACTION_TRACKING = -0.01

/** Width in em of the label of a call to action. */
export const actionLabelWidth = once(
  (label) => measureLine(label, display, { wdth: 100 }).width + ACTION_TRACKING * [...label].length,
)

/** Width in em of the same label on two lines, broken where they are shortest. */
export const actionLabelOnTwoLines = once((label) => {
  const words = label.split(' ')
  const breaks = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
  return Math.min(...breaks.map((lines) => Math.max(...lines.map(actionLabelWidth))))
})

/** Width in em of the agency's name beside its mark (logo.module.css). */
export const logoNameWidth = once((name) => measureLine(name, display, { wdth: 118 }).width)

const clients = new Map<Typeface, Cuts>([['anek', display]])

/** The cuts of a client's typeface. */
export function clientCuts(typeface: Typeface): Cuts {
  const file = `app/styles/clients/${typeface}`
  const cuts = clients.get(typeface) ?? openCuts(`${file}.woff2`, `${file}-latin.woff2`)
  clients.set(typeface, cuts)
  return cuts
}

const measureClient = (line: string, typeface: Typeface) => measureLine(line, clientCuts(typeface))

/** Width in em that each letter of a line takes up in a client's typeface, its distance to the next one included. */
export const letterAdvances = (line: string, typeface: Typeface): number[] =>
  measureClient(line, typeface).advances.map((em) => Math.round(em * 1000) / 1000)

/** Width in em of the widest of some lines in a client's typeface, from which the size of the name is computed. */
export const widestLine = (lines: string[], typeface: Typeface): number =>
  rounded(Math.max(...lines.map((line) => measureClient(line, typeface).width)))

/** The smallest line height of large lines, used if no letter reaches into the next line. */
const TIGHT = 0.98
/** Least space in em between the ink of two lines. */
const AIR = 0.1

/** The line height at which no letter of some lines touches one of the next line, in a client's typeface. */
export function clearLeading(lines: string[], typeface: Typeface): number {
  const inks = lines.map((line) => measureClient(line, typeface))
  const needed = inks
    .slice(1)
    .map(({ top }, at) => Math.max(0, -(inks[at]?.bottom ?? 0)) + AIR + Math.max(0, top))
  return Math.ceil(Math.max(TIGHT, ...needed) * 100) / 100
}
