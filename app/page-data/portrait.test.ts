import { expect, test } from 'vitest'
import { initialsCloth, readInitials } from './portrait.server'

test('FREE-11 initials are those of the first and the last name, in any script', () => {
  const initials = {
    'Rina Das': 'RD',
    'Dr. Minati Kumari Rath': 'MR',
    Kabir: 'K',
    'ସସ୍ମିତା ଦାଶ': 'ସଦା',
    'élise d’Arc': 'ÉD',
    '“Bapi” Naik': 'BN',
    Prof: 'P',
  }
  for (const [name, expected] of Object.entries(initials)) expect(readInitials(name), name).toBe(expected)
})

test('FREE-11 wide letters fit their cloth, and a name always has the same cloth', () => {
  expect(initialsCloth('Wasim Mohammed Wahid')).toEqual(initialsCloth('Wasim Mohammed Wahid'))
  expect(initialsCloth('Wasim Wahid').size).toBeLessThan(initialsCloth('Ila Ipe').size)
})
