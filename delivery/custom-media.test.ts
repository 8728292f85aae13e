import postcss from 'postcss'
import { expect, test } from 'vitest'
import { withCustomMedia } from './custom-media'

const built = (css: string) =>
  postcss(withCustomMedia({ '--phone': '(width < 20em)' })).process(css, { from: 'a.css' }).css

test('EXP-4 a media query’s name is replaced by its widths', () => {
  expect(built('@media screen and (--phone) { a { color: red } }')).toBe(
    '@media screen and (width < 20em) { a { color: red } }',
  )
})

test('EXP-4 a class composed from another file stops the build', () => {
  expect(() => built(".a { composes: b from './b.css' }")).toThrow('Import the class in the component')
})

test('EXP-4 a name that no media query has stops the build', () => {
  expect(() => built('@media (--tablit) { a { color: red } }')).toThrow(
    'a.css:1:1: There is no custom media query called --tablit.',
  )
})
