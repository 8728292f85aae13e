import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownFolder } from '../disk/journal'
import { asking } from '../publish/author'
import { changesSince } from '../publish/changes'
import { gitIn } from '../publish/git'
import { draftFile, openStore } from '../site/store'
import { findWaiting, goBack, nameWaiting, versionFolder } from './go-back'
import { listVersions, readVersion, unpublishedFiles } from './versions'

let home: string

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.email=test@example.com', ...args], { cwd: home, encoding: 'utf8' }).trim()

function write(file: string, text: string): void {
  mkdirSync(dirname(join(home, file)), { recursive: true })
  writeFileSync(join(home, file), text)
}
const read = (file: string) => readFileSync(join(home, file), 'utf8')

/** Somebody publishes files; returns the version's name. */
function publish(by: string, words: string, files: Readonly<Record<string, string | null>>): string {
  for (const [file, text] of Object.entries(files))
    if (text === null) rmSync(join(home, file))
    else write(file, text)
  git('add', '--all')
  git('-c', `user.name=${by}`, 'commit', '--quiet', '--message', words)
  return git('rev-parse', 'HEAD')
}

const pictures = (base: string) =>
  JSON.stringify({ loom: { base: `/pictures/${base}`, widths: [480], fallback: 640 } })
const title = (file: string) => file.replace(/^content\/|\.yaml$/g, '')

let first: string
let second: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'versions-'))
  git('init', '--quiet', '--initial-branch', 'main')
  write('.gitignore', '.editor\n')
  first = publish('Rina Das', 'Begin', {
    'content/team.yaml': 'name: Arabinda\n',
    'content/check.ts': 'one\n',
    'media/pictures.json': pictures('loom.0a1b2c3d'),
    'media/files/pictures/loom.0a1b2c3d.480.avif': 'an old picture',
  })
  second = publish('Om Sahu', 'Another name', {
    'content/team.yaml': 'name: Asha\n',
    'content/pages/new.yaml': 'title: New\n',
    'media/pictures.json': pictures('loom.9f8e7d6c'),
    'media/files/pictures/loom.0a1b2c3d.480.avif': null,
    'media/files/pictures/loom.9f8e7d6c.480.avif': 'a new picture',
  })
  publish('An engineer', 'A program', { 'content/check.ts': 'two\n' })
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const back = (seen: readonly string[], commit = first) => {
  const store = openStore(home)
  return goBack(gitIn(home), home, store, { commit, label: 'Going back', seen }).then(() => store)
}

/** What a window is told that going back would replace. */
const findSeen = async () => (await findWaiting(gitIn(home), home, openStore(home))).map(nameWaiting)

test('LIVE-5 what was published is listed with who did it, the newest first; programs are not', async () => {
  const { versions, isAll } = await listVersions(gitIn(home), title)
  expect(versions).toMatchObject([
    { commit: second, by: 'Om Sahu', words: 'Another name', titles: ['pages/new', 'team', 'Pictures'] },
    { commit: first, by: 'Rina Das', words: 'Begin', titles: ['team', 'Pictures'] },
  ])
  expect(isAll).toBe(true)
  expect(await listVersions(gitIn(home), title, second)).toMatchObject({ versions: [{ commit: first }] })
})

test('LIVE-5 what others sent and what was brought together are one version', async () => {
  git('checkout', '--quiet', '-b', 'others', first)
  publish('Others', 'Theirs', { 'content/agency.yaml': 'city: Puri\n' })
  git('checkout', '--quiet', 'main')
  git('-c', 'user.name=Om', 'merge', '--quiet', '--no-edit', '--message', 'Both', 'others')
  const { versions } = await listVersions(gitIn(home), title)
  expect(versions.map(({ words, titles }) => [words, titles[0]])).toEqual([
    ['Both', 'agency'],
    ['Another name', 'pages/new'],
    ['Begin', 'team'],
  ])
})

test('LIVE-5 a version says what it changed, with words and pictures before and after', async () => {
  const { before, items } = await readVersion(gitIn(home), second)
  expect(before).toBe(first)
  expect(items).toMatchObject([
    { title: 'New', kind: 'new' },
    { title: 'Team', changes: [{ where: 'Name', before: 'Arabinda', after: 'Asha' }] },
    {
      title: 'Pictures',
      changes: [
        {
          where: 'Loom',
          pictures: { before: '/pictures/loom.0a1b2c3d.480.avif', after: '/pictures/loom.9f8e7d6c.480.avif' },
        },
      ],
    },
  ])
  expect(await readVersion(gitIn(home), first)).toMatchObject({
    before: undefined,
    items: [{ kind: 'new' }, { title: 'Pictures' }],
  })
})

test('LIVE-5 words and lists of a version can be read, and its programs are not there', async () => {
  const folder = await versionFolder(gitIn(home), home, first)
  expect(readFileSync(join(folder, 'content/team.yaml'), 'utf8')).toBe('name: Arabinda\n')
  expect(existsSync(join(folder, 'media/pictures.json'))).toBe(true)
  expect(existsSync(join(folder, 'content/check.ts'))).toBe(false)
  expect(git('status', '--porcelain')).toBe('')
})

test('LIVE-5 going back restores words and pictures, and nothing of the history', async () => {
  const head = git('rev-parse', 'HEAD')
  await back([])
  expect(read('content/team.yaml')).toBe('name: Arabinda\n')
  expect(read('media/files/pictures/loom.0a1b2c3d.480.avif')).toBe('an old picture')
  expect(existsSync(join(home, 'media/files/pictures/loom.9f8e7d6c.480.avif'))).toBe(false)
  expect(existsSync(join(home, 'content/pages/new.yaml'))).toBe(false)
  expect(read('content/check.ts')).toBe('two\n')
  expect(git('rev-parse', 'HEAD')).toBe(head)
  expect((await changesSince(gitIn(home), home)).map((one) => one.title)).toEqual(['New', 'Team', 'Pictures'])
})

test('LIVE-5 Undo after going back brings back unpublished and unfinished words too', async () => {
  write('content/team.yaml', 'name: Unpublished\n')
  write('content/contact.yaml', 'title: Never published\n')
  write(draftFile('agency.yaml'), JSON.stringify({ base: null, text: 'city:' }))
  const store = await back(await findSeen())
  expect(await unpublishedFiles(gitIn(home))).not.toContain('content/contact.yaml')
  expect(store.drafts()).toEqual([])
  store.journal.undo()
  expect(read('content/team.yaml')).toBe('name: Unpublished\n')
  expect(read('content/contact.yaml')).toBe('title: Never published\n')
  expect(read('media/files/pictures/loom.9f8e7d6c.480.avif')).toBe('a new picture')
  expect(store.drafts()).toEqual(['agency.yaml'])
})

test('LIVE-5 what was changed after the question is not replaced', async () => {
  write('content/team.yaml', 'name: Just now\n')
  await expect(back([])).rejects.toThrow(/changed here in the meantime/)
  expect(read('content/team.yaml')).toBe('name: Just now\n')
  expect(existsSync(join(home, ownFolder, 'journal.jsonl'))).toBe(false)
})

test('LIVE-5 words that somebody else writes while one is asked are not replaced', async () => {
  write('content/team.yaml', 'name: Unpublished\n')
  const seen = await findSeen()
  write('content/team.yaml', 'name: Unpublished, and more\n')
  await expect(back(seen)).rejects.toThrow(/changed here in the meantime/)
  expect(read('content/team.yaml')).toBe('name: Unpublished, and more\n')
})

test('LIVE-5 who goes back is told whose words are not published yet', async () => {
  const om = { name: 'Om Sahu', email: 'om@agency.example', role: 'editor' } as const
  const rina = { name: 'Rina Das', email: 'rina@agency.example', role: 'publisher' } as const
  const store = openStore(home)
  asking.run(om, () => store.journal.write('Name', '1', new Map([['content/team.yaml', 'name: By Om\n']])))
  const waiting = (who: typeof om | typeof rina) =>
    asking.run(who, () => findWaiting(gitIn(home), home, store))
  expect(await waiting(rina)).toMatchObject([{ file: 'content/team.yaml', by: 'Om Sahu' }])
  expect(await waiting(om)).toMatchObject([{ file: 'content/team.yaml', by: undefined }])
})

test('LIVE-5 going back to what is there already says so', async () => {
  await expect(back([], second)).rejects.toThrow(/nothing to go back to/)
})
