import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { checkContent } from '../validation/check-content'
import { QUOTE_ROOM, testimonials } from './collections'

test('TESTI-1 a quote in Odia that does not say so is a mistake of its words', () => {
  const document = parseDocument(readFileSync('content/testimonials.yaml', 'utf8'))
  document.setIn(['testimonials', 0, 'text'], 'ନମସ୍କାର')
  document.deleteIn(['testimonials', 0, 'lang'])
  const { problems } = checkContent('testimonials.yaml', document.toString(), testimonials)
  expect(problems?.map(({ field, text }) => `${field} ${text}`)).toEqual([
    'testimonials.1.text is in Odia; add “lang: or” beside it, so that screen readers pronounce it as Odia',
  ])
})

/** The testimonials, with the given language for the first one. */
function inLanguage(lang: string) {
  const document = parseDocument(readFileSync('content/testimonials.yaml', 'utf8'))
  document.setIn(['testimonials', 0, 'text'], 'ନମସ୍କାର')
  document.setIn(['testimonials', 0, 'lang'], lang)
  return checkContent('testimonials.yaml', document.toString(), testimonials)
}

test('TESTI-1 a quote may say that it is in Odia', () => {
  const { data, problems } = inLanguage('or')
  expect(problems).toBeUndefined()
  expect(data?.testimonials[0]?.lang).toBe('or')
})

test('TESTI-1 an unknown language is refused', () => {
  expect(inLanguage('odia').problems?.map(({ text }) => text)).toEqual(['“odia” must be or'])
})

test('FREE-1 a quote that is too long is refused with the limit', () => {
  const document = parseDocument(readFileSync('content/testimonials.yaml', 'utf8'))
  document.setIn(['testimonials', 0, 'text'], 'y'.repeat(QUOTE_ROOM.small + 1))
  const { problems } = checkContent('testimonials.yaml', document.toString(), testimonials)
  expect(problems?.map(({ text }) => text)).toEqual(['is 321 characters, may be 320; make it shorter'])
})

test('FREE-11 a testimonial may have no portrait; a portrait has an alternative text', () => {
  const document = parseDocument(readFileSync('content/testimonials.yaml', 'utf8'))
  document.deleteIn(['testimonials', 0, 'alt'])
  const withoutWords = checkContent('testimonials.yaml', document.toString(), testimonials)
  expect(withoutWords.problems?.map(({ field }) => field)).toEqual(['testimonials.1.alt'])
  document.deleteIn(['testimonials', 0, 'portrait'])
  expect(checkContent('testimonials.yaml', document.toString(), testimonials).problems).toBeUndefined()
})
