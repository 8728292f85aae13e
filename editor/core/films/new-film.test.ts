import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isList, valueAt } from '../change'
import { openStore, type Store } from '../site/store'
import { allIn, copiedMedia, drawFilm } from './films.fixture'
import { openStaging } from './given-film'
import { type FilmJob, openFilmJobs } from './jobs'
import { enterFilm, type NewPlace, type Replacement } from './replacement'

const hasFfmpeg = ['ffmpeg', 'ffprobe'].every((name) => !spawnSync(name, ['-version']).error)
const withFfmpeg = test.skipIf(!hasFfmpeg)
/** Milliseconds for encodings on a machine that has other work. */
const PATIENCE = 120_000

vi.setConfig({ testTimeout: PATIENCE })

const file = 'projects/av.yaml'

let home: string
let films: (string | number)[]
let store: Store
let heard: FilmJob[]

beforeEach(() => {
  home = copiedMedia()
  cpSync('content', join(home, 'content'), { recursive: true })
  store = openStore(home)
  const sections = valueAt(store.data(file), ['sections'])
  const at = isList(sections) ? sections.findIndex((one) => valueAt(one, ['kind']) === 'films') : -1
  films = ['sections', at, 'films']
  heard = []
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const list = () => valueAt(store.data(file), films)
const change = (one: Parameters<Store['change']>[0]['change']) =>
  store.change({
    id: `${Math.random()}`,
    file,
    revision: store.open(file).revision,
    change: one,
    label: 'Films',
    group: `${Math.random()}`,
  })

/** An entry without words, as Add makes it. */
function addEntry(): number {
  const entries = list()
  const at = isList(entries) ? entries.length : 0
  const value = { id: '', name: '', alt: '', client: '', services: '', objective: '' }
  change({ op: 'insert', path: films, at, value })
  return at
}

const place = (at: number): NewPlace => ({
  file,
  path: [...films, at, 'id'],
  was: '',
  title: 'The Long Monsoon',
})
const start = (request: Replacement) => {
  const tell = (job: FilmJob) => heard.push(job)
  return openFilmJobs(store.journal, openStaging(home), tell, (id, own, step) =>
    enterFilm(store, id, own, step),
  ).start(request)
}
const manifest = (name: string) => JSON.parse(readFileSync(join(home, `media/${name}.json`), 'utf8'))

withFfmpeg('EDIT-6 a new film gets files, poster, entry and title in one step of Undo', async () => {
  const at = addEntry()
  const before = [allIn(join(home, 'media')), list()]
  const film = drawFilm(home, 'film.mp4', { hasSound: true })
  const { done } = await start({ id: 'the-long-monsoon', film, poster: { second: 0.5 }, place: place(at) })
  await done
  expect(heard.at(-1)).toMatchObject({ state: 'done', isNew: 'placed' })
  expect(manifest('films')['the-long-monsoon']).toMatchObject({ width: 1280, height: 720 })
  expect(manifest('pictures')['films/the-long-monsoon']).toMatchObject({ sample: false })
  expect(valueAt(list(), [at])).toMatchObject({ id: 'the-long-monsoon', name: 'The Long Monsoon' })
  store.journal.undo()
  expect([allIn(join(home, 'media')), list()]).toEqual(before)
})

withFfmpeg('EDIT-6 a new film finds its entry that was moved while it was prepared', async () => {
  const at = addEntry()
  const film = drawFilm(home, 'film.mp4')
  const { done } = await start({ id: 'monsoon', film, poster: { second: 0 }, place: place(at) })
  change({ op: 'move', path: films, from: at, to: 0 })
  await done
  expect(valueAt(list(), [0])).toMatchObject({ id: 'monsoon' })
  expect(valueAt(list(), [at, 'id'])).not.toBe('monsoon')
})

withFfmpeg('EDIT-6 a new film whose entry was removed meanwhile is kept, and says so', async () => {
  const at = addEntry()
  const film = drawFilm(home, 'film.mp4')
  const { done } = await start({ id: 'monsoon', film, poster: { second: 0 }, place: place(at) })
  change({ op: 'remove', path: [...films, at] })
  await done
  expect(heard.at(-1)).toMatchObject({ state: 'done', isNew: 'unplaced' })
  expect(manifest('films').monsoon).toBeDefined()
})

withFfmpeg.each<[what: string, request: () => Replacement, said: RegExp]>([
  ['of a name there is', () => ({ ...given(), id: 'eeve' }), /There is a film “eeve” already/],
  ['without a poster', () => ({ ...given(), poster: undefined as never }), /needs a poster/],
  [
    'that is upright among those that are not',
    () => ({ ...given('720x1280'), place: { ...place(0), path: ['landscape', 0, 'id'] } }),
    /Export it lying/,
  ],
])('EDIT-6 a new film %s is refused with the remedy', async (_, request, said) => {
  await expect(start(request())).rejects.toThrow(said)
})

const given = (size = '1280x720'): Replacement => ({
  id: 'monsoon',
  film: drawFilm(home, 'film.mp4', { size }),
  poster: { second: 0 },
  place: place(0),
})
