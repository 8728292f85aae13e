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

/** The same words in as few lines as can be, none longer than `most` letters unless a word is, and all about as long. */
export function broken(lines: readonly string[], most: number): string[] {
  const all = splitWords(lines)
  const within = (length: number) => {
    const done: string[] = []
    for (const word of all) {
      const longer = `${done.at(-1)} ${word}`
      if (done.length && longer.length <= length) done[done.length - 1] = longer
      else done.push(word)
    }
    return done
  }
  const fewest = within(most).length
  let length = most
  while (length > 1 && within(length - 1).length === fewest) length -= 1
  return all.length ? within(length) : ['']
}

export const isSameWords = (one: readonly string[], other: readonly string[]) =>
  splitWords(one).join(' ') === splitWords(other).join(' ')
