import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { contentFiles } from '../../../content/load/content-files.server'
import { type Change, changed, isList, isRecord, type Path, type Value, valueAt } from '../change'
import { editText } from './edit-text'

const read = (file: string) => readFileSync(`content/${file}`, 'utf8')
const readData = (text: string): Value => parseDocument(text).toJS()

/** Every path in a file, with its value. */
function* places(value: Value, path: Path = []): Generator<{ path: Path; value: Value }> {
  yield { path, value }
  if (isList(value)) for (const [at, one] of value.entries()) yield* places(one, [...path, at])
  else if (isRecord(value))
    for (const [name, one] of Object.entries(value)) yield* places(one, [...path, name])
}

/** Lines that differ, as `git diff` counts them if nothing moves. */
function changedLines(before: string, after: string): number {
  const left = before.split('\n')
  const right = after.split('\n')
  let start = 0
  while (start < left.length && left[start] === right[start]) start += 1
  let end = 0
  while (end < left.length - start && left.at(-1 - end) === right.at(-1 - end)) end += 1
  return Math.max(left.length, right.length) - start - end
}

/** Every so manieth place: all of them with EDITS=1000, as the check of a release does. */
const runs = Number(process.env.EDITS ?? 8)
const sampled = <One>(all: Iterable<One>): One[] => {
  const list = [...all]
  const step = Math.max(1, Math.floor(list.length / runs))
  return list.filter((_, at) => at % step === 0)
}

const files = contentFiles().map((file) => ({ file, text: read(file) }))

test.each(files)('EDIT-3 one changed word is one changed line: $file', ({ text }) => {
  for (const { path, value } of sampled(places(readData(text)))) {
    if (typeof value !== 'string') continue
    const change: Change = { op: 'set', path, value: `${value} and more` }
    const after = editText(text, change)
    expect(changedLines(text, after), path.join('.')).toBe(1)
    expect(editText(after, { op: 'set', path, value }), path.join('.')).toBe(text)
  }
})

test.each(files)('EDIT-3 saving a file unchanged writes no byte: $file', ({ text }) => {
  for (const { path, value } of sampled(places(readData(text))))
    expect(editText(text, { op: 'set', path, value })).toBe(text)
})

const readComments = (text: string) => text.split('\n').filter((line) => line.trimStart().startsWith('#'))

/** Text as people paste it: signs of YAML, quotes, Odia, emoji, spaces. */
const words = fc.oneof(
  fc.constantFrom(
    '#1',
    'a: b',
    'it’s',
    "it's",
    '"so"',
    '- dash',
    '[x]',
    '{y}',
    '@home',
    'ବାନ୍ଧ 🧵',
    'yes',
    '12',
    '~',
    'a #b',
    '*x*',
    '!no',
    '&c',
    '%',
    '\\',
    'a, b',
    'x:',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
)

function arbitraryChange(data: Value): fc.Arbitrary<Change> {
  const all = [...places(data)]
  const texts = all.filter(({ value }) => typeof value === 'string')
  const lists = all.filter(
    (one): one is { path: Path; value: readonly Value[] } => isList(one.value) && one.value.length > 0,
  )
  const entries = all.filter(({ path }) => path.length > 0)
  const place = (length: number) => fc.nat({ max: length - 1 })
  const ofLists = lists.length
    ? fc.constantFrom(...lists).chain(({ path, value }) =>
        fc.oneof(
          fc
            .tuple(place(value.length), place(value.length))
            .map(([from, to]): Change => ({ op: 'move', path, from, to })),
          fc
            .tuple(place(value.length + 1), place(value.length))
            .map(([at, like]): Change => ({ op: 'insert', path, at, value: value[like] ?? '' })),
        ),
      )
    : fc.constantFrom<Change>({ op: 'set', path: [], value: data })
  return fc.oneof(
    ofLists,
    fc
      .tuple(fc.constantFrom(...texts), words)
      .map(([{ path }, value]): Change => ({ op: 'set', path, value })),
    fc.constantFrom(...entries).map(({ path }): Change => ({ op: 'remove', path })),
    fc
      .tuple(fc.constantFrom(...entries), fc.constantFrom(...entries))
      .map(([{ path }, { value }]): Change => ({ op: 'set', path, value })),
  )
}

test.each(files)('EDIT-3 any change is written as it was meant, notes are kept: $file', ({ text }) => {
  const data = readData(text)
  fc.assert(
    fc.property(arbitraryChange(data), (change) => {
      const after = editText(text, change)
      expect(readData(after)).toEqual(changed(data, change))
      if (change.op !== 'remove' && change.op !== 'set')
        expect(readComments(after)).toEqual(readComments(text))
    }),
    { numRuns: runs },
  )
})

test('EDIT-7 moving an entry moves its lines and changes no other', () => {
  const text = read('pages/home.yaml')
  const after = editText(text, { op: 'move', path: ['stories', 'featured'], from: 0, to: 2 })
  expect(after.split('\n').sort()).toEqual(text.split('\n').sort())
  expect(valueAt(readData(after), ['stories', 'featured', 2, 'id'])).toBe('homefills')
})

test('EDIT-7 a new entry is written like its neighbours', () => {
  const after = editText(read('agency.yaml'), {
    op: 'insert',
    path: ['phones'],
    at: 2,
    value: '+91 674 000 7777',
  })
  expect(after).toContain('  - +91 674 000 7777\n')
})

test('EDIT-3 words after a comma may begin with any sign, in a list in one line too', () => {
  const signs = ['*', '&', '!', '%', '@', '`', '?', '-', '[', '{', '|', '>', '#', '"', "'"]
  for (const words of signs.flatMap((sign) => [`Words, ${sign}signs`, `(a), ${sign}!, b`, `${sign}a`])) {
    const after = editText("title: [One, 'Two']\n", { op: 'set', path: ['title', 0], value: words })
    expect(readData(after), words).toEqual({ title: [words, 'Two'] })
  }
})
