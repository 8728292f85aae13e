import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describeUnknownName, knownProject, namesIn, projectIds } from './known'

const names = ['night-market', 'river', 'salt-and-stone-ii']
const said = (name: string) =>
  describeUnknownName(name, { what: 'case study', names: () => names, remedy: 'none' })

test.each<[mistake: string, name: string, words: string]>([
  ['only the beginning', 'Night', 'there is no case study “Night”; did you mean “night-market”?'],
  [
    'written as people say it',
    'Salt and Stone',
    'there is no case study “Salt and Stone”; did you mean “salt-and-stone-ii”?',
  ],
  ['nothing near', 'nilkamal', 'there is no case study “nilkamal”; none'],
])('FREE-5 an unknown name is reported with its remedy: %s', (_, name, words) => {
  expect(said(name)).toBe(words)
})

test('FREE-5 if no case study has a similar name, all are listed', () => {
  const { error } = knownProject.safeParse('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')
  expect(error?.issues[0]?.message).toContain(`; there are: ${projectIds().join(', ')}`)
})

describe('names of the files in a folder', () => {
  let root: string
  const before = process.cwd()
  const add = (name: string) => writeFileSync(`content/projects/${name}.yaml`, '')
  const rested = () => new Promise((resolve) => setTimeout(resolve, 150))

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'known-paths-'))
    mkdirSync(join(root, 'content/projects'), { recursive: true })
    process.chdir(root)
  })
  afterEach(() => {
    process.chdir(before)
    rmSync(root, { recursive: true, force: true })
  })

  test('FREE-6 case studies that are added in quick succession are all known', () => {
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      add(name)
      expect(namesIn('projects')).toHaveLength(index + 1)
    }
  })

  test('FREE-6 a case study that is added or renamed later is known by its name', async () => {
    add('a')
    await rested()
    expect(namesIn('projects')).toEqual(['a'])
    expect(namesIn('projects')).toBe(namesIn('projects'))
    add('b')
    expect([...namesIn('projects')].sort()).toEqual(['a', 'b'])
    await rested()
    expect(namesIn('projects')).toHaveLength(2)
    renameSync('content/projects/b.yaml', 'content/projects/c.yaml')
    expect([...namesIn('projects')].sort()).toEqual(['a', 'c'])
  })
})
