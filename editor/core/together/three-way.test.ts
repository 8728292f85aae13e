import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '../change'
import { type Conflict, merged } from './three-way'

/** What comes out, and the places that both sides changed. */
function both(base: Value, ours: Value, theirs: Value, side: 'ours' | 'theirs' = 'ours') {
  const conflicts: Conflict[] = []
  const value = merged(base, ours, theirs, (conflict) => {
    conflicts.push(conflict)
    return conflict[side]
  })
  return { value, asked: conflicts.map(({ path }) => path.join('.')) }
}

const person = (name: string, role = 'Writer', since = 2020) => ({ name, role, since })

test('EDIT-11 fields that only one side changed are as that side left them', () => {
  const base = { title: 'A', line: 'B', gone: 'C' }
  expect(both(base, { title: 'Mine', line: 'B' }, { title: 'A', line: 'Yours', gone: 'C', more: 1 })).toEqual(
    {
      value: { title: 'Mine', line: 'Yours', more: 1 },
      asked: [],
    },
  )
})

test('EDIT-11 a field that both changed differently is a question, the same change is none', () => {
  const base = { hero: { tagline: 'A', line: 'B' } }
  const ours = { hero: { tagline: 'Mine', line: 'Same' } }
  const theirs = { hero: { tagline: 'Yours', line: 'Same' } }
  expect(both(base, ours, theirs)).toEqual({ value: ours, asked: ['hero.tagline'] })
  expect(both(base, ours, theirs, 'theirs').value).toEqual(theirs)
})

test('EDIT-11 one adds an entry, the other changes and removes others: all of it holds', () => {
  const base = [person('Asha'), person('Rina'), person('Smruti')]
  const ours = [person('Asha'), person('Rina', 'Director'), person('Smruti'), person('Tara')]
  const theirs = [person('Rina'), person('Smruti', 'Artist')]
  expect(both(base, ours, theirs)).toEqual({
    value: [person('Rina', 'Director'), person('Smruti', 'Artist'), person('Tara')],
    asked: [],
  })
})

test('EDIT-11 entries that both added are both there, the same one once', () => {
  const base = [person('Asha')]
  const ours = [person('Asha'), person('Rina'), person('Tara', 'Artist', 2025)]
  const theirs = [person('Asha'), person('Tara', 'Artist', 2025), person('Smruti', 'Director', 1999)]
  expect(both(base, ours, theirs)).toEqual({
    value: [...ours, person('Smruti', 'Director', 1999)],
    asked: [],
  })
})

test('EDIT-11 an entry that one removed and the other changed is a question', () => {
  const base = [person('Asha'), person('Rina')]
  const theirs = [person('Asha'), person('Rina', 'Director')]
  expect(both(base, [person('Asha')], theirs)).toEqual({ value: [person('Asha')], asked: ['1'] })
  expect(both(base, [person('Asha')], theirs, 'theirs').value).toEqual(theirs)
})

test('EDIT-11 one moves entries and the other changes one: it is changed at its new place', () => {
  const [a, b, c] = [
    { id: 'a', n: 1 },
    { id: 'b', n: 1 },
    { id: 'c', n: 1 },
  ] as const
  const base = [a, b, c]
  expect(both(base, [a, { id: 'b', n: 2 }, c], [c, a, b])).toEqual({
    value: [c, a, { id: 'b', n: 2 }],
    asked: [],
  })
  expect(both(base, [b, a, c], [c, a, b]).asked).toEqual([''])
})

test('EDIT-11 lines apart go together, the same or neighbouring lines are a question', () => {
  const base = ['a', 'b', 'c', 'd']
  expect(both(base, ['A', 'b', 'c', 'd'], ['a', 'b', 'c', 'D'])).toEqual({
    value: ['A', 'b', 'c', 'D'],
    asked: [],
  })
  expect(both(base, ['A', 'b', 'c', 'd'], ['x', 'b', 'c', 'd']).asked).toEqual([''])
  expect(both(base, [...base, 'mine'], [...base, 'yours']).value).toEqual([...base, 'mine', 'yours'])
})

test('EDIT-11 where one side changed nothing, the other is taken whole and nothing is asked', () => {
  const values = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Value>
  fc.assert(
    fc.property(values, values, (base, side) => {
      expect(both(base, side, base)).toEqual({ value: side, asked: [] })
      expect(both(base, base, side)).toEqual({ value: side, asked: [] })
    }),
  )
})
