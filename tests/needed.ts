/** What a test cannot do without; says what is missing where the content has none. */
export function needed<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The content has no ${what}; the tests need one`)
  return found
}
