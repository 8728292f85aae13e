import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** The uncut fonts, by the script that each is for. `extended` is Latin with marks of other languages, and ₹. */
export const sources = {
  latin: require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
  extended: require.resolve(
    '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
  ),
  odia: require.resolve('@fontsource-variable/anek-odia/files/anek-odia-oriya-standard-normal.woff2'),
}

export type Script = keyof typeof sources

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
/** Always there, whether content uses them or not: so no cut is empty. */
const signs = '–—‘’“”…·×©₹'

const odia = /[\u0B00-\u0B7F\u0964\u0965\u200C\u200D]/
/** What the Latin file leaves to the extended one, by the `unicode-range` in fonts.css. */
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u02BA\u1E00-\u1EFF\u20A0-\u20AB\u20AD-\u20C0]/

/** The script whose font draws a character. */
export function scriptOf(character: string): Script {
  if (odia.test(character)) return 'odia'
  return extended.test(character) ? 'extended' : 'latin'
}

/** The text of every content file, by the file's path. */
export const contentTexts = (): Map<string, string> =>
  new Map(
    readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => join('content', file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

/** Every character of the content files, by the script whose font draws it. */
export function charactersInUse(): Record<Script, string> {
  const all = new Set([...printable, ...signs, ...[...contentTexts().values()].join('')])
  const of = (script: Script) =>
    [...all].filter((character) => character >= ' ' && scriptOf(character) === script).join('')
  return { latin: of('latin'), extended: of('extended'), odia: of('odia') }
}
