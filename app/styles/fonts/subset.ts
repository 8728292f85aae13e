import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Cuts the site's fonts down to the characters that content uses (`npm run fonts`), so that a page needs two files of
 * about 30 kB instead of one of 104 kB: the display cut keeps the width axis at weight 800, the text cut the weight
 * axis at width 100. Run it again when content brings a new character; `npm run content:check` says when.
 */
const require = createRequire(import.meta.url)
const latin = require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2')
const odia = require.resolve('@fontsource-variable/anek-odia/files/anek-odia-oriya-standard-normal.woff2')

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const punctuation = '–—‘’“”…₹·×©→←'

/** Every character of the content files, Odia apart from the rest. */
export function charactersInUse(): { latin: string; odia: string } {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  const text = files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join('content', file), 'utf8'))
  const all = new Set(printable + punctuation + text.join(''))
  const isOdia = (character: string) => /[\u0B00-\u0B7F\u0964\u0965\u200C\u200D]/.test(character)
  return {
    latin: [...all].filter((character) => !isOdia(character) && character >= ' ').join(''),
    odia: [...all].filter(isOdia).join(''),
  }
}

const cuts = [
  { name: 'anek-display', source: latin, script: 'latin', axes: { wght: 800 } },
  { name: 'anek-text', source: latin, script: 'latin', axes: { wdth: 100, wght: { min: 300, max: 700 } } },
  { name: 'anek-odia', source: odia, script: 'odia', axes: { wdth: 100, wght: 800 } },
] as const

if (process.argv[1]?.endsWith('subset.ts')) {
  const characters = charactersInUse()
  for (const { name, source, script, axes } of cuts) {
    const font = await subsetFont(readFileSync(source), characters[script], {
      targetFormat: 'woff2',
      variationAxes: axes,
    })
    writeFileSync(join('app/styles/fonts', `${name}.woff2`), font)
    console.log(`${name}.woff2: ${[...characters[script]].length} characters, ${font.length} bytes`)
  }
  // Uncompressed twins, read at build time only: woven headings and the labels of the bar are measured with them.
  for (const [{ source, axes }, file] of [
    [cuts[0], 'app/woven/heading/anek-display.ttf'],
    [cuts[1], 'app/styles/fonts/anek-text.ttf'],
  ] as const) {
    const twin = { targetFormat: 'truetype', variationAxes: axes } as const
    writeFileSync(file, await subsetFont(readFileSync(source), characters.latin, twin))
  }
  writeFileSync('app/styles/fonts/characters.json', `${JSON.stringify(characters, null, 2)}\n`)
}
