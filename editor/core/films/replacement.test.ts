import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { films, pictures } from '../../../content/load/manifest.server'
import { openingStill } from '../../../content/schema/films'
import { type Journal, openJournal } from '../disk/journal'
import { captionFiles, otherPosterFiles, ownPosterFiles } from './film-files'
import { allIn, copiedMedia, drawFilm, readStreams } from './films.fixture'
import { openStaging } from './given-film'
import { type FilmJob, openFilmJobs } from './jobs'
import { LONGEST, whyNotFilm } from './limits'
import type { Replacement } from './replacement'

const hasFfmpeg = ['ffmpeg', 'ffprobe'].every((name) => !spawnSync(name, ['-version']).error)
const withFfmpeg = test.skipIf(!hasFfmpeg)
/** Milliseconds for encodings on a machine that has other work. */
const PATIENCE = 120_000
const captions = 'WEBVTT\n\n00:00:00.000 --> 00:00:00.500 line:5%\nHello\n'

vi.setConfig({ testTimeout: PATIENCE })

let home: string
let journal: Journal
let heard: FilmJob[]

beforeEach(() => {
  home = copiedMedia()
  journal = openJournal(home)
  heard = []
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(home, { recursive: true, force: true })
})

const manifest = () => JSON.parse(readFileSync(join(home, 'media/films.json'), 'utf8'))
const jobs = () => openFilmJobs(journal, openStaging(home), (job) => heard.push(job))
const media = () => allIn(join(home, 'media'))
/** Prepares a film to its end. */
const prepare = async (request: Replacement) => (await jobs().start(request)).done

/** Why a film was refused; nothing has changed then. */
async function refusal(request: Replacement): Promise<string> {
  const before = media()
  const said = await prepare(request).then(
    () => 'not refused',
    (error: Error) => error.message,
  )
  expect(media()).toEqual(before)
  expect(heard, 'refused before it was begun').toEqual([])
  return said
}

const withStill = Object.keys(films()).find((id) => openingStill(id) in pictures())
test.skipIf(!withStill)(
  'EDIT-6 another poster takes the film’s other still away, in the same step',
  async () => {
    const still = openingStill(withStill ?? '')
    const earlier = pictures()[still]?.base.split('/').at(-1) ?? ''
    expect(Object.keys(media()).join()).toContain(earlier)
    const bytes = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c5482e' } })
      .jpeg()
      .toBuffer()
    journal.write('Poster', 'poster', await ownPosterFiles(withStill ?? '', 'poster.jpg', bytes))
    const list = readFileSync(join(home, 'media/pictures.json'), 'utf8')
    expect(list).not.toContain(still)
    expect(list).toContain(`"films/${withStill}"`)
    expect(Object.keys(media()).join()).not.toContain(earlier)
  },
)

withFfmpeg('EDIT-6 a showreel gets sound, phone version, poster and captions in one step', async () => {
  const before = media()
  const film = drawFilm(home, 'reel.mov', { hasSound: true })
  const phone = drawFilm(home, 'phone.mp4', { hasSound: true, size: '720x1280' })
  await prepare({ id: 'showreel', film, phone, poster: { second: 0.5 }, captions })
  expect(heard.at(-1)).toMatchObject({ state: 'done', share: 1 })
  const { showreel } = manifest()
  expect(showreel).toMatchObject({ width: 1280, height: 720, duration: expect.closeTo(1, 0) })
  for (const { src } of [...showreel.files, ...showreel.phone])
    expect(readStreams(join(home, 'media/files', src)), src).toEqual(['video', 'audio'])
  expect(readFileSync(join(home, 'media/files', showreel.captions), 'utf8')).toBe(captions)
  const pictures = JSON.parse(readFileSync(join(home, 'media/pictures.json'), 'utf8'))
  expect(pictures['films/showreel']).toMatchObject({ width: 1600, height: 900, sample: false })
  expect(pictures['films/showreel-portrait'].sample).toBe(false)
  expect(journal.undo()).toBe('Film showreel')
  expect(media()).toEqual(before)
})

withFfmpeg('EDIT-6 a film of the portfolio is silent, and no larger than the site shows it', async () => {
  const film = drawFilm(home, 'film.webm', { hasSound: true, size: '1920x1080' })
  await prepare({ id: 'eeve', film })
  const { eeve, showreel } = manifest()
  expect(eeve).toMatchObject({ width: 1280, height: 720 })
  expect(eeve.phone).toBeUndefined()
  for (const { src } of eeve.files) expect(readStreams(join(home, 'media/files', src))).toEqual(['video'])
  const named = (one: string) => new RegExp(`^${one}(-phone)?\\.[0-9a-f]{8}\\.`)
  const onDisk = Object.keys(allIn(join(home, 'media/files/films')))
  expect(onDisk.filter((name) => named('eeve').test(name))).toHaveLength(2)
  expect(onDisk.filter((name) => named('showreel').test(name))).toHaveLength(
    showreel.files.length + showreel.phone.length + 1,
  )
})

withFfmpeg('EDIT-6 a cancelled film leaves everything as it was', async () => {
  const before = media()
  const temporary = join(home, 'temporary')
  mkdirSync(temporary)
  vi.stubEnv('TMPDIR', temporary)
  const all = jobs()
  const { done } = await all.start({ id: 'eeve', film: drawFilm(home, 'film.mp4', { seconds: 12 }) })
  await vi.waitFor(() => expect(heard.at(-1)?.share).toBeGreaterThan(0), { timeout: 60_000 })
  all.cancel()
  await done
  expect(heard.at(-1)?.state).toBe('cancelled')
  expect(media()).toEqual(before)
  expect(readdirSync(temporary)).toEqual([])
  expect(journal.steps().undo).toBeUndefined()
})

withFfmpeg('EDIT-6 a film that is cancelled makes way for the next at once', async () => {
  const all = jobs()
  const film = drawFilm(home, 'first.mp4', { seconds: 12 })
  const { done: first } = await all.start({ id: 'eeve', film, poster: { second: 1 } })
  all.cancel()
  expect(heard.at(-1)).toMatchObject({ fileName: 'first.mp4', state: 'cancelled' })
  const { done } = await all.start({ id: 'eeve', film: drawFilm(home, 'second.mp4') })
  await Promise.all([first, done])
  expect(heard.filter(({ state }) => state !== 'working')).toMatchObject([
    { fileName: 'first.mp4', state: 'cancelled' },
    { fileName: 'second.mp4', state: 'done' },
  ])
})

withFfmpeg('EDIT-6 a second film waits for the first', async () => {
  const all = jobs()
  const film = drawFilm(home, 'film.mp4')
  const { done } = await all.start({ id: 'eeve', film })
  await expect(all.start({ id: 'ruchi', film })).rejects.toThrow('film.mp4 is still being prepared')
  all.cancel()
  await done
})

withFfmpeg.each<[what: string, request: () => Omit<Replacement, 'id'>, said: RegExp]>([
  [
    'too long',
    () => ({ film: drawFilm(home, 'a.mp4', { seconds: LONGEST.withSound + 1, size: '64x48' }) }),
    /Cut it shorter/,
  ],
  ['too small', () => ({ film: drawFilm(home, 'a.mp4', { size: '640x360' }) }), /export it larger/],
  ['of another shape', () => ({ film: drawFilm(home, 'a.mp4', { size: '720x1280' }) }), /Export it lying/],
  ['without its sound', () => ({ film: drawFilm(home, 'a.mp4') }), /Export it with sound/],
  [
    'with captions after its end',
    () => ({
      film: drawFilm(home, 'a.mp4', { hasSound: true }),
      captions: captions.replaceAll('00:00:00', '00:00:09'),
    }),
    /Caption 1: The film is over by then/,
  ],
])('EDIT-6 a showreel %s is refused with the remedy', async (_, request, said) => {
  expect(await refusal({ id: 'showreel', ...request() })).toMatch(said)
})

withFfmpeg('EDIT-6 a file that only has the name of a film is refused with the remedy', async () => {
  const path = join(process.cwd(), 'package.json')
  expect(await refusal({ id: 'eeve', film: { token: '', path, fileName: 'a.mp4' } })).toMatch(
    /cannot be read as a film.*export it again/,
  )
})

withFfmpeg('EDIT-6 a poster that is too small is refused with the film', async () => {
  const path = join(home, 'small.png')
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c43' } }).toFile(path)
  const poster = { picture: { token: '', path, fileName: 'small.png' } }
  expect(await refusal({ id: 'eeve', film: drawFilm(home, 'a.mp4'), poster })).toMatch(/export it larger/)
})

test('EDIT-6 a machine without ffmpeg says how it gets one', async () => {
  vi.stubEnv('PATH', home)
  const film = { token: '', path: 'media/films.json', fileName: 'a.mp4' }
  expect(await refusal({ id: 'eeve', film })).toMatch(/no ffmpeg.*Install it/)
})

test('EDIT-6 a file of another kind and one that is too heavy are refused before they are sent', () => {
  expect(whyNotFilm('notes.pdf', 10)).toMatch(/Export it as MP4/)
  expect(whyNotFilm('Reel.MOV', 10)).toBeUndefined()
  expect(whyNotFilm('Reel.MOV', 2e9)).toMatch(/2.0 GB.*Export it as MP4/)
})

test('EDIT-6 other captions are one step, and the film’s own files stay', () => {
  const before = media()
  journal.write('Captions', 'captions', captionFiles('showreel', captions))
  expect(readFileSync(join(home, 'media/files', manifest().showreel.captions), 'utf8')).toBe(captions)
  expect(Object.keys(media())).toHaveLength(Object.keys(before).length)
  journal.write('None', 'none', captionFiles('showreel', null))
  expect(manifest().showreel.captions).toBeUndefined()
  journal.undo()
  journal.undo()
  expect(media()).toEqual(before)
})

withFfmpeg('EDIT-6 another moment of a film becomes its poster', async () => {
  const files = await otherPosterFiles('eeve', 1)
  expect([...files.keys()]).toContain('media/originals/films/eeve.jpg')
  expect(JSON.parse(String(files.get('media/pictures.json')))['films/eeve']).toMatchObject({
    width: 1600,
    height: 900,
    sample: false,
  })
})
