import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { charactersInUse, type Script, sources } from './characters'
import { featuresOf } from './features'

/**
 * Cuts the site's fonts down to the characters that content uses (`npm run fonts`), so that a page needs two files of
 * about 25 kB, and one of 8 kB for its Odia, instead of one of 104 kB: the display cut keeps the width axis at weight 800, the text cut
 * the weight axis at width 100. Extended Latin (₹, ā) has files of its own, fetched by pages that use it. Run it again when content brings a new character; `npm run content:check` says when.
 */
const display = { wght: 800 }
const text = { wdth: 100, wght: { min: 300, max: 700 } }
const cuts = [
  { name: 'anek-display', script: 'latin', axes: display },
  { name: 'anek-text', script: 'latin', axes: text },
  { name: 'anek-display-extended', script: 'extended', axes: display },
  { name: 'anek-text-extended', script: 'extended', axes: text },
  { name: 'anek-odia', script: 'odia', axes: { wdth: 100, wght: 800 } },
] as const

/** The characters that a font has, and those it lacks. */
function held(script: Script, wanted: string): { has: string; lacks: string[] } {
  const font = fontkit.create(readFileSync(sources[script])) as fontkit.Font
  const isThere = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  const all = [...wanted]
  return {
    has: all.filter(isThere).join(''),
    lacks: all.filter((character) => !isThere(character)),
  }
}

const inUse = charactersInUse()
const latin = held('latin', inUse.latin)
const extended = held('extended', inUse.extended)
const odia = held('odia', inUse.odia)
const characters: Record<Script, string> = { latin: latin.has, extended: extended.has, odia: odia.has }

for (const { name, script, axes } of cuts) {
  const font = await subsetFont(readFileSync(sources[script]), characters[script], {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: featuresOf[script],
  })
  writeFileSync(join('app/styles/fonts', `${name}.woff2`), font)
  console.log(`${name}.woff2: ${[...characters[script]].length} characters, ${font.length} bytes`)
}
/**
 * What visitors may type besides (LOOM-1), fetched only when they do: accented Latin with the width axis, all of Odia in one width
 * (the axis would treble it).
 */
const typed = [
  { name: 'loom-latin', source: sources.latin, from: 0xa0, to: 0xff, axes: { wght: 800 } },
  { name: 'loom-latin-extended', source: sources.extended, from: 0x100, to: 0x17f, axes: { wght: 800 } },
  { name: 'loom-odia', source: sources.odia, from: 0xb00, to: 0xb7f, axes: { wdth: 100, wght: 800 } },
]
for (const { name, source, from, to, axes } of typed) {
  const range = Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
  // Odia is written with joiners, and a sign that stands alone on a dotted circle.
  const text = `${range.join('')}\u200c\u200d\u25cc`
  const font = await subsetFont(readFileSync(source), text, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(join('app/styles/fonts', `${name}.woff2`), font)
  console.log(`${name}.woff2: ${font.length} bytes`)
}
// Uncompressed, read at build time only: woven headings and labels are measured with them.
for (const { script, axes, file } of [
  { script: 'latin', axes: display, file: 'app/woven/heading/anek-display.ttf' },
  { script: 'latin', axes: text, file: 'app/styles/fonts/anek-text.ttf' },
  { script: 'extended', axes: display, file: 'app/woven/heading/anek-display-extended.ttf' },
  { script: 'extended', axes: text, file: 'app/styles/fonts/anek-text-extended.ttf' },
] as const) {
  const options = { targetFormat: 'truetype', variationAxes: axes, keepFeatures: featuresOf[script] } as const
  writeFileSync(file, await subsetFont(readFileSync(sources[script]), characters[script], options))
}
writeFileSync('app/styles/fonts/characters.json', `${JSON.stringify(characters, null, 2)}\n`)

const lacking = [...latin.lacks, ...extended.lacks, ...odia.lacks]
if (lacking.length) {
  console.error(`The typeface has no ${lacking.join(' ')}: npm run content:check says where they stand.`)
  process.exitCode = 1
}
