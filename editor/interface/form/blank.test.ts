import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { contentFiles } from '~content/load/content-files.server'
import { findSchema } from '~content/schema/files'
import { isList, type Path, type Value, valueAt } from '../../core/change'
import type { Field } from '../../core/form/describe'
import { describeForm } from '../../core/form/describe'
import { mistakesIn } from '../../core/rules/mistakes'
import { editText } from '../../core/text/edit-text'
import { blank, copied } from './blank'

/** Every list of a form that can grow, with its path. */
function* lists(field: Field, data: Value, path: Path = []): Generator<[Field & { type: 'list' }, Path]> {
  if (field.type === 'list' && isList(valueAt(data, path)) && field.kind !== 'samples') yield [field, path]
  if (field.type === 'record') for (const one of field.fields) yield* lists(one, data, [...path, one.name])
}

const short = 'Write something here|Choose one|There are|is none of these|Needs|characters long'

test.each(contentFiles())(
  'EDIT-7 a new entry asks for words and choices, and for nothing else: %s',
  (file) => {
    const schema = findSchema(file)
    if (!schema) throw new Error(`${file} has no schema`)
    const text = readFileSync(`content/${file}`, 'utf8')
    const data: Value = parseDocument(text).toJS()
    for (const [field, path] of lists(describeForm(schema), data)) {
      const value = blank(field.entry)
      const after = editText(text, { op: 'insert', path, at: 0, value })
      for (const mistake of mistakesIn(file, after).filter((one) => one.path.length > path.length))
        expect(mistake.text, [...mistake.path].join('.')).toMatch(new RegExp(short))
    }
  },
)

test('EDIT-7 a duplicate has a short name of its own', () => {
  const schema = findSchema('testimonials.yaml')
  const form = schema && describeForm(schema)
  const list = form?.type === 'record' ? form.fields.find(({ name }) => name === 'testimonials') : undefined
  if (list?.type !== 'list') throw new Error('testimonials are a list')
  expect(copied(list.entry, { id: 'asha', name: 'Asha' })).toMatchObject({
    name: 'Asha',
    id: expect.stringMatching(/^entry-/),
  })
})

test('EDIT-7 entries made in the same moment have different short names', () => {
  const schema = findSchema('pages/projects.yaml')
  const form = schema && describeForm(schema)
  const filters = form?.type === 'record' ? form.fields.find(({ name }) => name === 'filters') : undefined
  if (filters?.type !== 'list') throw new Error('filters are a list')
  const { groups } = blank(filters.entry) as { groups: { id: string }[] }
  expect(groups).toHaveLength(2)
  expect(groups[0]?.id).not.toBe(groups[1]?.id)
})
