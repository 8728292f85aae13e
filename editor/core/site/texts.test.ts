import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Value } from '../change'
import { library } from './library'
import { shownIn } from './texts'

/** A film, its poster, a logo and a campaign that all have the same name. */
const name = 'kewda'
const project = process.cwd()
let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'texts-'))
  for (const folder of ['media', 'content/projects']) mkdirSync(join(home, folder), { recursive: true })
  const lists = {
    films: { [name]: { files: [{ src: `/films/${name}.1234.av1.webm` }] } },
    wordmarks: { [name]: { src: `/wordmarks/${name}.1234.svg` } },
    pictures: { [`films/${name}`]: { base: `/pictures/films/${name}.1234`, fallback: 800 } },
    woven: {},
  }
  for (const [list, entries] of Object.entries(lists))
    writeFileSync(join(home, `media/${list}.json`), JSON.stringify(entries))
  for (const file of Object.keys(files)) writeFileSync(join(home, 'content', file), '')
  process.chdir(home)
})
afterEach(() => {
  process.chdir(project)
  rmSync(home, { recursive: true, force: true })
})

const files: Record<string, Value> = {
  'films.yaml': { landscape: [{ id: name }], portrait: [], showcase: [] },
  'logos.yaml': { logos: [{ id: name }] },
  'campaigns.yaml': { campaigns: [{ id: name }] },
}
const sourceIn = (file: string) => [...shownIn(file, files[file] ?? null)].map(({ src }) => src)

test('EDIT-2 a logo, a film and a campaign of one name are told apart', () => {
  expect(Object.keys(files).map(sourceIn)).toEqual([[`/films/${name}`], [`/wordmarks/${name}`], [undefined]])
})

test('EDIT-5 the poster of a film is used by the film, not by a logo of the same name', () => {
  const [poster] = library((file) => files[file] ?? null)
  expect(poster?.usedIn).toEqual(['films.yaml'])
})
