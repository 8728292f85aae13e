/**
 * Whether a text has the form a@b.c without spaces (FORM-2): one @ with something before it, and a dot inside what follows.
 * Each step reads the text once. One regular expression for all of it takes quadratic time on a text full of dots.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.indexOf('@')
  if (at < 1 || text.includes('@', at + 1) || /\s/.test(text)) return false
  return text.slice(at + 2, -1).includes('.')
}
