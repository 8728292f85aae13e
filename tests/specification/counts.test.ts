/** These are the counts with which the site ships: when the samples are replaced, delete the test of each list that is yours now. */
import { expect, test } from 'vitest'
import { logoRows } from '~/page-data/logo-rows.server'
import { agency } from '~content/load/agency.server'
import { readContent } from '~content/load/read.server'
import { logos, testimonials } from '~content/schema/shared'
import { team } from '~content/schema/team'

test('TESTI-1 three people are glad', () => {
  expect(readContent('testimonials.yaml', testimonials).testimonials).toHaveLength(3)
})

test('ABOUT-2 seven people besides the director: rows of four and three', () => {
  expect(readContent('team.yaml', team).members).toHaveLength(7)
})

test('HOME-6 thirty logos, all different, in rows of ten', () => {
  const { logos: all } = readContent('logos.yaml', logos)
  expect(new Set(all.map(({ id }) => id)).size).toBe(30)
  expect(logoRows().map((row) => row.length)).toEqual([10, 10, 10])
})

test('FOOT-1 two telephone numbers', () => {
  expect(agency().phones).toHaveLength(2)
})

test('FOOT-1 eight social networks in their order', () => {
  expect(agency().social.map(({ name }) => name)).toEqual([
    'Instagram',
    'Pinterest',
    'Facebook',
    'YouTube',
    'LinkedIn',
    'Behance',
    'Twitter/X',
    'Dribbble',
  ])
})

test('FOOT-1 the copyright line is of 2025', () => {
  expect(agency().copyright).toContain('2025')
})

test('ABOUT-1 the agency was founded in 1998', () => {
  expect(agency().founded).toBe(1998)
})
