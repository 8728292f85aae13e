import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isRecord } from '../change'
import { findWords, replaced, replaceWords } from './find-words'
import { openStore } from './store'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'words-'))
  cpSync('content', join(home, 'content'), { recursive: true })
  cpSync('media/files/films', join(home, 'media/files/films'), { recursive: true })
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const nameIn = (store: ReturnType<typeof openStore>) => {
  const agency = store.data('agency.yaml')
  return isRecord(agency) ? String(agency.name) : ''
}

test('EDIT-13 every mention of the agency is found and replaced; one Undo takes all back', () => {
  const store = openStore(home)
  const name = nameIn(store)
  const before = findWords(store, home, name)
  expect(new Set(before.map(({ file }) => file)).size).toBeGreaterThan(5)
  const ids = before.filter(({ id }) => !id.startsWith('showreel ')).map(({ id }) => id)
  replaceWords(store, home, { search: name, by: 'Kalinga Studio', ids })
  expect(findWords(store, home, name).filter(({ id }) => ids.includes(id))).toEqual([])
  expect(nameIn(store)).toBe('Kalinga Studio')
  store.journal.undo()
  expect(findWords(store, home, name)).toEqual(before)
})

test('EDIT-13 only the chosen places change', () => {
  const store = openStore(home)
  const name = nameIn(store)
  const [first, second] = findWords(store, home, name).filter(({ file }) => file.startsWith('pages/'))
  const text = readFileSync(join(home, 'content', second?.file ?? ''), 'utf8')
  replaceWords(store, home, { search: name, by: 'Kalinga', ids: [first?.id ?? ''] })
  expect(findWords(store, home, 'Kalinga').map(({ id }) => id)).toEqual([first?.id])
  if (first?.file !== second?.file) expect(store.readText(second?.file ?? '')).toBe(text)
})

test.each([
  ['We are Bandha.', 'We are Kalinga Studio.'],
  ['BANDHA', 'KALINGA STUDIO'],
  ['hello@bandha.in', 'hello@kalingastudio.in'],
  ['a bandha', 'a kalinga studio'],
])('EDIT-13 what is replaced keeps its capitals: %s', (before, after) => {
  expect(replaced(before, 'Bandha', 'Kalinga Studio')).toBe(after)
})
