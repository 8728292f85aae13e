import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** The uncut fonts, by the script that each is for. */
export const sources = {
  latin: require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
  odia: require.resolve('@fontsource-variable/anek-odia/files/anek-odia-oriya-standard-normal.woff2'),
}

/** The files of the letters that content may not use but visitors may type (LOOM-1). */
export const typedSources = {
  ...sources,
  extended: require.resolve(
    '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
  ),
}

export type Script = keyof typeof sources

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const punctuation = '–—‘’“”…·×©'

/** The script whose font draws a character. */
export const scriptOf = (character: string): Script =>
  /[\u0B00-\u0B7F\u0964\u0965\u200C\u200D]/.test(character) ? 'odia' : 'latin'

/** The text of every content file, by the file's path. */
export const contentTexts = (): Map<string, string> =>
  new Map(
    readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => join('content', file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

/** Every character of the content files, Odia apart from the rest. */
export function charactersInUse(): Record<Script, string> {
  const all = new Set([...printable, ...punctuation, ...[...contentTexts().values()].join('')])
  const of = (script: Script) =>
    [...all].filter((character) => character >= ' ' && scriptOf(character) === script).join('')
  return { latin: of('latin'), odia: of('odia') }
}
