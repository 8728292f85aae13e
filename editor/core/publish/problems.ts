import type { Path, Value } from '../change'
import { pathInWords } from '../form/path-in-words'
import { withoutCommands } from '../rules/without-commands'

/** What the check found at one place. */
export interface Problem {
  /** The file below `content/` and the path in it, where the check names them. */
  file?: string
  path: Path
  /** Where that is, in words. */
  where: string
  texts: string[]
}

const format = /^content\/([^\s,:]+\.yaml)(?:, line \d+)?(?:, ([^:]+))?: (.+)$/

/** The check counts entries of lists from one. */
const pathOf = (words = ''): Path =>
  words === '' || words === 'whole file'
    ? []
    : words.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step))

/**
 * The lines of the check, gathered by the field that they speak of.
 * @param dataOf what a content file says: entries of lists are named by it
 */
export function problemsByField(lines: readonly string[], dataOf: (file: string) => Value): Problem[] {
  const found = new Map<string, Problem>()
  for (const line of lines) {
    const [, file, words, said = line] = format.exec(line) ?? []
    const text = withoutCommands(said)
    const key = file ? `${file} ${words}` : line
    const known = found.get(key)
    if (known) known.texts.push(text)
    else {
      const path = pathOf(words)
      const where = file ? pathInWords(path, dataOf(file)) : ''
      found.set(key, { ...(file && { file }), path, where, texts: [text] })
    }
  }
  return [...found.values()]
}
