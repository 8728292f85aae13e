/** How many letters have to be added, dropped, changed or swapped with the next to get from one word to the other. */
function distance(from: string, to: string): number {
  let twoBefore: number[] = []
  let before = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const [letter, wanted] = [from[row - 1], to[column - 1]]
      const isSwapped = letter === to[column - 2] && from[row - 2] === wanted
      current[column] = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (letter === wanted ? 0 : 1),
        isSwapped ? (twoBefore[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    twoBefore = before
    before = current
  }
  return before[to.length] ?? 0
}

/** How much of a name must be written to mean a longer one. */
const BEGINNING = 4

/** The only known name that begins as the words do, without spaces and hyphens: `Shuvam` means `shuvam-constructions`. */
function completeName(name: string, known: readonly string[]): string | undefined {
  const simplify = (words: string) => words.toLowerCase().replace(/[\s_-]/g, '')
  const beginning = simplify(name)
  const found = known.filter((one) => simplify(one).startsWith(beginning))
  return beginning.length >= BEGINNING && found.length === 1 ? found[0] : undefined
}

/** The known name that a misspelt or a shortened one most likely means, or `undefined` if none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = [...known]
  let best: string | undefined
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const far = distance(name.toLowerCase(), candidate.toLowerCase())
    if (far < least) [best, least] = [candidate, far]
  }
  return best ?? completeName(name, names)
}

/** `; did you mean “summary”?`, or nothing if no known name is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearest(name, known)
  return near === undefined ? '' : `; did you mean “${near}”?`
}
