import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openJournal } from '../disk/journal'
import { allIn, copiedMedia, drawFilm } from './films.fixture'

const hasFfmpeg = ['ffmpeg', 'ffprobe'].every((name) => !spawnSync(name, ['-version']).error)

/** Prepares a film in a process of its own and kills it at its first sign of progress beyond a share. */
function killed(home: string, film: string, after: number): Promise<boolean> {
  const program = join(process.cwd(), 'editor/core/films/prepare.fixture.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, film, 'eeve'], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', (data) => {
    const share = Number(/working ([\d.]+)/.exec(`${data}`)?.[1] ?? 0)
    if (share > after) child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal === 'SIGKILL')))
}

test.skipIf(!hasFfmpeg).each([0, 0.3, 0.6])(
  'EDIT-6 an editor that is killed while it prepares a film leaves the earlier one whole (%d)',
  async (after) => {
    const home = copiedMedia()
    const sources = mkdtempSync(join(tmpdir(), 'sources-'))
    try {
      const { path } = drawFilm(sources, 'film.mp4', { seconds: 4 })
      const before = allIn(join(home, 'media'))
      expect(await killed(home, path, after), 'it was still at work').toBe(true)
      expect(allIn(join(home, 'media'))).toEqual(before)
      openJournal(home)
      expect(allIn(join(home, 'media'))).toEqual(before)
      expect(existsSync(join(home, '.editor/unfinished')), 'nothing half is left').toBe(false)
    } finally {
      for (const folder of [home, sources]) rmSync(folder, { recursive: true, force: true })
    }
  },
  120_000,
)
