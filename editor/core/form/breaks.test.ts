import fc from 'fast-check'
import { expect, test } from 'vitest'
import { broken, isSameWords, rebroken } from './breaks'

test('EDIT-3 new words of a headline keep the line breaks of the phone', () => {
  expect(rebroken(['Made to', 'turn looms.'], ['Bound', 'to turn', 'heads.'])).toEqual([
    'Made',
    'to turn',
    'looms.',
  ])
  expect(rebroken(['One'], ['Bound', 'to turn', 'heads.'])).toEqual(['One'])
})

test('EDIT-4 a headline that is too long is broken into few lines of about one length', () => {
  const long = ['We make brands that people in Odisha look at twice and remember for the rest of their lives']
  const lines = broken(long, 24)
  expect(isSameWords(lines, long)).toBe(true)
  expect(lines).toHaveLength(4)
  for (const { length } of lines) expect(length).toBeLessThanOrEqual(24)
  expect(broken(['Bhubaneswar'], 6)).toEqual(['Bhubaneswar'])
})

test('EDIT-3 wide and narrow always hold the same words', () => {
  const lines = fc.array(fc.stringMatching(/^[a-z]{1,5}( [a-z]{1,5}){0,3}$/), { minLength: 1, maxLength: 5 })
  fc.assert(fc.property(lines, lines, (words, shape) => isSameWords(words, rebroken(words, shape))))
})
