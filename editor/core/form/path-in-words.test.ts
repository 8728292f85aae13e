import { expect, test } from 'vitest'
import { pathInWords, stepInWords } from './titles'

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
