import { expect, test } from 'vitest'
import { entryTitle, pathInWords, stepInWords, titleOfNameIn, titleOfPicture } from './titles'

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

test('EDIT-14 a film has its title on the site, even if a case study has its name', () => {
  const titleOfName = titleOfNameIn(
    [{ file: 'projects/ruchi.yaml', path: '/project/ruchi', title: 'Ruchi Tea', isPage: true }],
    [{ id: 'ruchi', title: 'Ruchi: A whistle' }],
  )
  expect(titleOfName('ruchi', 'showcase')).toBe('Ruchi: A whistle')
  expect(entryTitle({ id: 'ruchi' }, 0, (name) => titleOfName(name, 'landscape'))).toBe('Ruchi: A whistle')
  expect(titleOfName('ruchi', 'featured')).toBe('Ruchi Tea')
})

test('EDIT-14 a picture is called by its case study or its film, with their capitals', () => {
  const titles: Record<string, string> = { 'lotus-resort': 'Lotus Resort', showreel: 'Showreel 2025' }
  const titleOf = (name: string) => titleOfPicture(name, (one) => titles[one])
  expect(titleOf('lotus-resort/key-fob')).toBe('Lotus Resort: key fob')
  expect(titleOf('films/showreel')).toBe('Poster of Showreel 2025')
  expect(titleOf('films/showreel-portrait')).toBe('Poster of Showreel 2025, for phones')
  expect(titleOf('films/showreel-opening')).toBe('Opening of Showreel 2025')
  expect(titleOf('films/board-crumbl')).toBe('Films: board crumbl')
  expect(titleOf('hero-portrait')).toBe('Hero portrait')
})
