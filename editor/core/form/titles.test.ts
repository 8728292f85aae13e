import { expect, test } from 'vitest'
import { neededFiles } from '../../../content/schema/files'
import { projectSchema } from '../../../content/schema/project'
import { describeForm, type Field } from './describe'
import { choiceTitle, inWords, placeInWords, titles, valueInWords } from './titles'

test('EDIT-1 no field has a title in the list that is its own name in words', () => {
  expect(Object.keys(titles).filter((name) => titles[name] === inWords(name))).toEqual([])
})

/** Every field of every content file, with the fields inside it. */
function* allFields(field: Field): Generator<Field> {
  yield field
  if (field.type === 'list' || field.type === 'named') yield* allFields(field.entry)
  if (field.type === 'record') for (const one of field.fields) yield* allFields(one)
  if (field.type === 'union')
    for (const option of field.options) for (const one of option.fields) yield* allFields(one)
}
const schemas = [...Object.values(neededFiles), projectSchema('avante')]
const fields = schemas.flatMap((schema) => [...allFields(describeForm(schema))])

test('EDIT-14 no title is a word of engineers', () => {
  const jargon =
    /hero|chips|blurb|swatch$|aside|placeholder|embed|rhythm|yaml|slug|css|script\b|^to |^from |_/i
  expect(fields.map(({ title }) => title).filter((title) => jargon.test(title))).toEqual([])
})

test('EDIT-14 every choice has words of its own or is a name', () => {
  const names =
    /^(?:archivo|[A-Z]$|iron)|^(?:vermilion|indigo|ink|re|ga|ma|dha|ni|raja|rath-yatra|nuakhai|winter)$/
  const isService = (value: string) => `services/${value}.yaml` in neededFiles
  const bare = fields.flatMap((field) =>
    field.type === 'choice'
      ? field.choices
          .map(String)
          .filter((value) => !choiceTitle(field.name, value) && !isService(value) && !names.test(value))
          .map((value) => `${field.name}: ${value}`)
      : [],
  )
  expect(bare).toEqual([])
})

test('EDIT-14 a place in a picture is told in words', () => {
  expect(['0% 0%', '58% 12%', '50% 50%', '100% 60%'].map(placeInWords)).toEqual([
    'Top left',
    'Top',
    'Middle',
    'Right',
  ])
})

test('EDIT-1 a language is chosen by its name', () => {
  expect(choiceTitle('lang', 'or')).toBe('Odia')
  expect(choiceTitle('lang', '')).toBe('English, like the page')
})

test('EDIT-14 a typeface is called as its makers call it', () => {
  expect(choiceTitle('typeface', 'dm-serif-display')).toBe('DM Serif Display')
  expect(choiceTitle('typeface', 'bagel-fat-one')).toBe('Bagel Fat One')
})

test('LIVE-5 a choice between two is told as yes or no', () => {
  expect([true, false].map((one) => valueInWords(one))).toEqual(['Yes', 'No'])
})
