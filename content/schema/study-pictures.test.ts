import { expect, test } from 'vitest'
import { z } from 'zod'
import { refinePictures } from './study-pictures'

const study = z.unknown().superRefine((data, context) => refinePictures('avante', data, context))
const wrongFields = (data: object) =>
  study.safeParse({ pictures: { card: 'A house' }, ...data }).error?.issues.map(({ path }) => path.join('.'))

test.each([
  [
    'a gallery',
    { sections: [{ desktop: [['card', 'crad']], mobile: [['card']] }] },
    'sections.0.desktop.0.1',
  ],
  ['a list', { sections: [{ pictures: ['crad'] }] }, 'sections.0.pictures.0'],
  ['any part of a section', { sections: [{ before: { picture: 'crad' } }] }, 'sections.0.before.picture'],
  ['the story', { story: { process: { picture: 'crad' } } }, 'story.process.picture'],
  ['the hero', { hero: { wide: 'crad', narrow: 'card' } }, 'hero.wide'],
])('FREE-5 a picture that is not in the list is found in %s', (_, data, field) => {
  expect(wrongFields(data)).toEqual([field])
})
