import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { avProductionData } from './loader.server'

const project = process.cwd()
let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'av-page-'))
  for (const name of ['app', 'media']) symlinkSync(join(project, name), join(home, name))
  cpSync('content', join(home, 'content'), { recursive: true })
  process.chdir(home)
})
afterEach(() => {
  process.chdir(project)
  rmSync(home, { recursive: true, force: true })
})

test('FREE-1 with few films in the groups the way to all films keeps its stills', () => {
  const films = parse(readFileSync('content/films.yaml', 'utf8'))
  const page = parse(readFileSync('content/services/av-production.yaml', 'utf8'))
  const all = [...films.landscape, ...films.portrait].map(({ id }) => id)
  const [wide] = films.landscape
  const [tall] = films.portrait
  films.showcase = [wide.id]
  films.landscape = [wide]
  films.portrait = [tall]
  const taken = [wide.id, tall.id]
  page.more.films = [...all.filter((id) => !taken.includes(id)), ...taken].slice(0, 3)
  writeFileSync('content/films.yaml', stringify(films))
  writeFileSync('content/services/av-production.yaml', stringify(page))
  expect(avProductionData().more.stills).toHaveLength(page.more.films.length)
})
