/** Fills in a sentence's placeholders in braces, e.g. `{name}`. */
export const fillIn = (sentence: string, words: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, place: string) => String(words[place] ?? ''))
