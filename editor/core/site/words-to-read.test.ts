import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Value } from '../change'
import { openWordsToRead } from './words-to-read'

const manifest = vi.hoisted(() => ({ pictures: {} as Record<string, { base: string }> }))
vi.mock('../../../content/load/manifest.server', () => ({
  pictures: () => manifest.pictures,
  wovenPictures: () => ({}),
}))

let home: string
let said: Record<string, Value>

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'words-'))
  said = {
    'team.yaml': { members: [{ image: 'team/rina', altText: 'Rina laughs' }] },
    'projects/avante.yaml': {
      card: { name: 'avante/card', alt: 'A house' },
      pictures: { hoarding: 'A stair' },
    },
  }
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const open = () => openWordsToRead(home, (file) => said[file] ?? null)
const rina = { name: 'team/rina', words: 'Rina laughs' }

test('EDIT-5 the words of a changed picture are to be read again, also after a restart', () => {
  open().add(rina)
  expect(open().list()).toEqual([rina])
})

test('EDIT-5 words that are confirmed are not asked about again', () => {
  open().add(rina)
  open().confirm(rina)
  expect(open().list()).toEqual([])
})

test('EDIT-5 words that were written anew need no confirmation', () => {
  open().add(rina)
  said['team.yaml'] = { members: [{ image: 'team/rina', altText: 'Rina reads' }] }
  expect(open().list()).toEqual([])
})

test('EDIT-5 a picture replaced in its place has its words asked about wherever it is used', () => {
  for (const name of ['team/rina', 'avante/card', 'avante/hoarding']) open().addEverywhere(name)
  expect(open().list()).toEqual([
    rina,
    { name: 'avante/card', words: 'A house' },
    { name: 'avante/hoarding', words: 'A stair' },
  ])
})

test('EDIT-11 a picture that two pages show with the same words is asked about once', () => {
  said['pages/home.yaml'] = { hero: { name: 'avante/card', alt: 'A house' } }
  open().addEverywhere('avante/card')
  expect(open().list()).toEqual([{ name: 'avante/card', words: 'A house' }])
  open().confirm({ name: 'avante/card', words: 'A house' })
  expect(open().list()).toEqual([])
})

test('EDIT-9 a picture that Undo brought back has its words no longer asked about', () => {
  manifest.pictures['avante/hoarding'] = { base: 'new' }
  open().addEverywhere('avante/hoarding')
  expect(open().list()).toHaveLength(1)
  manifest.pictures['avante/hoarding'] = { base: 'old' }
  expect(open().list()).toEqual([])
  manifest.pictures['avante/hoarding'] = { base: 'new' }
  expect(open().list()).toHaveLength(1)
})
