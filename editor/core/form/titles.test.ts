import { expect, test } from 'vitest'
import { choiceTitleOf, inWords, titles } from './titles'

test('EDIT-1 no field has a title in the list that is its own name in words', () => {
  expect(Object.keys(titles).filter((name) => titles[name] === inWords(name))).toEqual([])
})

test('EDIT-1 a language is chosen by its name', () => {
  expect(choiceTitleOf('lang', 'or')).toBe('Odia')
  expect(choiceTitleOf('lang', '')).toBe('English, like the page')
  expect(choiceTitleOf('pattern', 'wall')).toBeUndefined()
})
