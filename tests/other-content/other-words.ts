const rings = ['aeiou', 'bdpqgh', 'clrstnfv', 'jkxyz', 'mw']

const next = new Map(
  rings.flatMap((ring) =>
    [...ring].map((letter, at) => [letter, ring[(at + 1) % ring.length] ?? letter] as const),
  ),
)

function turned(letter: string): string {
  const lower = letter.toLowerCase()
  const other = next.get(lower) ?? letter
  return letter === lower ? other : other.toUpperCase()
}

/**
 * Other words of the same length, the same for the same words, so that what belongs together still does. Figures, signs, other
 * scripts and places in braces stay.
 */
export const otherWords = (words: string): string =>
  words.replace(/\{\w+\}|[A-Za-z]/g, (part) => (part.length === 1 ? turned(part) : part))
