/** A sentence with its places in braces filled in, e.g. `{name}`. */
export const fillIn = (sentence: string, words: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, place: string) => String(words[place] ?? ''))
