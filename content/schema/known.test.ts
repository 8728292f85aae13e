import { expect, test } from 'vitest'
import { knownProject, projectIds, unknownName } from './known'

const names = ['night-market', 'river', 'salt-and-stone-ii']
const said = (name: string) => unknownName(name, { what: 'case study', names: () => names, remedy: 'none' })

test.each<[slip: string, name: string, words: string]>([
  ['a comma is missing', 'river night-market', 'a comma, or a line of its own, is missing after “river”'],
  [
    'a comma is missing before an unknown name',
    'river nihgt-market',
    'a comma, or a line of its own, is missing after “river”; then: there is no case study “nihgt-market”; did you mean “night-market”?',
  ],
  ['only the beginning', 'Night', 'there is no case study “Night”; did you mean “night-market”?'],
  [
    'written as people say it',
    'Salt and Stone',
    'there is no case study “Salt and Stone”; did you mean “salt-and-stone-ii”?',
  ],
  ['nothing near', 'nilkamal', 'there is no case study “nilkamal”; none'],
])('FREE-5 an unknown name is told with its remedy: %s', (_, name, words) => {
  expect(said(name)).toBe(words)
})

test('FREE-5 where no case study is near an unknown name, all are listed', () => {
  const { error } = knownProject.safeParse('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')
  expect(error?.issues[0]?.message).toContain(`; there are: ${projectIds().join(', ')}`)
})
