import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashBytes } from '../disk/states'
import type { Staged } from './given-film'

/** A folder with the films and pictures of the project, to which a journal may write. */
export function copiedMedia(): string {
  const home = mkdtempSync(join(tmpdir(), 'films-'))
  for (const name of ['films.json', 'pictures.json', 'files/films', 'files/pictures/films'])
    cpSync(join('media', name), join(home, 'media', name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(home, 'node_modules'))
  return home
}

/** Every file below a folder, with what it holds. */
export function allIn(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  return Object.fromEntries(files.sort().map((name) => [name, hashBytes(readFileSync(join(folder, name)))]))
}

interface Drawn {
  seconds?: number
  size?: string
  hasSound?: boolean
}

/** A film of moving bars, with a tone if it is to have sound. */
export function drawFilm(folder: string, fileName: string, drawn: Drawn = {}): Staged {
  const { seconds = 1, size = '1280x720', hasSound = false } = drawn
  const path = join(folder, fileName)
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=5:duration=${seconds}`]
  const tone = hasSound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : []
  spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...picture, ...tone, '-b:v', '2M', path])
  return { token: fileName, path, fileName }
}

/** The kinds of streams that a file has. */
export function readStreams(file: string): string[] {
  const options = ['-v', 'error', '-show_entries', 'stream=codec_type', '-of', 'csv=p=0', file]
  return spawnSync('ffprobe', options, { encoding: 'utf8' }).stdout.trim().split('\n')
}
