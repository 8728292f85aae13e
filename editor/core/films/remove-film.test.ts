import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentFiles } from '../../../content/load/content-files.server'
import { valueAt } from '../change'
import { openStore, type Store } from '../site/store'
import { filesWithoutFilm, planFilmRemoval } from './film-files'
import { allIn, copiedMedia } from './films.fixture'

let home: string
let store: Store

beforeEach(() => {
  home = copiedMedia()
  cpSync('content', join(home, 'content'), { recursive: true })
  store = openStore(home)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const remove = (id: string) => store.journal.write(`Removal of film ${id}`, id, filesWithoutFilm(id, store))
const idsIn = (file: string, ...path: (string | number)[]) => JSON.stringify(valueAt(store.data(file), path))

/** Content files that hold this word as a value. Logos have names of their own, which a film's may equal. */
const filesNaming = (id: string) =>
  contentFiles().filter(
    (file) => file !== 'logos.yaml' && JSON.stringify(store.data(file)).includes(`"${id}"`),
  )

test('EDIT-6 removing a film names the places that use it', () => {
  expect(filesNaming('crumbl')).toContain('projects/av.yaml')
  expect(planFilmRemoval('crumbl', store)).toEqual({
    files: filesNaming('crumbl'),
    blocked: [],
    keepsPoster: false,
  })
})

test('EDIT-6 a removed film leaves its places, its files and its poster in one step of Undo', () => {
  const before = [allIn(join(home, 'media')), allIn(join(home, 'content'))]
  remove('crumbl')
  expect(idsIn('films.yaml', 'landscape')).not.toContain('crumbl')
  expect(idsIn('films.yaml', 'showcase')).not.toContain('crumbl')
  expect(idsIn('projects/av.yaml', 'sections')).not.toContain('"crumbl"')
  expect(Object.keys(allIn(join(home, 'media'))).join()).not.toContain('/crumbl.')
  expect(readFileSync(join(home, 'media/pictures.json'), 'utf8')).not.toContain('films/crumbl')
  store.journal.undo()
  expect([allIn(join(home, 'media')), allIn(join(home, 'content'))]).toEqual(before)
})

test('EDIT-6 a removed film leaves its poster where that is shown as a picture', () => {
  expect(planFilmRemoval('bigcupcafe', store).keepsPoster).toBe(true)
  remove('bigcupcafe')
  expect(readFileSync(join(home, 'media/pictures.json'), 'utf8')).toContain('films/bigcupcafe')
  expect(readFileSync(join(home, 'media/films.json'), 'utf8')).not.toContain('bigcupcafe')
})

test('EDIT-6 a film whose place cannot be empty is not removed, and the place is named', () => {
  const { blocked } = planFilmRemoval('showreel', store)
  expect(blocked).toEqual([
    {
      file: 'pages/home.yaml',
      why: expect.stringMatching(/always a film at “Showreel”. Press “Change the film …”/),
    },
  ])
  expect(() => filesWithoutFilm('showreel', store)).toThrow(/home\.yaml/)
})
