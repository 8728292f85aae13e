import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChangedOutside, openJournal } from './journal'

let home: string
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(home, file)), { recursive: true })
  writeFileSync(join(home, file), text)
}
const read = (file: string) => readFileSync(join(home, file), 'utf8')

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'journal-'))
  put('content/a.yaml', 'a: 1\n')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const files = (...all: [string, string | null][]) => new Map(all)

test('EDIT-9 undo and redo work after a restart', () => {
  openJournal(home).write('one', '1', files(['content/a.yaml', 'a: 2\n']))
  expect(openJournal(home).undo()).toBe('one')
  expect(read('content/a.yaml')).toBe('a: 1\n')
  expect(openJournal(home).steps()).toEqual({ undo: undefined, redo: 'one' })
  expect(openJournal(home).redo()).toBe('one')
  expect(read('content/a.yaml')).toBe('a: 2\n')
})

test('EDIT-9 one undo takes a word back, not a letter', () => {
  const journal = openJournal(home)
  for (const text of ['a: 12\n', 'a: 123\n', 'a: 1234\n'])
    journal.write('a', 'same', files(['content/a.yaml', text]))
  journal.undo()
  expect(read('content/a.yaml')).toBe('a: 1\n')
})

test('EDIT-9 a step over several files is undone as one', () => {
  const journal = openJournal(home)
  journal.write('study', '1', files(['content/a.yaml', null], ['content/b.yaml', 'b: 1\n']))
  expect(existsSync(join(home, 'content/a.yaml'))).toBe(false)
  journal.undo()
  expect([read('content/a.yaml'), existsSync(join(home, 'content/b.yaml'))]).toEqual(['a: 1\n', false])
})

test('EDIT-9 a file that was changed by hand is not overwritten by an undo', () => {
  const journal = openJournal(home)
  journal.write('one', '1', files(['content/a.yaml', 'a: 2\n']))
  put('content/a.yaml', 'a: by hand\n')
  expect(() => journal.undo()).toThrow(ChangedOutside)
  expect(read('content/a.yaml')).toBe('a: by hand\n')
})

test('EDIT-9 a new change ends what can be redone', () => {
  const journal = openJournal(home)
  journal.write('one', '1', files(['content/a.yaml', 'a: 2\n']))
  journal.undo()
  journal.write('two', '2', files(['content/a.yaml', 'a: 3\n']))
  expect(journal.redo()).toBe(undefined)
})

test('EDIT-9 a line of the journal that a crash cut off is forgotten', () => {
  openJournal(home).write('one', '1', files(['content/a.yaml', 'a: 2\n']))
  const file = join(home, '.editor/journal.jsonl')
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"type":"chan`)
  const journal = openJournal(home)
  journal.write('two', '2', files(['content/a.yaml', 'a: 3\n']))
  expect(openJournal(home).steps().undo).toBe('two')
})

test('EDIT-9 a step that a crash stopped half-way is finished at the next start', () => {
  const journal = openJournal(home)
  journal.write('two', '2', files(['content/a.yaml', 'a: 2\n'], ['content/b.yaml', 'b: 2\n']))
  const file = join(home, '.editor/journal.jsonl')
  writeFileSync(file, readFileSync(file, 'utf8').split('\n').slice(0, -2).join('\n').concat('\n'))
  rmSync(join(home, 'content/b.yaml'))
  openJournal(home)
  expect(read('content/b.yaml')).toBe('b: 2\n')
})

test('EDIT-9 what can no longer be undone says why, and is not offered', () => {
  const journal = openJournal(home)
  journal.write('Tagline of Home', 'a', files(['content/a.yaml', 'a: 2\n']))
  expect(journal.steps().undo).toBe('Tagline of Home')
  put('content/a.yaml', 'a: by a merge\n')
  expect(journal.steps().undo).toBeUndefined()
  expect(journal.steps().blocked).toContain('Tagline of Home')
})

/** What two people do, each with the journal of one studio. */
function openForTwo() {
  let who = 'Rina'
  const journal = openJournal(home, () => ({ name: who, email: `${who}@agency.example` }))
  return <Result>(name: string, work: (own: typeof journal) => Result): Result => {
    who = name
    return work(journal)
  }
}

test('LIVE-6 Undo takes back one’s own step, not what somebody else did since', () => {
  put('content/b.yaml', 'b: 1\n')
  const as = openForTwo()
  as('Rina', ({ write }) => write('a', '1', files(['content/a.yaml', 'a: Rina\n'])))
  as('Om', ({ write }) => write('b', '2', files(['content/b.yaml', 'b: Om\n'])))
  expect(as('Rina', ({ steps }) => steps().undo)).toBe('a')
  expect(as('Rina', ({ undo }) => undo())).toBe('a')
  expect([read('content/a.yaml'), read('content/b.yaml')]).toEqual(['a: 1\n', 'b: Om\n'])
  as('Om', ({ write }) => write('b again', '3', files(['content/b.yaml', 'b: 2\n'])))
  expect(as('Rina', ({ redo }) => redo())).toBe('a')
  expect(as('Om', ({ undo }) => undo())).toBe('b again')
})

test('LIVE-6 Undo says who wrote into the same file since, and leaves their words', () => {
  const as = openForTwo()
  as('Rina', ({ write }) => write('Tagline', '1', files(['content/a.yaml', 'a: Rina\n'])))
  as('Om', ({ write }) => write('Title', '2', files(['content/a.yaml', 'a: Rina and Om\n'])))
  expect(as('Rina', ({ steps }) => steps())).toEqual({
    undo: undefined,
    redo: undefined,
    blocked: 'Tagline can’t be undone: the file was changed by Om since.',
  })
  expect(() => as('Rina', ({ undo }) => undo())).toThrow(/changed by Om/)
  expect(read('content/a.yaml')).toBe('a: Rina and Om\n')
})

test('LIVE-6 Undo of a word that two wrote in turn takes back only what was written last', () => {
  const as = openForTwo()
  as('Rina', ({ write }) => write('a', 'one', files(['content/a.yaml', 'a: R\n'])))
  as('Om', ({ write }) => write('a', 'two', files(['content/a.yaml', 'a: RO\n'])))
  as('Rina', ({ write }) => write('a', 'one', files(['content/a.yaml', 'a: ROR\n'])))
  as('Rina', ({ undo }) => undo())
  expect(read('content/a.yaml')).toBe('a: RO\n')
})
