/** What the specification says of counts. Change it only when the agency changes the specification (CONTRIBUTING.md). */
import { expect, test } from 'vitest'
import { logoWall } from '~/page-data/logo-rows.server'
import { agency } from '~content/load/agency.server'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { campaigns, cycle, logos, team, testimonials } from '~content/schema/collections'
import { films } from '~content/schema/films'
import { homePage, projectsPage } from '~content/schema/pages'
import { brandIdentityPage, marketingPage, printPage, uiPage } from '~content/schema/services'

test('TESTI-1 three testimonials', () => {
  expect(readContent('testimonials.yaml', testimonials).testimonials).toHaveLength(3)
})

test('KNOW-5 each of them speaks for the client of a case study', () => {
  for (const { company, project: id } of readContent('testimonials.yaml', testimonials).testimonials)
    expect(project(id).name).toBe(company)
})

test('ABOUT-2 seven people besides the director: rows of four and three', () => {
  expect(readContent('team.yaml', team).members).toHaveLength(7)
})

test('HOME-6 thirty logos, all different, in rows of ten', () => {
  const { logos: all } = readContent('logos.yaml', logos)
  expect(new Set(all.map(({ id }) => id)).size).toBe(30)
  expect(logoWall('').rows.map(({ logos }) => logos.length)).toEqual([10, 10, 10])
})

test('FOOT-1 two telephone numbers', () => {
  expect(agency().phones).toHaveLength(2)
})

test('FOOT-1 eight social networks in order', () => {
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

test('PROJECTS-1 fourteen cards in order', () => {
  expect(readContent('pages/projects.yaml', projectsPage).projects).toEqual(fourteen)
})

test('CASE-2 Prev and Next walk a circle of the same fourteen', () => {
  expect(readContent('cycle.yaml', cycle).cycle.toSorted()).toEqual(fourteen.toSorted())
})

test('PROJECTS-2 three campaigns, one of which leads to a case study with another name', () => {
  const all = readContent('campaigns.yaml', campaigns).campaigns
  expect(all.map(({ id, path }) => [id, path])).toEqual([
    ['tpnodl', '/project/tpnodl'],
    ['ruchi', '/project/ruchi-tea'],
    ['homefills', '/project/homefills'],
  ])
})

test('HOME-3 four featured projects in order', () => {
  const { featured } = readContent('pages/home.yaml', homePage).stories
  expect(featured.map(({ id }) => id)).toEqual(['homefills', 'avante', 'tpnodl', 'hi-meal'])
})

test('AV-1 six landscape and six portrait films, of which three open the page', () => {
  const { landscape, portrait, showcase } = readContent('films.yaml', films)
  const names = (group: { name: string }[]) => group.map(({ name }) => name)
  expect(names(landscape)).toEqual(['BigCupCafe', 'Crumbl', 'DNFairytale', 'EeVe', 'Ruchi', 'TataPower'])
  expect(names(portrait)).toEqual([
    'Decathlon',
    'MeatMasala',
    'MurghBiryani',
    'PalHeightsMantra',
    'RaagiHalwa',
    'ToffeeCoffee',
  ])
  expect(showcase).toEqual(['dnfairytale', 'bigcupcafe', 'crumbl'])
})

test('CASE-7 the case study of films shows all twelve', () => {
  const shown = project('av').sections.flatMap((section) => (section.kind === 'films' ? section.films : []))
  expect(shown).toHaveLength(12)
})

const readIds = (projects: { id: string }[]) => projects.map(({ id }) => id)

test('SERVICES-4 the projects of brand identity in their order', () => {
  const page = readContent('services/brand-identity.yaml', brandIdentityPage)
  expect([page.branding, page.packaging, page.collaterals].map(({ projects }) => readIds(projects))).toEqual([
    ['pmca', 'dhauli-terrace', 'hi-meal', 'avante'],
    ['subhadarshini'],
    ['vedanta', 'tpcodl'],
  ])
})

test('SERVICES-5 the projects of marketing 360 in their order', () => {
  expect(readIds(readContent('services/marketing-360.yaml', marketingPage).projects)).toEqual([
    'homefills',
    'tpnodl',
    'lotus-resort',
    'shuvam-constructions',
  ])
})

test('SERVICES-6 SERVICES-7 the shared projects of print and screens, and three print galleries', () => {
  const print = readContent('services/print-media.yaml', printPage)
  const screens = readContent('services/ui-ux.yaml', uiPage)
  const ways = (projects: { name: string; path: string }[]) => projects.map(({ name, path }) => [name, path])
  expect(ways(print.projects)).toEqual([
    ['Avante', '/project/print-media'],
    ['Trident Galaxy III', '/project/print-media'],
  ])
  expect(print.galleries).toHaveLength(3)
  expect(ways(screens.projects)).toEqual([
    ['Homefills', '/project/ui'],
    ['Leotronix', '/project/ui'],
  ])
})
