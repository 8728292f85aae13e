import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawFilm } from '../../../editor/core/films/films.fixture'
import { randomFrom } from '../../server/random'
import { type Answer, type Killable, openKillable, unfinished } from './killable-editor'
import {
  kills,
  mediaIn,
  type ProjectToKill,
  projectToKill,
  report,
  timeFor,
  wrongWith,
} from './project-to-kill'

const hasFfmpeg = ['ffmpeg', 'ffprobe'].every((name) => !spawnSync(name, ['-version']).error)

let project: ProjectToKill
let sources: string
let editor: Killable | undefined
beforeEach(() => {
  project = projectToKill(['files'])
  sources = mkdtempSync(join(tmpdir(), 'sources-'))
})
afterEach(async () => {
  await editor?.clear()
  project.remove()
  rmSync(sources, { recursive: true, force: true })
})

/** Work that ends with a step of the journal. */
interface Encoding {
  count: number
  what: string
  /** Begins it, and answers when it has ended. */
  begin(editor: Killable, kill: number): Promise<Answer>
}

/** Kills the editor again and again while it encodes: the media are all as before, or all as after. */
async function killWhileEncoding({ count, what, begin }: Encoding): Promise<void> {
  const random = randomFrom(Number(process.env.SEED ?? 1998))
  let before = mediaIn(project.home)
  expect(await wrongWith(project.home, before)).toEqual([])
  editor = await openKillable(project.home)
  const started = performance.now()
  expect(await begin(editor, 0)).toMatchObject({ status: 200 })
  const whole = performance.now() - started
  expect(await wrongWith(project.home, before)).toEqual([])
  before = mediaIn(project.home)
  let ended = 0
  for (let kill = 1; kill <= count; kill += 1) {
    const work = begin(editor, kill)
    // Some fall when the files are put in place, at the end.
    const moment = kill % 4 === 0 ? whole * (0.9 + 0.2 * random()) : whole * random()
    await Promise.race([sleep(moment), work])
    await editor.kill(random() < 0.4 ? 'alone' : 'with all')
    const answer = await work
    const last = editor
    editor = await openKillable(project.home)
    const after = mediaIn(project.home)
    const isSame =
      [...after].every(([file, state]) => before.get(file) === state) && after.size === before.size
    if (answer) expect([answer.status, isSame], 'what was answered is there').toEqual([200, false])
    expect(await wrongWith(project.home, before)).toEqual([])
    expect(unfinished(project.home)).toEqual([])
    if (!isSame) ended += 1
    before = after
    await last.clear()
    report(what, kill, count, `${ended} done all the same`)
  }
}

test(
  `EDIT-5 killed ${kills.pictures} times while encoding, a picture is whole or as it was`,
  () =>
    killWhileEncoding({
      count: kills.pictures,
      what: 'pictures',
      async begin(at, kill) {
        const size = { width: 1700 + kill, height: 1100, channels: 3, background: '#1B3FD6' } as const
        const bytes = new Uint8Array(await sharp({ create: size }).jpeg().toBuffer())
        // One of two is new, the other takes the place of an earlier one.
        const name = kill % 2 ? `avante/new-${kill}` : 'avante/card'
        return at.send(`/pictures?name=${name}&file=photo.jpg`, bytes)
      },
    }),
  timeFor(kills.pictures),
)

test.skipIf(!hasFfmpeg)(
  `EDIT-6 killed ${kills.films} times while it encodes a film, it is whole or as it was`,
  () =>
    killWhileEncoding({
      count: kills.films,
      what: 'films',
      async begin(at, kill) {
        const { path } = drawFilm(sources, `film-${kill}.mp4`, { size: `${1280 + 2 * kill}x720` })
        const bytes = new Uint8Array(readFileSync(path))
        const given = await at.send('/film/given?kind=film&name=eeve&file=film.mp4', bytes)
        if (!given) return undefined
        const { token } = given.body as { token: string }
        await at.post('/film/replaced', { id: 'eeve', token, maySilent: true })
        for (;;) {
          const now = await at.get('/film')
          if (!now || (now.body as { state: string }).state !== 'working') return now
          await sleep(20)
        }
      },
    }),
  timeFor(kills.films),
)
