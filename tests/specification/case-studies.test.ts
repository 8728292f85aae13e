/** What the specification says of single case studies. Change it only when the agency changes the specification (CONTRIBUTING.md). */
import { expect, test } from 'vitest'
import { findSections, findStudy, readGalleries } from '../studies'

const readCampaign = (id: string) =>
  findSections(findStudy(id), 'campaign').map(({ name, period, results }) => [
    name,
    period,
    ...results.map(({ value }) => value),
  ])

const readCreatives = (id: string) => findSections(findStudy(id), 'creatives').map(({ heading }) => heading)

test.each([
  ['tpnodl', ['#MyTataPower', 'March 2023, Instagram and Facebook', '12M+', '703K+', '25,500', '+8.5K']],
  ['homefills', ['#GharaBhara', 'May 2024', '4M+', '6.2M', '45K+', '380+', '+3,200']],
  ['ruchi-tea', ['#MoCha', 'March–April 2024', '1.8M+', '21K+', '150+', '+2,000', '40+']],
])('CASE-3 CASE-4 %s has its campaign with exactly its figures', (id, campaign) => {
  expect(readCampaign(id)).toEqual([campaign])
  expect(readCreatives(id)).toEqual(['Social Media Creatives'])
})

test('CASE-3 tpnodl shows its corporate collaterals', () => {
  expect(findSections(findStudy('tpnodl'), 'gallery').map(({ heading }) => heading)).toContain(
    'Corporate Collaterals',
  )
})

test.each([
  ['trident-galaxy-iii', 10, 11],
  ['vedanta', 13, 13],
])(
  'CASE-5 CASE-6 %s has %i pictures on desktop and %i on phones, in different orders',
  (id, wide, narrow) => {
    const study = findStudy(id)
    const [desktop, mobile] = [readGalleries(study, 'desktop').flat(), readGalleries(study, 'mobile').flat()]
    expect([desktop.length, mobile.length]).toEqual([wide, narrow])
    expect(mobile.filter((name) => desktop.includes(name))).not.toEqual(desktop)
  },
)

test('CASE-6 lotus-resort has a grid of seven social media creatives', () => {
  const creatives = findSections(findStudy('lotus-resort'), 'creatives')
  expect(creatives.map(({ heading, pictures }) => [heading, pictures.length])).toEqual([
    ['Social Media Creatives', 7],
  ])
})

test('CASE-7 ui shows three clients and links to the print case study', () => {
  const ui = findStudy('ui')
  expect(findSections(ui, 'client').map(({ name }) => name)).toEqual(['Homefills', 'Leotronix', 'TPNODL'])
  expect(findSections(ui, 'call-to-action').map(({ label }) => label)).toEqual(['Design for Print'])
})
