/** How many letters have to be added, dropped, changed or swapped to get from one word to the other. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(from.length, to.length)
}

/** How much of a name must be written to mean a longer one. */
const BEGINNING = 4

/** The only known name that begins as the words do, whatever stands between them: `Shuvam` means `shuvam-constructions`. */
function begunBy(name: string, known: Iterable<string>): string | undefined {
  const plain = (words: string) => words.toLowerCase().replace(/[\s_-]/g, '')
  const beginning = plain(name)
  if (beginning.length < BEGINNING) return undefined
  const [one, ...more] = [...known].filter((candidate) => plain(candidate).startsWith(beginning))
  return more.length ? undefined : one
}

/** The known name that a misspelt or a shortened one most likely means, or `undefined` where none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const plain = name.toLowerCase()
  let best: string | undefined
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const far = distance(plain, candidate.toLowerCase())
    if (far < least) [best, least] = [candidate, far]
  }
  return best ?? begunBy(name, known)
}

/** ` (did you mean “summary”?)`, or nothing where no known name is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearest(name, known)
  return near === undefined ? '' : ` (did you mean “${near}”?)`
}
