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
  'https://www.google.com/maps/place/Saheed+Nagar/@20.2892,85.8440,17z/data=!4m6!3m5!1s0x3a!8m2!3d20.2892!4d85.8440',
  'www.google.co.in/maps/@20.2892,85.8440,17z',
  'https://www.openstreetmap.org/?mlat=20.2892&mlon=85.8440#map=16/20.2892/85.8440',
  'https://www.openstreetmap.org/node/12#map=16/20.2892/85.8440',
])('EDIT-4 a map is one field, by its address or the code that embeds it: %s', (code) => {
  const address = tidyAddress(code)
  expect(address).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
  const issues = findSchema('agency.yaml')?.safeParse({ map: { title: 'Map', embed: address } }).error?.issues
  expect(issues?.filter(({ path }) => path[0] === 'map')).toEqual([])
})
