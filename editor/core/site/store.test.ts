import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Change, type Value, valueAt } from '../change'
import { OutsideOfContent, openStore, type Store } from './store'

let home: string
const team = 'team.yaml'
const path = ['director', 'name']
const onDisk = (file = team) => readFileSync(join(home, 'content', file), 'utf8')

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'store-'))
  cpSync('content', join(home, 'content'), { recursive: true })
  // A kept copy: its words stay when those of the site are replaced.
  cpSync('tests/content-files/team.yaml', join(home, 'content', team))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

function make(store: Store, change: Change, revision = store.open(team).revision, id: string = randomUUID()) {
  return store.change({ id, file: team, revision, change, label: 'Name', group: id })
}
const set = (store: Store, value: Value, revision?: string) =>
  make(store, { op: 'set', path, value }, revision)

test('EDIT-1 a mistake is kept as a draft; the site’s file stays the last good one', () => {
  const before = onDisk()
  const { opened } = set(openStore(home), '')
  expect(opened).toMatchObject({ isDraft: true, mistakes: [{ path, text: 'Write something here.' }] })
  expect(onDisk()).toBe(before)
  expect(openStore(home).open(team)).toMatchObject({ isDraft: true, data: { director: { name: '' } } })
})

test('EDIT-1 a draft that is fixed becomes the site’s file', () => {
  const store = openStore(home)
  set(store, '')
  const { opened } = set(store, 'Asha')
  expect(opened).toMatchObject({ isDraft: false, mistakes: [] })
  expect(onDisk()).toContain('name: Asha\n')
  expect(store.drafts()).toEqual([])
})

test('EDIT-9 two windows at one field: the second gets the words of the first and writes nothing', () => {
  const store = openStore(home)
  const { revision } = store.open(team)
  set(store, 'First', revision)
  expect(set(store, 'Second', revision)).toMatchObject({
    isMade: false,
    opened: { data: { director: { name: 'First' } } },
  })
  expect(onDisk()).toContain('name: First\n')
})

test('EDIT-9 two windows at different fields of a file both write', () => {
  const store = openStore(home)
  const { revision } = store.open(team)
  set(store, 'First', revision)
  const change: Change = { op: 'set', path: ['director', 'role'], value: 'Weaver' }
  expect(make(store, change, revision).isMade).toBe(true)
  expect(onDisk()).toMatch(/name: First\n {2}role: Weaver\n/)
})

test('EDIT-9 a change follows its entry to where another window has moved it', () => {
  const store = openStore(home)
  const { revision } = store.open(team)
  make(store, { op: 'move', path: ['members'], from: 0, to: 1 })
  const change: Change = { op: 'set', path: ['members', 0, 'role'], value: 'Weaver' }
  const { data } = make(store, change, revision).opened
  expect(valueAt(data, ['members', 1, 'role'])).toBe('Weaver')
})

test('EDIT-9 a change that arrives twice, since its answer was lost, is made once', () => {
  const store = openStore(home)
  const { revision, data } = store.open(team)
  const change: Change = {
    op: 'insert',
    path: ['members'],
    at: 0,
    value: valueAt(data, ['members', 0]) ?? '',
  }
  make(store, change, revision, 'once')
  const { opened } = make(store, change, revision, 'once')
  const count = (all: Value) => Object.keys(valueAt(all, ['members']) ?? '').length
  expect(count(opened.data)).toBe(count(data) + 1)
})

test('EDIT-9 a change made by hand in the meantime is seen, not overwritten', () => {
  const store = openStore(home)
  const { revision } = store.open(team)
  writeFileSync(join(home, 'content', team), onDisk().replace('Arabinda Mishra', 'By hand'))
  expect(set(store, 'Mine', revision)).toMatchObject({
    isMade: false,
    opened: { data: { director: { name: 'By hand' } } },
  })
  expect(onDisk()).toContain('name: By hand\n')
})

test('EDIT-9 a draft whose file was changed by hand says so, and either can be kept', () => {
  const store = openStore(home)
  set(store, '')
  writeFileSync(join(home, 'content', team), onDisk().replace('Arabinda Mishra', 'By hand'))
  expect(store.open(team).isOutdated).toBe(true)
  expect(store.keepDraft(team, '')).toMatchObject({ isOutdated: false, isDraft: true })
  expect(store.dropDraft(team, '')).toMatchObject({ isDraft: false, data: { director: { name: 'By hand' } } })
})

test.each(['../package.json', '/etc/passwd', 'a/../../package.json', '\0'])(
  'EDIT-9 nothing outside of content is read or written: %j',
  (file) => {
    expect(() => openStore(home).open(file)).toThrow(OutsideOfContent)
  },
)

test('EDIT-9 a link that leads out of content is not followed', () => {
  symlinkSync(tmpdir(), join(home, 'content/link'), 'junction')
  expect(() => openStore(home).open('link/passwd.yaml')).toThrow(OutsideOfContent)
})
