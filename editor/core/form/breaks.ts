const splitWords = (lines: readonly string[]) => lines.join(' ').split(/\s+/).filter(Boolean)

/** The same words as in other lines, broken where these lines were broken as far as that goes. */
export function rebroken(words: readonly string[], lines: readonly string[]): string[] {
  const left = splitWords(words)
  const result: string[] = []
  for (const [at, line] of lines.entries()) {
    const isLast = at === lines.length - 1
    const count = isLast ? left.length : Math.min(splitWords([line]).length, left.length)
    if (count) result.push(left.splice(0, count).join(' '))
  }
  return result.length ? result : ['']
}

export const isSameWords = (one: readonly string[], other: readonly string[]) =>
  splitWords(one).join(' ') === splitWords(other).join(' ')
