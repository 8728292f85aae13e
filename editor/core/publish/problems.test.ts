import { expect, test } from 'vitest'
import { problemsByField } from './publish'

test('EDIT-11 what the check found is gathered by field', () => {
  const lines = [
    'content/pages/home.yaml, line 11, hero.tagline: the typeface has no “М”',
    'content/pages/home.yaml, line 11, hero.tagline: the typeface has no “ы”',
    'content/team.yaml, line 4, members.2.name: Write something here.',
    'media/pictures.json: avante/card has no file',
  ]
  expect(problemsByField(lines, () => ({ members: [{ name: 'Asha' }, { name: 'Rina' }] }))).toEqual([
    {
      file: 'pages/home.yaml',
      path: ['hero', 'tagline'],
      where: 'Top of the page › Tagline',
      texts: ['the typeface has no “М”', 'the typeface has no “ы”'],
    },
    {
      file: 'team.yaml',
      path: ['members', 1, 'name'],
      where: 'Members › Rina › Name',
      texts: ['Write something here.'],
    },
    { path: [], where: '', texts: ['media/pictures.json: avante/card has no file'] },
  ])
})
