import { expect, test } from 'vitest'
import { entryTitle, pathInWords, stepInWords } from './titles'

const data = {
  director: { name: 'Arabinda' },
  members: [
    { id: 'smruti', name: 'Smruti Rath', role: 'Design', links: ['a', 'b'] },
    { name: '', role: 'Film' },
  ],
  sections: [{ kind: 'gallery', desktop: [['a'], ['b']] }],
}

test.each([
  [['director', 'name'], 'Director › Name'],
  [['members', 0, 'role'], 'Members › Smruti Rath › Role'],
  [['members', 0], 'Members › Smruti Rath'],
  [['members', 1, 'role'], 'Members › 2 › Role'],
  [['members', 7, 'role'], 'Members › 8 › Role'],
  [['members', 0, 'links', 1], 'Members › Smruti Rath › Links › 2'],
  [['sections', 0, 'desktop', 1], 'Sections › Gallery (1) › Order on wide screens › 2'],
])('EDIT-3 an entry of a list is named by what it says, or by its number: %j', (path, words) => {
  expect(pathInWords(path, data)).toBe(words)
})

test.each([
  [['director', 'name'], 'Name of Team'],
  [['members', 0, 'role'], 'Role of Smruti Rath, Team'],
  [['members', 0], 'Smruti Rath, Team'],
  [['members', 1, 'role'], 'Role of Team'],
  [['members'], 'Members of Team'],
  [[], 'Team'],
])('EDIT-9 Undo says which entry a step changed: %j', (path, words) => {
  expect(stepInWords(path, data, 'Team')).toBe(words)
})

test('EDIT-14 an entry is called by its name or the title of what it names, never by its id', () => {
  const titleOfName = (name: string) => ({ 'lotus-resort': 'Lotus Ecobeach Resort' })[name]
  expect(entryTitle('lotus-resort', 0, titleOfName)).toBe('Lotus Ecobeach Resort')
  expect(entryTitle({ id: 'lotus-resort', words: '' }, 0, titleOfName)).toBe('Lotus Ecobeach Resort')
  expect(entryTitle({ id: 'entry-mwzz6jc5', name: '' }, 2)).toBe('Entry 3')
})
