import { expect, test } from 'vitest'
import { written } from './handwriting'

test('a character that a hand has not learned is refused, named with its hand', () =>
  expect(() => written('a zoo', 0, 0, 60, { hand: 'scrawl' })).toThrow(
    'the hand “scrawl” has no “z”; draw it in lib/hands/scrawl.ts',
  ))

test('a hand of capitals writes small letters as capitals', () =>
  expect(written('no', 0, 0, 60, { hand: 'architect' })).toBe(written('NO', 0, 0, 60, { hand: 'architect' })))

test('the letters of a word are one stroke in a joined hand, those of two words are two', () => {
  const strokes = (words: string): number =>
    written(words, 0, 0, 60, { hand: 'school' }).split('M').length - 1
  expect([strokes('noodle'), strokes('no noodle')]).toEqual([1, 2])
})
