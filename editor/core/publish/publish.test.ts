import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { openJournal } from '../disk/journal'
import { openStore } from '../site/store'
import { changesSince } from './changes'
import { gitIn } from './git'
import { discard, NotReady, publish } from './publish'

let home: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t', ...args], { cwd: home, encoding: 'utf8' })
const change = (file: string, from: string, to: string) => {
  const text = readFileSync(join(home, file), 'utf8')
  writeFileSync(join(home, file), text.replace(from, to))
}
const changes = () => changesSince(gitIn(home), home)

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'publish-'))
  cpSync('content', join(home, 'content'), { recursive: true })
  // Kept copies: their words stay when those of the site are replaced.
  for (const file of ['team.yaml', 'agency.yaml'])
    cpSync(`tests/content-files/${file}`, join(home, 'content', file))
  mkdirSync(join(home, 'media'))
  for (const name of ['pictures.json', 'woven.json', 'films.json', 'wordmarks.json'])
    cpSync(`media/${name}`, join(home, 'media', name))
  for (const name of ['app', 'node_modules', 'tsconfig.json', 'package.json', 'media/files'])
    symlinkSync(join(process.cwd(), name), join(home, name))
  cpSync('delivery', join(home, 'delivery'), { recursive: true })
  writeFileSync(join(home, '.gitignore'), 'media/files\n.editor\n')
  git('init', '-q')
  git('add', '-A', 'content', 'media', 'delivery', '.gitignore')
  git('commit', '-qm', 'begin')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('EDIT-11 what changed is told in words, before and after', async () => {
  change('content/team.yaml', 'name: Arabinda Mishra', 'name: Asha')
  expect(await changes()).toMatchObject([
    { kind: 'changed', changes: [{ where: 'Director › Name', before: 'Arabinda Mishra', after: 'Asha' }] },
  ])
})

test('EDIT-11 a testimonial that is moved is told as moved, not as people with other names', async () => {
  const file = join(home, 'content/testimonials.yaml')
  const { testimonials, ...others } = parse(readFileSync(file, 'utf8'))
  const [first, second, ...rest] = testimonials
  writeFileSync(
    file,
    stringify({ ...others, testimonials: [second, { ...first, text: 'Other words.' }, ...rest] }),
  )
  expect((await changes())[0]?.changes).toEqual([
    { where: `Testimonials › ${second.name}: moved, now number 1` },
    { where: `Testimonials › ${first.name} › Text`, before: first.text, after: 'Other words.' },
  ])
})

test('EDIT-14 what changed is called by its title, even a removed case study', async () => {
  const { name } = parse(readFileSync(join(home, 'content/projects/avante.yaml'), 'utf8'))
  rmSync(join(home, 'content/projects/avante.yaml'))
  change('content/agency.yaml', 'name: Bandha', 'name: Kalinga Studio')
  change('content/pages/home.yaml', 'focus: 58% 12%', 'focus: 0% 50%')
  const told = (await changes()).map(({ title, changes }) => [title, ...changes.flatMap(Object.values)])
  expect(told.map(([title]) => title)).toEqual(['Agency and footer', 'Home', name])
  expect(told.flat().join(' ')).not.toMatch(/\.yaml|\d+%|[a-z]\/[a-z]/)
})

test('EDIT-11 one change is discarded and the others stay; undo brings it back', async () => {
  change('content/team.yaml', 'Arabinda Mishra', 'Asha')
  change('content/agency.yaml', 'city: Bhubaneswar', 'city: Cuttack')
  const journal = openJournal(home)
  const items = await changes()
  await discard(
    gitIn(home),
    journal,
    items.filter(({ id }) => id === 'content/team.yaml'),
  )
  expect((await changes()).map(({ id }) => id)).toEqual(['content/agency.yaml'])
  journal.undo()
  expect(await changes()).toHaveLength(2)
})

test('EDIT-11 publishing is one commit of content and media, of nothing else that is staged', async () => {
  change('content/team.yaml', 'Arabinda Mishra', 'Asha')
  writeFileSync(join(home, 'other.txt'), 'staged')
  git('add', 'other.txt')
  await publish(gitIn(home), home, 'A new name')
  expect(git('show', '--name-only', '--format=%s', 'HEAD').trim().split('\n')).toEqual([
    'A new name',
    '',
    'content/team.yaml',
  ])
  expect(git('status', '--porcelain', 'other.txt')).toBe('A  other.txt\n')
})

test('LIVE-2 words that are not finished hold back only the page that they are on', async () => {
  const store = openStore(home)
  const { revision } = store.open('team.yaml')
  const emptied = { op: 'set', path: ['director', 'name'], value: '' } as const
  store.change({ id: '1', file: 'team.yaml', revision, change: emptied, label: 'Name', group: '1' })
  change('content/films.yaml', 'title: ', 'title: A ')
  await publish(gitIn(home), home, 'Another title')
  expect(git('show', '--name-only', '--format=', 'HEAD').trim()).toBe('content/films.yaml')
  expect(store.drafts()).toEqual(['team.yaml'])
})

test('EDIT-11 addresses that moved are told and published, and nothing else of that folder', async () => {
  writeFileSync(join(home, 'delivery/moved.json'), '[{ "from": "/project/a", "to": "/project/avante" }]')
  writeFileSync(join(home, 'delivery/headers.ts'), 'changed by an engineer')
  expect((await changes()).map(({ title }) => title)).toEqual(['Old addresses'])
  await publish(gitIn(home), home, 'An old address')
  expect(git('show', '--name-only', '--format=', 'HEAD').trim()).toBe('delivery/moved.json')
})

test('EDIT-11 content with a mistake is not published', async () => {
  change('content/team.yaml', 'name: Arabinda Mishra', 'name:')
  await expect(publish(gitIn(home), home, '')).rejects.toThrow(NotReady)
  expect(git('log', '--format=%s').trim()).toBe('begin')
})

test('EDIT-11 while another program holds git’s lock, publishing says so and changes nothing', async () => {
  change('content/team.yaml', 'Arabinda Mishra', 'Asha')
  writeFileSync(join(home, '.git/index.lock'), '')
  await expect(publish(gitIn(home), home, '')).rejects.toThrow(/Another program is using git/)
  expect(git('log', '--format=%s').trim()).toBe('begin')
})

test('EDIT-11 films that changed are listed apart from pictures', async () => {
  change('media/films.json', '"width": 1280', '"width": 1278')
  change('media/pictures.json', '"width": ', '"width": 1')
  const items = await changes()
  expect(items.map(({ title, files }) => [title, files])).toEqual([
    ['Pictures', ['media/pictures.json']],
    ['Films', ['media/films.json']],
  ])
})
