import { expect, test } from 'vitest'
import { z } from 'zod'
import { pictureName, refinePictures } from './study-pictures'

const parts = z.object({
  hero: z.object({ wide: pictureName }).optional(),
  sections: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('rows'), rows: z.array(z.array(pictureName)) }),
        z.object({ kind: z.literal('words'), rows: z.array(z.array(z.string())) }),
      ]),
    )
    .optional(),
  story: z.object({ process: z.object({ picture: pictureName.optional() }).optional() }).optional(),
})
const study = z.unknown().superRefine((data, context) => refinePictures('avante', parts, data, context))
const wrongFields = (data: object) =>
  study.safeParse({ pictures: { card: 'A house' }, ...data }).error?.issues.map(({ path }) => path.join('.'))

test.each([
  ['a list', { sections: [{ kind: 'rows', rows: [['card', 'crad']] }] }, 'sections.0.rows.0.1'],
  ['the story', { story: { process: { picture: 'crad' } } }, 'story.process.picture'],
  ['the hero', { hero: { wide: 'crad' }, sections: 'not a list' }, 'hero.wide'],
])('FREE-5 a picture that is not in the list is found in %s', (_, data, field) => {
  expect(wrongFields(data)).toEqual([field])
})

test('FREE-5 text of other kinds of section is not taken for pictures', () => {
  expect(wrongFields({ sections: [{ kind: 'words', rows: [['crad']] }] })).toBeUndefined()
})
