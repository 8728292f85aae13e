import { distance } from 'fastest-levenshtein'

/** How many letters of a name must be written to match a longer one. */
const BEGINNING = 4

/** The only known name that begins as the words do, without spaces and hyphens: `Shuvam` means `shuvam-constructions`. */
function completeName(name: string, known: readonly string[]): string | undefined {
  const simplify = (words: string) => words.toLowerCase().replace(/[\s_-]/g, '')
  const beginning = simplify(name)
  const found = known.filter((one) => simplify(one).startsWith(beginning))
  return beginning.length >= BEGINNING && found.length === 1 ? found[0] : undefined
}

/** The known name that a misspelt or shortened one most likely means, or `undefined` if none is similar. */
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

/** `; did you mean “summary”?`, or nothing if no known name is similar. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearest(name, known)
  return near === undefined ? '' : `; did you mean “${near}”?`
}
