import { expect, test } from 'vitest'
import { z } from 'zod'
import { language, requireLanguage } from './parts'

const saying = requireLanguage(
  z.strictObject({ words: z.union([z.string(), z.array(z.string())]), lang: language.optional() }),
  'words',
)
const findProblems = (entry: unknown) =>
  saying.safeParse(entry).error?.issues.map(({ message }) => message) ?? []

const missing = ['is in Odia; add “lang: or” beside it, so that screen readers pronounce it as Odia']

test('EXP-3 words in Odia letters without their language are a mistake', () => {
  expect(findProblems({ words: 'ନମସ୍କାର' })).toEqual(missing)
  expect(findProblems({ words: ['ନମସ୍କାର', 'ବାନ୍ଧ'] })).toEqual(missing)
})

test('EXP-3 English words that say they are Odia are a mistake', () => {
  expect(findProblems({ words: 'Knots', lang: 'or' })).toEqual([
    'is not in Odia letters; take “lang” out, or screen readers pronounce it as Odia',
  ])
})

test.each([
  ['Odia with its language', { words: 'ନମସ୍କାର', lang: 'or' }],
  ['English', { words: 'Knots' }],
  ['an Odia word in an English sentence', { words: 'They greet with ନମସ୍କାର in every shop.' }],
])('EXP-3 no mistake: %s', (_, entry) => {
  expect(findProblems(entry)).toEqual([])
})
