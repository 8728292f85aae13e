import { expect, test } from 'vitest'
import { findSchema } from '../../../content/schema/files'
import { tidyAddress } from './addresses'

test.each([
  ['kalingastudio.in', 'https://kalingastudio.in'],
  ['https://kalingastudio.in/', 'https://kalingastudio.in'],
  [' www.instagram.com/kalinga?hl=en ', 'https://www.instagram.com/kalinga?hl=en'],
  ['https://kalingastudio.in/about/', 'https://kalingastudio.in/about/'],
  ['two words', 'two words'],
  ['', ''],
])('EDIT-4 a web address is understood as people type it: %j', (typed, address) => {
  expect(tidyAddress(typed)).toBe(address)
})

test.each([
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3742!2d85.8440!3d20.2892!2m3!1f0" width="600"></iframe>',
  '<iframe width="425" src="https://www.openstreetmap.org/export/embed.html?bbox=85.83%2C20.28%2C85.85%2C20.29&amp;layer=mapnik"></iframe>',
])('EDIT-4 the code that embeds a map is understood: %s', (code) => {
  const map = findSchema('agency.yaml')
  const address = tidyAddress(code)
  expect(address).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
  expect(
    map?.safeParse({ map: { embed: address } }).error?.issues.map(({ path }) => path.join('.')),
  ).not.toContain('map.embed')
})
