import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FilmError } from '../../../media/films/film-error'
import { ownFolder } from '../disk/journal'
import { endOf, HEAVIEST, refusalOf } from './limits'

/** A file that was given and lies ready. */
export interface Staged {
  token: string
  path: string
  fileName: string
}

/** Ends a file that is heavier than was said. */
function counted(fileName: string) {
  let bytes = 0
  return new Transform({
    transform(part: Buffer, _, done) {
      bytes += part.length
      const refusal = bytes > HEAVIEST ? refusalOf(fileName, bytes) : undefined
      done(refusal ? new FilmError(refusal) : null, part)
    },
  })
}

/** Where files lie that are to become a film. The folder is emptied whenever the editor starts. */
export function openStaging(home: string) {
  const folder = join(home, ownFolder, 'unfinished')
  const all = new Map<string, Staged>()

  function drop(token: string): void {
    const staged = all.get(token)
    all.delete(token)
    if (staged) rmSync(staged.path, { force: true })
  }

  return {
    /**
     * Keeps a file until it is dropped. One whose sender goes away leaves nothing behind.
     * @throws FilmError where it is too heavy
     */
    async take(fileName: string, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Staged> {
      const token = randomUUID()
      mkdirSync(folder, { recursive: true })
      const path = join(folder, `given-${token}${endOf(fileName).replaceAll(/[^.a-z0-9]/g, '')}`)
      try {
        await pipeline(Readable.from(body), counted(fileName), createWriteStream(path))
      } catch (error) {
        rmSync(path, { force: true })
        throw error
      }
      const staged = { token, path, fileName }
      all.set(token, staged)
      return staged
    },
    /** @throws FilmError where it was dropped, or the editor was started anew */
    find(token: string): Staged {
      const staged = all.get(token)
      if (!staged) throw new FilmError('The file that was chosen is no longer there. Choose it again.')
      return staged
    },
    drop,
  }
}

export type Staging = ReturnType<typeof openStaging>
