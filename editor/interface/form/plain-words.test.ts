import { expect, test } from 'vitest'
import { plainLines, plainWords } from './fields/words-field'

test.each([
  ['a tab', 'one\ttwo', 'one two'],
  ['line breaks of Windows', 'one \r\n two', 'one two'],
  ['a line separator', 'one\u2028two', 'one two'],
  ['a space that does not break', 'one\u00a0two', 'one two'],
  ['a narrow space', 'one\u202ftwo', 'one two'],
  ['a space without width', 'one\u200btwo', 'onetwo'],
  ['an invisible hyphen', 'one\u00adtwo', 'onetwo'],
  ['a byte order mark', '\ufeffone', 'one'],
])('EDIT-3 pasted words arrive without %s', (_, pasted, words) => {
  expect(plainWords(pasted)).toBe(words)
})

test('EDIT-3 signs that join letters of Odia and emoji stay', () => {
  expect(plainWords('କ୍\u200dଷ 👩\u200d🎨')).toBe('କ୍\u200dଷ 👩\u200d🎨')
})

test('EDIT-3 the lines of a headline stay lines', () => {
  expect(plainLines('one\ttwo\r\nthree')).toBe('one two\nthree')
})
