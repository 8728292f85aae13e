import { expect, test } from 'vitest'
import { countWith, type Filter, filterEntries, readChoice, writeChoice } from './use-filter'

const entries = ['tea', 'rice', 'hotel', 'tower']
const filters: Filter[] = [
  {
    id: 'sector',
    groups: [
      { id: 'food', members: ['tea', 'rice'] },
      { id: 'homes', members: ['tower'] },
    ],
  },
  {
    id: 'work',
    groups: [
      { id: 'packs', members: ['rice', 'tea'] },
      { id: 'print', members: ['tower', 'hotel', 'tea'] },
    ],
  },
]

test('PROJECTS-3 without a choice every entry is shown', () => {
  expect(filterEntries(entries, filters, {})).toEqual(entries)
})

test('PROJECTS-3 entries that belong to all chosen groups are shown, in the list’s order', () => {
  expect(filterEntries(entries, filters, { work: 'packs' })).toEqual(['tea', 'rice'])
  expect(filterEntries(entries, filters, { sector: 'food', work: 'print' })).toEqual(['tea'])
})

test('PROJECTS-3 a count says how many would be left with the other filters unchanged', () => {
  const choice = { sector: 'food', work: 'packs' }
  expect(countWith(entries, filters, choice, 'work', 'print')).toBe(1)
  expect(countWith(entries, filters, choice, 'work')).toBe(2)
  expect(countWith(entries, filters, choice, 'sector', 'homes')).toBe(0)
})

test('PROJECTS-3 the address contains the choice and keeps everything else', () => {
  const search = writeChoice('?from=letter', filters, { sector: 'food', work: 'print' })
  expect(search).toBe('?from=letter&sector=food&work=print')
  expect(readChoice(entries, filters, search)).toEqual({ sector: 'food', work: 'print' })
  expect(writeChoice(search, filters, {})).toBe('?from=letter')
  expect(writeChoice('?sector=food', filters, {})).toBe('')
})

test('PROJECTS-3 an unknown group in the address is ignored', () => {
  expect(readChoice(entries, filters, '?sector=moon&work=packs')).toEqual({ work: 'packs' })
})

test('PROJECTS-3 a choice in the address that would leave no entry is ignored', () => {
  expect(readChoice(entries, filters, '?sector=homes&work=packs')).toEqual({ sector: 'homes' })
})
