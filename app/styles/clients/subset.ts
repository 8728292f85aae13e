import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import type { Typeface } from '~content/schema/typefaces'
import { charactersOfClients } from './characters'
import { sources } from './sources'
import { SAMPLE, standInSize } from './stand-in'

/**
 * Cuts the clients' typefaces to the characters that content sets in them, and writes the rules that load them
 * (`npm run fonts:clients`). Run it again when a client's words change; a unit test says when.
 */
const require = createRequire(import.meta.url)
const characters = charactersOfClients()
/** The characters that each cut font holds; `npm run content:check` compares content with it. */
const held: Partial<Record<Typeface, string>> = {}
const lacking: string[] = []

/** A file for each, so that a page loads the rules of its own typefaces only. */
function writeRules(name: string, rules: string[]): void {
  const banner = '/* Written by `npm run fonts:clients`. */'
  writeFileSync(`app/styles/clients/${name}.css`, `${[banner, ...rules].join('\n')}\n`)
}

const typefaces = Object.entries(sources).map(async ([name, { file, axes }]) => {
  const source = readFileSync(require.resolve(file))
  const cut = (text: string) =>
    subsetFont(source, text, { targetFormat: 'woff2', ...(axes && { variationAxes: axes }) })
  const whole = fontkit.create(source) as fontkit.Font
  const wanted = [...(characters.get(name as Typeface) ?? SAMPLE)]
  const has = wanted.filter((character) => whole.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).join('')
  const lacks = wanted.filter((character) => !has.includes(character))
  if (lacks.length) lacking.push(`${name} has no ${lacks.join(' ')}`)
  held[name as Typeface] = has
  const font = await cut(has)
  writeFileSync(`app/styles/clients/${name}.woff2`, font)
  console.log(`${name}.woff2: ${font.length} bytes`)
  const face = fontkit.create(font) as fontkit.Font
  const share = standInSize(name, face)
  const percent = (units: number) => `${Math.round(((units / face.unitsPerEm) * 1e4) / share)}%`
  writeRules(name, [
    `@font-face { font-family: '${name}'; src: url('./${name}.woff2') format('woff2'); font-display: swap; }`,
    `@font-face { font-family: '${name} fallback'; src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'); size-adjust: ${share}%; ascent-override: ${percent(face.ascent)}; descent-override: ${percent(-face.descent)}; line-gap-override: 0%; }`,
    `[data-typeface='${name}'] { --client: '${name}', '${name} fallback', sans-serif; }`,
  ])
})

writeRules('anek', ["[data-typeface='anek'] { --client: var(--font-display); }"])
await Promise.all(typefaces)
const sorted = Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('app/styles/clients/characters.json', `${JSON.stringify(sorted, null, 2)}\n`)
for (const sentence of lacking) console.error(`${sentence}: npm run content:check says where it stands.`)
if (lacking.length) process.exitCode = 1
