import { type Cuts, display, splitRuns, system, systemWidth } from '~/styles/fonts/measure.server'
import { fitLines } from '~/woven/heading/woven-text.server'

/** A set line as SVG. Lengths in px from its origin on the baseline, y downwards. */
export interface SetLine {
  markup: string
  left: number
  right: number
  top: number
  bottom: number
}

interface Setting {
  size: number
  /** Letter-spacing in em. */
  tracking?: number
  axes?: Record<string, number>
}

const escapeText = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

const isVisible = (text: string) => text.trim() !== ''

/** Adjacent letters of system fonts are set together, because many scripts join them. */
const joinSystemRuns = (runs: ReturnType<typeof splitRuns>): ReturnType<typeof splitRuns> =>
  runs.reduce<ReturnType<typeof splitRuns>>((joined, run) => {
    const last = joined.at(-1)
    if (last && !last.cut && !run.cut) last.text += run.text
    else joined.push({ ...run })
    return joined
  }, [])

/** Sets a line as outlines of the site's own fonts; system fonts draw what those lack. */
export function setLine(line: string, cuts: Cuts, { size, tracking = 0, axes }: Setting): SetLine {
  const set: SetLine = { markup: '', left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  const addInk = (left: number, right: number, top: number, bottom: number) => {
    set.left = Math.min(set.left, left)
    set.right = Math.max(set.right, right)
    set.top = Math.min(set.top, top)
    set.bottom = Math.max(set.bottom, bottom)
  }
  let x = 0
  for (const { cut, text } of joinSystemRuns(splitRuns(line, cuts))) {
    if (!cut) {
      const width = [...text].reduce((sum, letter) => sum + systemWidth(letter), 0) * size
      if (isVisible(text)) addInk(x, x + width, -system.top * size, -system.bottom * size)
      set.markup += `<text x="${x.toFixed(1)}" font-family="sans-serif" font-weight="800" font-size="${size}">${escapeText(text)}</text>`
      x += width + tracking * size
      continue
    }
    const scale = size / cut.unitsPerEm
    const { glyphs, positions } = (axes ? cut.getVariation(axes) : cut).layout(text)
    for (const [index, { xAdvance, xOffset, yOffset }] of positions.entries()) {
      const shape = glyphs[index]?.path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale)
      x += xAdvance * scale + tracking * size
      if (!shape || shape.commands.length === 0) continue
      const { minX, minY, maxX, maxY } = shape.bbox
      addInk(minX, maxX, minY, maxY)
      set.markup += `<path d="${shape.toSVG().replace(/-?\d+\.\d+(?:e-?\d+)?/g, (length) => String(Math.round(Number(length) * 10) / 10))}"/>`
    }
  }
  return set
}

/** Lines one below the other. Lengths in px from the top left corner of the ink. */
export interface Block {
  markup: string
  width: number
  height: number
  /** Height of the lowest line's ink. */
  letters: number
}

/** Stacks lines with their ink `gap` px apart and aligned left. */
function stack(lines: SetLine[], gap: number): Block {
  let y = 0
  const placed = lines.map(({ markup, left, top, bottom }) => {
    const line = `<g transform="translate(${-left} ${y - top})">${markup}</g>`
    y += bottom - top + gap
    return line
  })
  return {
    markup: placed.join(''),
    width: Math.max(...lines.map(({ left, right }) => right - left)),
    height: y - gap,
    letters: Math.min(...lines.map(({ top }) => -top)),
  }
}

const shrink = ({ markup, width, height, letters }: Block, scale: number): Block => ({
  markup: `<g transform="scale(${scale.toFixed(4)})">${markup}</g>`,
  width: width * scale,
  height: height * scale,
  letters: letters * scale,
})

/** Every way to break words into at most five lines. */
function breaks(words: string[], most = 5): string[][] {
  if (most === 1 || words.length === 1) return [[words.join(' ')]]
  const all = [[words.join(' ')]]
  for (let count = 1; count < words.length; count += 1)
    for (const rest of breaks(words.slice(count), most - 1))
      all.push([words.slice(0, count).join(' '), ...rest])
  return all
}

const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))

/** The best breaks into each number of lines: those whose longest line is shortest. */
export function evenBreaks(text: string): string[][] {
  const words = text.split(/\s+/)
  // Too many words: there would be too many ways.
  if (words.length > 14)
    return [
      words.reduce<string[]>(
        (lines, word) => {
          const last = lines.at(-1) ?? ''
          if (last.length + word.length > text.length / 5) lines.push(word)
          else lines[lines.length - 1] = `${last} ${word}`.trim()
          return lines
        },
        [''],
      ),
    ]
  const best = new Map<number, string[]>()
  for (const lines of breaks(words)) {
    const known = best.get(lines.length)
    if (!known || longest(lines) < longest(known)) best.set(lines.length, lines)
  }
  return [...best.values()]
}

/** Letter-spacing of display type in em, as `--tracking-display` sets it. */
const TRACKING = -0.025

/** Lines that fill a measure by the width axis, like the site's headings, or less of it if they would be too tall. */
function fillMeasure(lines: string[], width: number, height: number): Block {
  const fits = fitLines(lines)
  const set = lines.map((line, index) => {
    const { em, stretch: wdth } = fits[index] ?? { em: 1, stretch: 100 }
    return setLine(line, display, { size: width / em, tracking: TRACKING, axes: { wdth } })
  })
  const block = stack(set, width * 0.026)
  return shrink(block, Math.min(1, height / block.height))
}

/** Sets a headline with the line breaks that fill a box best. */
export function setHeadline(texts: readonly string[][], width: number, height: number): Block {
  const blocks = texts.map((lines) => fillMeasure(lines, width, height))
  return blocks.reduce((best, block) =>
    block.width * block.height > best.width * best.height ? block : best,
  )
}

/** Sets a name in a client's typeface, with all lines in one size, as large as fits into a box. */
export function setName(
  texts: string[][],
  cuts: Cuts,
  width: number,
  height: number,
  largest: number,
): Block {
  const SIZE = 100
  const blocks = texts.map((lines) => {
    const tall = stack(
      lines.map((line) => setLine(line, cuts, { size: SIZE })),
      0,
    )
    const gap = 0.24
    const size = Math.min(
      largest,
      (SIZE * width) / tall.width,
      (height * SIZE) / (tall.height + gap * SIZE * (lines.length - 1)),
    )
    return {
      size,
      set: () =>
        stack(
          lines.map((line) => setLine(line, cuts, { size })),
          size * gap,
        ),
    }
  })
  return blocks.reduce((best, block) => (block.size > best.size * 1.02 ? block : best)).set()
}
