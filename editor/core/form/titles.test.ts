import { expect, test } from 'vitest'
import { choiceTitle, inWords, titles } from './titles'

test('EDIT-1 no field has a title in the list that is its own name in words', () => {
  expect(Object.keys(titles).filter((name) => titles[name] === inWords(name))).toEqual([])
})

test('EDIT-1 a language is chosen by its name', () => {
  expect(choiceTitle('lang', 'or')).toBe('Odia')
  expect(choiceTitle('lang', '')).toBe('English, like the page')
  expect(choiceTitle('pattern', 'wall')).toBeUndefined()
})
