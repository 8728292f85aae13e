import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { FilmError, probe } from '../../../media/films/ffmpeg'
import { lengthInWords } from '../captions/captions'
import { ownFolder } from '../disk/journal'
import { frameAt } from './film-files'
import { fileEnding, SHARP } from './limits'

/** A file that was given and lies ready. */
export interface Staged {
  token: string
  path: string
  fileName: string
}

/** After this, nobody is choosing a poster for it any more, and nothing takes so long to prepare (ms). */
const FORGOTTEN = 60 * 60_000

/** Keeps files that are to become films. Their folder is emptied whenever the editor starts. */
export function openStaging(home: string) {
  const folder = join(home, ownFolder, 'unfinished')
  const all = new Map<string, Staged & { since: number }>()

  function drop(token: string): void {
    const staged = all.get(token)
    all.delete(token)
    if (staged) rmSync(staged.path, { force: true })
  }

  return {
    /** Keeps a file until it is dropped or forgotten. One whose sender goes away leaves nothing over. */
    async take(fileName: string, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Staged> {
      for (const { token, since } of all.values()) if (Date.now() - since > FORGOTTEN) drop(token)
      const token = randomUUID()
      mkdirSync(folder, { recursive: true })
      const path = join(folder, `given-${token}${fileEnding(fileName).replaceAll(/[^.a-z0-9]/g, '')}`)
      try {
        await pipeline(Readable.from(body), createWriteStream(path))
      } catch (error) {
        rmSync(path, { force: true })
        throw error
      }
      const staged = { token, path, fileName }
      all.set(token, { ...staged, since: Date.now() })
      return staged
    },
    /** @throws FilmError if it was dropped, or the editor was started anew */
    find(token: string): Staged {
      const staged = all.get(token)
      if (!staged) throw new FilmError('The file that was chosen is no longer there. Choose it again.')
      return staged
    },
    drop,
  }
}

export type Staging = ReturnType<typeof openStaging>

/** What is to be known about a film before it is taken. */
export interface GivenFilm {
  /** As it is seen: a film from a telephone may be stored lying. */
  width: number
  height: number
  /** Seconds. */
  duration: number
  hasSound: boolean
}

const isInstalled = (program: string) => !spawnSync(program, ['-version'], { stdio: 'ignore' }).error

/** @throws FilmError if this machine cannot encode films */
function checkMachine(): void {
  if (isInstalled('ffmpeg') && isInstalled('ffprobe')) return
  throw new FilmError(
    'This machine has no ffmpeg, which prepares films. Install it (ffmpeg.org) and start the editor again, or ask an engineer.',
  )
}

type Shape = Pick<GivenFilm, 'width' | 'height'>

const isUpright = ({ width, height }: Shape) => height > width

/**
 * Looks at a film that was given.
 * @param longest seconds that it may last
 * @param place the film whose place on the page it is to fill; missing if any shape will do
 * @throws FilmError with what is wrong and what to do
 */
export async function readFilm(
  { path, fileName }: Staged,
  longest: number,
  place?: Shape,
): Promise<GivenFilm> {
  checkMachine()
  const [facts, frame] = await (async () => {
    const probed = probe(path)
    return [probed, await frameAt(path, 0, probed.duration)] as const
  })().catch(() => {
    throw new FilmError(
      `${fileName} cannot be read as a film. Play it to see whether it is whole, and export it again as MP4.`,
    )
  })
  const { duration, hasSound } = facts
  if (duration > longest)
    throw new FilmError(
      `${fileName} is ${lengthInWords(duration)} long; here a film lasts ${lengthInWords(longest)} at most. Cut it shorter.`,
    )
  const { width, height } = await sharp(frame).metadata()
  if (Math.min(width, height) < SHARP)
    throw new FilmError(
      `${fileName} has only ${width} × ${height} px and would look soft; its shorter side has to have ${SHARP}. Ask for the original, or export it larger.`,
    )
  if (place && isUpright(place) !== isUpright({ width, height }))
    throw new FilmError(
      isUpright(place)
        ? `${fileName} is wider than high, but its place on the page is upright. Export it upright.`
        : `${fileName} is upright, but its place on the page is wider than high. Export it lying.`,
    )
  return { width, height, duration, hasSound }
}
