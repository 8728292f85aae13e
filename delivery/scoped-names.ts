import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Four letters that stand for a style sheet, from its path within the project. */
export function sheetLetters(path: string): string {
  const hash = createHash('sha256').update(path).digest()
  return Array.from(hash.subarray(0, 4), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** A style sheet's path within the project, whatever Vite asks of it (`?inline`). */
const pathOf = (file: string) => relative(process.cwd(), file.split('?')[0] ?? file)

/** For development: the class as it is written, and its sheet, for `title` of one file is not `title` of another. */
export const readableName = (name: string, file: string) => `${name}_${sheetLetters(pathOf(file))}`

/**
 * For the build: the sheet, and the place of the class in it. Saves 0.3 kB of script and 0.4 to 0.5 kB before the first paint of every
 * page, against names that can be read.
 * @throws if the sheet does not have the class
 */
export function shortName(name: string, file: string, css: string): string {
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, found]) => found)
  const place = [...new Set(names)].indexOf(name)
  if (place < 0) throw new Error(`${pathOf(file)} has no class or animation called ${name}`)
  return sheetLetters(pathOf(file)) + place.toString(36)
}
