import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { FilmError } from '../../../media/films/film-error'

const run = promisify(execFile)
/** Bytes of a picture at most: one of 4K as PNG. */
const LARGEST = 100_000_000
/** Seconds before the end, where there is a last picture for certain. */
const LAST = 0.2

/**
 * The picture that a film shows at a moment, as PNG, upright.
 * @throws FilmError where it shows none
 */
export async function frameAt(film: string, second: number, duration: number): Promise<Buffer> {
  const at = Math.max(0, Math.min(second, duration - LAST))
  const picture = ['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']
  const args = ['-v', 'error', '-nostdin', '-ss', `${at}`, '-i', film, ...picture]
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: LARGEST }).catch(() => ({
    stdout: Buffer.alloc(0),
  }))
  if (!stdout.length)
    throw new FilmError('The film shows no picture at this moment. Choose another one, or export it again.')
  return stdout
}
