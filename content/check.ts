import { existsSync, readFileSync } from 'node:fs'
import { charactersInUse } from '../app/styles/fonts/subset'
import { films, pictures, wordmarks, wovenPictures } from './load/manifest.server'

/**
 * `npm run content:check`: what the build does not see. Every file that a manifest of media/ names exists, and the fonts hold
 * every character that content uses. (Fields are checked by the build itself, which names file and field.)
 */
const problems: string[] = []

const shown = (src: string) => `media/files${src}`
const expectFile = (src: string, owner: string) => {
  if (!existsSync(shown(src))) problems.push(`${owner}: ${shown(src)} is missing`)
}

for (const [name, { base, widths, fallback }] of Object.entries(pictures())) {
  for (const width of widths) expectFile(`${base}.${width}.avif`, `media/pictures.json, ${name}`)
  expectFile(`${base}.${fallback}.webp`, `media/pictures.json, ${name}`)
}
for (const [name, { src }] of Object.entries(wovenPictures())) expectFile(src, `media/woven.json, ${name}`)
for (const [name, { src }] of Object.entries(wordmarks())) expectFile(src, `media/wordmarks.json, ${name}`)
for (const [name, { files, phone = [], captions }] of Object.entries(films())) {
  for (const { src } of [...files, ...phone]) expectFile(src, `media/films.json, ${name}`)
  if (captions) expectFile(captions, `media/films.json, ${name}`)
}

const cut: Record<string, string> = JSON.parse(readFileSync('app/styles/fonts/characters.json', 'utf8'))
for (const [script, characters] of Object.entries(charactersInUse())) {
  const missing = [...characters].filter((character) => !cut[script]?.includes(character))
  if (missing.length) problems.push(`the ${script} font lacks ${missing.join(' ')}: run npm run fonts`)
}

for (const problem of problems) console.error(problem)
console.log(
  problems.length ? `${problems.length} problems.` : 'Media are complete, the fonts hold every character.',
)
if (problems.length) process.exitCode = 1
