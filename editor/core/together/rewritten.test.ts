import { expect, test } from 'vitest'
import { parsedData } from '../text/edit-text'
import { rewritten } from './rewritten'

const text = `# Who works here
members:
  # The first
  - name: Asha
    role: Writer # for now
  - name: Rina
    role: Director
title: [ One, Two ]
`

test('EDIT-11 what is brought together keeps notes and order: a changed word is one changed line', () => {
  const wanted = {
    members: [
      { name: 'Asha', role: 'Artist' },
      { name: 'Rina', role: 'Director' },
    ],
    title: ['One', 'Two'],
  }
  expect(rewritten([text], wanted)).toBe(text.replace('role: Writer', 'role: Artist'))
})

test('EDIT-11 entries that came, went and moved are written as meant', () => {
  const wanted = {
    members: [
      { name: 'Tara', role: 'Artist' },
      { name: 'Rina', role: 'Director' },
      { name: 'Asha', role: 'Writer' },
    ],
    title: ['Two', 'Three', 'Four'],
  }
  const result = rewritten([text], wanted)
  expect(parsedData(result)).toEqual(wanted)
  expect(result).toContain('# Who works here')
  expect(result).toContain('# for now')
})

test('EDIT-11 a text that cannot be read is passed over for the next one', () => {
  expect(rewritten(['a: [', 'a: 1 # one\n'], { a: 2 })).toBe('a: 2 # one\n')
})
