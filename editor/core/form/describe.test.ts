import { expect, test } from 'vitest'
import { findSchema } from '~content/schema/files'
import type { Field } from './describe'
import { describeForm } from './describe'
import { titleFor } from './titles'

const readFields = (field: Field | undefined) => (field?.type === 'record' ? field.fields : [])
const inside = (field: Field | undefined, name: string) => readFields(field).find((one) => one.name === name)

test('STORY-3 the form asks for heading, picture, caption and words of a process', () => {
  const schema = findSchema('projects/avante.yaml')
  if (!schema) throw new Error('a case study has no schema')
  const process = inside(inside(describeForm(schema), 'story'), 'process')
  expect(process).toMatchObject({ title: titleFor('process'), isOptional: true })
  expect(readFields(process)).toEqual([
    expect.objectContaining({ name: 'heading', isOptional: true }),
    expect.objectContaining({ name: 'picture', kind: 'study-picture' }),
    expect.objectContaining({ name: 'onPhones', kind: 'study-picture', isOptional: true }),
    expect.objectContaining({ name: 'caption', title: 'Caption' }),
    expect.objectContaining({ name: 'text', type: 'words' }),
    expect.objectContaining({ name: 'after', type: 'number', isOptional: true }),
  ])
})
