import { readFileSync } from 'node:fs'
import type { Path, Value } from '../change'
import type { Mistake } from './mistakes'

/** The ranges of characters that the site's fonts are cut to. */
const ranges = [
  ...readFileSync('app/styles/fonts.css', 'utf8').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g),
].map(([, from = '', to = from]) => ({ from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }))

function isInFonts(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(({ from, to }) => code >= from && code <= to)
}

function* fieldsIn(value: Value, path: Path = []): Generator<{ words: string; path: Path }> {
  if (typeof value === 'string') yield { words: value, path }
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value))
      yield* fieldsIn(one, [...path, Array.isArray(value) ? Number(name) : name])
}

/** A remark for each field of a content file with characters that the site's fonts don't have. They may be published (FREE-7). */
export function lettersIn(data: Value): Mistake[] {
  return [...fieldsIn(data)].flatMap(({ words, path }) => {
    // Marks, spaces and what nobody sees belong to the letter before them.
    const foreign = [...new Set(words)].filter((one) => !/[\p{C}\p{M}\p{Z}]/u.test(one) && !isInFonts(one))
    if (!foreign.length || path[0] === 'sample') return []
    const names = foreign.map((one) => `“${one}”`).join(', ')
    return [{ path, text: `The site's typeface has no ${names}: every device shows its own letters here.` }]
  })
}
