import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requirementNumbers } from './requirements'

/**
 * `npm run check:requirements`: every numbered requirement has at least one test whose title begins with its number, those of
 * the specification one in `npm test`, and no test title names a number that does not exist.
 */
const folders = ['app', 'server', 'delivery', 'content', 'editor', 'media', 'tests']

const testFiles = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

/** What the specification asks for; the other requirements are what a visitor, the agency or the editor expect besides. */
const specified =
  /^(?:NAV|PROG|FOOT|ROUTE|HOME|GRID|TESTI|ABOUT|PROJECTS|SERVICES|AV|CASE|CONTACT|FORM|POP|CONST)-/

/** Tests that `npm run test:rest` runs. */
const isInRest = (file: string) =>
  /^(?:server|media|tests\/(?:thorough|editor|engines|resilience)|editor\/core)\//.test(file)

const named = new Map<string, string>()
const quick = new Set<string>()
for (const file of testFiles) {
  const source = readFileSync(file, 'utf8')
  for (const [, title = ''] of source.matchAll(
    /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*[`'"]([A-Z]+-\d+[^`'"]*)/g,
  )) {
    for (const [number] of title.split(':')[0]?.matchAll(/\b[A-Z]+-\d+\b/g) ?? []) {
      named.set(number, file)
      if (!isInRest(file)) quick.add(number)
    }
  }
}

const known = new Set(requirementNumbers())
const missing = [...known].filter((number) => !named.has(number))
const onlyInRest = [...named.keys()].filter((number) => specified.test(number) && !quick.has(number))
const unknown = [...named].filter(([number]) => !known.has(number))
for (const number of missing) console.error(`${number}: no test title begins with it`)
for (const number of onlyInRest) console.error(`${number}: npm test has no proof of it`)
for (const [number, file] of unknown)
  console.error(`${file}: names ${number}, which docs/behaviour.md does not know`)
console.log(`${known.size - missing.length} of ${known.size} requirements have a test.`)
if (missing.length || onlyInRest.length || unknown.length) process.exitCode = 1
