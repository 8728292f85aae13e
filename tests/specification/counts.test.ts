/** These are the counts with which the site ships: when the samples are replaced, delete the test of each list that is yours now. */
import { expect, test } from 'vitest'
import { readContent } from '~content/load/read.server'
import { testimonials } from '~content/schema/shared'

test('TESTI-1 three people are glad', () => {
  expect(readContent('testimonials.yaml', testimonials).testimonials).toHaveLength(3)
})
