import type { Path } from '../../core/change'

/** What the check found at one place. */
export interface Problem {
  /** The file below `content/` and the path in it, where the check names them. */
  file?: string
  path: Path
  texts: string[]
}

const format = /^content\/([^\s,:]+\.yaml)(?:, line \d+)?(?:, ([^:]+))?: (.+)$/

/** The check counts entries of lists from one. */
const pathOf = (words = ''): Path =>
  words === '' || words === 'whole file'
    ? []
    : words.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step))

/** The lines of the check, gathered by the field that they speak of. */
export function problemsByField(lines: readonly string[]): Problem[] {
  const found = new Map<string, Problem>()
  for (const line of lines) {
    const [, file, words, text = line] = format.exec(line) ?? []
    const key = file ? `${file} ${words}` : line
    const known = found.get(key)
    if (known) known.texts.push(text)
    else found.set(key, { ...(file && { file }), path: pathOf(words), texts: [text] })
  }
  return [...found.values()]
}
