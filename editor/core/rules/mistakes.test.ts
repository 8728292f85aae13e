import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { contentFiles } from '../../../content/load/content-files.server'
import { findSchema } from '../../../content/schema/files'
import { checkContent } from '../../../content/validation/check-content'
import { isList, isRecord, type Path, type Value } from '../change'
import { editText } from '../text/edit-text'
import { mistakesIn } from './mistakes'

const read = (file: string) => readFileSync(`content/${file}`, 'utf8')
const set = (file: string, path: Path, value: Value) =>
  mistakesIn(file, editText(read(file), { op: 'set', path, value }))

function* texts(value: Value, path: Path = []): Generator<Path> {
  if (isList(value)) for (const [at, one] of value.entries()) yield* texts(one, [...path, at])
  else if (isRecord(value))
    for (const [name, one] of Object.entries(value)) yield* texts(one, [...path, name])
  else yield path
}

test.each<[file: string, path: Path, value: Value, said: string]>([
  ['projects/avante.yaml', ['sector'], '', 'Write something here.'],
  [
    'projects/avante.yaml',
    ['description'],
    'A word',
    'This is 6 characters long and needs 50. Write a little more.',
  ],
  [
    'agency.yaml',
    ['email'],
    'hello@bandha',
    '“hello@bandha” is not an e-mail address, such as hello@example.com.',
  ],
  ['projects/avante.yaml', ['theme', 'typeface'], 'comic', '“comic” is none of these: archivo'],
  [
    'projects/avante.yaml',
    ['theme', 'onPanel'],
    '#0C1B60',
    'Cannot be read on “Second background”: the contrast is',
  ],
  ['pages/home.yaml', ['hero', 'link', 'path'], '/nowhere', 'There is no page “/nowhere”'],
  ['projects/avante.yaml', ['card', 'alt'], '', 'Write something here.'],
])('EDIT-4 %s: %j of %j is told in plain words', (file, path, value, said) => {
  const [first, ...more] = set(file, path, value)
  expect(first?.path).toEqual(path)
  expect(first?.text.startsWith(said), first?.text).toBe(true)
  expect(more).toEqual([])
})

test('EDIT-4 wide and narrow headlines with other words are told at the headline', () => {
  expect(set('pages/home.yaml', ['hero', 'heading', 'wide'], ['Other', 'words'])).toMatchObject([
    { path: ['hero', 'heading'] },
  ])
})

test('EDIT-9 words with a star that a hand wrote without quotes are told, and stop nothing', () => {
  const text = read('projects/pmca.yaml').replace(/^sector: .*/m, 'sector: *Great* work')
  expect(mistakesIn('projects/pmca.yaml', text)).toMatchObject([{ path: ['sector'] }])
})

const runs = Number(process.env.VERDICTS ?? 10)
const values = fc.oneof(
  fc.constantFrom<Value>(
    '',
    ' ',
    'Words',
    '/contact',
    '#123456',
    'https://a.example',
    12,
    null,
    [],
    {},
    'avante',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ minLength: 45, maxLength: 220 }),
)

test.each(contentFiles())('EDIT-4 editor and build give the same verdict: %s', (file) => {
  const text = read(file)
  const schema = findSchema(file)
  const paths = [...texts(parseDocument(text).toJS())]
  fc.assert(
    fc.property(fc.constantFrom(...paths), values, (path, value) => {
      const after = editText(text, { op: 'set', path, value })
      const isRefused = schema && checkContent(`content/${file}`, after, schema).problems !== undefined
      expect(mistakesIn(file, after).length > 0).toBe(isRefused)
    }),
    { numRuns: runs },
  )
})
