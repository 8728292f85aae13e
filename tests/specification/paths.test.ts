/**
 * What the specification says of addresses. Change it only when the agency changes the specification (CONTRIBUTING.md): it does
 * when a case study comes or goes.
 */
import { expect, test } from 'vitest'
import { knownPaths } from '~content/schema/known'

const known = [
  '/',
  '/about',
  '/projects',
  '/services',
  '/contact',
  '/services/3d-vfx',
  '/services/av-production',
  '/services/brand-identity',
  '/services/marketing-360',
  '/services/print-media',
  '/services/ui-ux',
  '/project/avante',
  '/project/dhauli-terrace',
  '/project/hi-meal',
  '/project/homefills',
  '/project/pmca',
  '/project/ppl',
  '/project/ruchi-tea',
  '/project/shuvam-constructions',
  '/project/subhadarshini',
  '/project/tpcodl',
  '/project/tpnodl',
  '/project/trident-galaxy-iii',
  '/project/vedanta',
  '/project/lotus-resort',
  '/project/print-media',
  '/project/ui',
  '/project/av',
]

test('ROUTE-1 the 28 known paths, and no others', () => {
  expect(known).toHaveLength(28)
  expect(knownPaths().sort()).toEqual(known.sort())
})
