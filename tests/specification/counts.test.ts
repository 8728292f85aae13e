/** These are the counts with which the site ships: when the samples are replaced, delete the test of each list that is yours now. */
import { expect, test } from 'vitest'
import { logoRows } from '~/page-data/logo-rows.server'
import { agency } from '~content/load/agency.server'
import { readContent } from '~content/load/read.server'
import { campaigns } from '~content/schema/campaigns'
import { cycle } from '~content/schema/cycle'
import { homePage } from '~content/schema/pages/home'
import { projectsPage } from '~content/schema/pages/projects'
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

const fourteen = [
  'avante',
  'trident-galaxy-iii',
  'shuvam-constructions',
  'lotus-resort',
  'homefills',
  'tpnodl',
  'hi-meal',
  'vedanta',
  'pmca',
  'ruchi-tea',
  'dhauli-terrace',
  'ppl',
  'subhadarshini',
  'tpcodl',
]

test('PROJECTS-1 fourteen cards in their order', () => {
  expect(readContent('pages/projects.yaml', projectsPage).projects).toEqual(fourteen)
})

test('CASE-2 Prev and Next walk a circle of the same fourteen', () => {
  expect(readContent('cycle.yaml', cycle).cycle.toSorted()).toEqual(fourteen.toSorted())
})

test('PROJECTS-2 three campaigns, of which one leads to a case study of another name', () => {
  const all = readContent('campaigns.yaml', campaigns).campaigns
  expect(all.map(({ id, path }) => [id, path])).toEqual([
    ['tpnodl', '/project/tpnodl'],
    ['ruchi', '/project/ruchi-tea'],
    ['homefills', '/project/homefills'],
  ])
})

test('HOME-3 four featured projects in their order', () => {
  const { featured } = readContent('pages/home.yaml', homePage).stories
  expect(featured.map(({ id }) => id)).toEqual(['homefills', 'avante', 'tpnodl', 'hi-meal'])
})
