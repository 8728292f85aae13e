import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentFiles } from '../../../content/load/content-files.server'
import { findContentProblems } from '../../../content/validation/content-problems'
import { valueAt } from '../change'
import { allIn } from '../films/films.fixture'
import { namedIn } from '../form/fields-in'
import { mistakesIn } from '../rules/mistakes'
import { openStore, type Store } from '../site/store'
import { planStudyRemoval, removeStudy, renameStudy } from './change-study'
import { copiedProject } from './studies.fixture'
import { movedFile, removePicture, withPage } from './study-files'

const project = process.cwd()
let home: string
let store: Store

beforeEach(() => {
  home = copiedProject()
  process.chdir(home)
  store = openStore(home)
})
afterEach(() => {
  process.chdir(project)
  rmSync(home, { recursive: true, force: true })
})

const all = () => [allIn(join(home, 'content')), allIn(join(home, 'media')), allIn(join(home, 'delivery'))]
const readText = (file: string) => readFileSync(join(home, file), 'utf8')
const everyText = () =>
  Object.keys(allIn(join(home, 'content')))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readText(`content/${file}`))
const rename = (id: string, to: string, name: string) => renameStudy(store, home, { id, to, name })
const listed = () => JSON.parse(readText('media/pictures.json'))

test('EDIT-8 a case study gets another name and address with all that refers to it, in one step', () => {
  const before = all()
  expect(rename('avante', 'avante-homes', 'Avante Homes')).toEqual({ file: 'projects/avante-homes.yaml' })
  expect(existsSync(join(home, 'content/projects/avante.yaml'))).toBe(false)
  expect(store.data('projects/avante-homes.yaml')).toMatchObject({
    name: 'Avante Homes',
    card: { name: 'avante-homes/card' },
    look: 'avante',
  })
  expect(valueAt(store.data('cycle.yaml'), ['cycle', 1])).toBe('avante-homes')
  expect(everyText().filter((text) => /(?<![\w-])avante\//.test(text))).toEqual([])
  expect(findContentProblems()).toEqual([])
  store.journal.undo()
  expect(all()).toEqual(before)
})

test('EDIT-8 its pictures and band go along, with every file', () => {
  const earlier = listed()
  rename('avante', 'avante-homes', 'Avante')
  const entry = listed()['avante-homes/card']
  expect(entry).toEqual({
    ...earlier['avante/card'],
    base: earlier['avante/card'].base.replace('/avante/', '/avante-homes/'),
  })
  expect(existsSync(join(home, `media/files${entry.base}.${entry.fallback}.webp`))).toBe(true)
  expect(Object.keys(listed()).filter((name) => name.startsWith('avante/'))).toEqual([])
  expect(JSON.parse(readText('media/woven.json'))).toHaveProperty('band-avante-homes')
})

test('EDIT-8 the old address leads to the new one, also after a second change and back', () => {
  const moved = () => JSON.parse(readText(movedFile)).filter(({ to }: { to: string }) => /avante/.test(to))
  rename('avante', 'b', 'Avante')
  rename('b', 'avante-c', 'Avante')
  expect(moved()).toEqual([
    { from: '/project/avante', to: '/project/avante-c' },
    { from: '/project/b', to: '/project/avante-c' },
  ])
  rename('avante-c', 'avante', 'Avante')
  expect(moved()).toEqual([
    { from: '/project/b', to: '/project/avante' },
    { from: '/project/avante-c', to: '/project/avante' },
  ])
  expect(store.data('projects/avante.yaml')).not.toHaveProperty('look')
})

test('EDIT-8 an address that gets a page of its own again leads nowhere else', () => {
  rename('avante', 'b', 'Avante')
  for (const [file, text] of withPage(home, 'avante')) writeFileSync(join(home, file), text)
  expect(readText(movedFile)).not.toContain('"/project/avante"')
  expect(withPage(home, 'avante')).toEqual([])
})

test('EDIT-5 words still to be read are asked about at the new address, after Undo at the old', () => {
  const words = String(valueAt(store.data('projects/avante.yaml'), ['pictures', 'hoarding']))
  const asked = { name: 'avante/hoarding', words }
  store.wordsToRead.add(asked)
  rename('avante', 'b', 'Avante')
  expect(store.wordsToRead.list()).toEqual([{ name: 'b/hoarding', words }])
  store.journal.undo()
  expect(store.wordsToRead.list()).toEqual([asked])
})

test('EDIT-8 a link to a case study follows its address', () => {
  rename('ruchi-tea', 'ruchi-chai', 'Ruchi Chai')
  expect(readText('content/campaigns.yaml')).toContain('path: /project/ruchi-chai')
  expect(JSON.parse(readText(movedFile))).toContainEqual({
    from: '/project/ruchi',
    to: '/project/ruchi-chai',
  })
  expect(findContentProblems()).toEqual([])
})

test.each<[what: string, to: string, name: string, said: RegExp]>([
  ['an address that is taken', 'hi-meal', 'Avante', /at this address already/],
  ['an address that is none', 'Avante Homes', 'Avante', /lower case words/],
  ['no name', 'avante', ' ', /Write the name/],
  ['the name of pictures there are', 'leotronix', 'Avante', /library already/],
  ['a name that is kept', 'team', 'Avante', /Choose another/],
])('EDIT-8 %s is refused with the remedy, and nothing changes', (_, to, name, said) => {
  const before = all()
  const outcome = rename('avante', to, name.trim())
  expect(outcome).toMatchObject({ mistakes: [{ text: expect.stringMatching(said) }] })
  expect(all()).toEqual(before)
})

test('EDIT-8 a case study waits to be renamed until what refers to it is fixed', () => {
  const cycle = store.open('cycle.yaml')
  const change = { op: 'set', path: ['cycle', 0], value: 'nobody' } as const
  store.change({ ...cycle, id: 'x', change, label: 'x', group: 'x' })
  expect(() => rename('avante', 'b', 'Avante')).toThrow('Order of Prev and Next has unfinished changes')
})

test('EDIT-8 removing a case study names the places that list it, and what stays', () => {
  const logos = join(home, 'content/logos.yaml')
  writeFileSync(logos, `${readFileSync(logos, 'utf8')}\n`.replace(/name: .+? }/, 'name: Avante }'))
  store = openStore(home)
  const removal = planStudyRemoval('avante', 'Avante', store)
  const listing = contentFiles().filter(
    (file) =>
      // There it is the name of a logo or of a client.
      !/^(logos|projects)\b/.test(file) && JSON.stringify(store.data(file)).includes('"avante"'),
  )
  expect(listing).toContain('pages/projects.yaml')
  expect(removal.files).toEqual(listing)
  expect(removal.blocked).toEqual([])
  expect(removal.mentions).toContain('logos.yaml')
  expect(removal.pictures).toBeGreaterThan(5)
})

test('EDIT-8 a removed case study leaves every list, keeps its pictures, and Undo brings it back', () => {
  const before = all()
  const pictures = readText('media/pictures.json')
  removeStudy('avante', 'Avante', store, home)
  expect(existsSync(join(home, 'content/projects/avante.yaml'))).toBe(false)
  expect(findContentProblems()).toEqual([])
  expect(readText('media/pictures.json')).toBe(pictures)
  store.journal.undo()
  expect(all()).toEqual(before)
})

test('EDIT-8 a case study to which a link leads is not removed, and the link is named', () => {
  const { blocked } = planStudyRemoval('ruchi-tea', 'Ruchi Tea', store)
  expect(blocked).toContainEqual({
    file: 'campaigns.yaml',
    why: expect.stringMatching(/Choose another page/),
  })
  expect(() => removeStudy('ruchi-tea', 'Ruchi Tea', store, home)).toThrow(/\.yaml: /)
})

test('EDIT-8 notes and other lines of the files that refer to a case study stay as they were', () => {
  const lines = readText('content/cycle.yaml').split('\n')
  rename('avante', 'b', 'Avante')
  const after = readText('content/cycle.yaml').split('\n')
  expect(after.filter((line, at) => line !== lines[at])).toEqual(['  - b'])
  expect(mistakesIn('cycle.yaml', after.join('\n'))).toEqual([])
})

test('EDIT-5 a picture that is taken out leaves no reference; one Undo brings all back', () => {
  const file = 'projects/avante.yaml'
  const before = readText(`content/${file}`)
  for (const name of Object.keys(Object(valueAt(store.data(file), ['pictures'])))) {
    expect(removePicture(store, file, name)).toBeGreaterThan(0)
    const data = store.data(file)
    expect([...namedIn(file, data)].filter((one) => one.name === name)).toEqual([])
    expect(valueAt(data, ['pictures', name]) ?? valueAt(data, ['captions', name])).toBeUndefined()
    store.journal.undo()
    expect(readText(`content/${file}`)).toBe(before)
  }
})
