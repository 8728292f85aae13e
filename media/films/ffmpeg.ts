import { execFileSync, spawn } from 'node:child_process'

/** Something about a film that its owner can correct; the message says how. */
export class FilmError extends Error {
  override readonly name = 'FilmError'
}

interface Probe {
  streams?: { codec_type: string; width?: number; height?: number; level?: number }[]
  format?: { duration?: string }
}

/**
 * What ffprobe says about a film: size in px, seconds, the level of the video's codec.
 * @throws FilmError if the file is not a film
 */
export function probe(file: string) {
  const facts = ['-v', 'error', '-show_entries', 'stream=codec_type,width,height,level:format=duration']
  let found: Probe
  try {
    found = JSON.parse(execFileSync('ffprobe', [...facts, '-of', 'json', file], { stdio: 'pipe' }).toString())
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new FilmError('ffmpeg and ffprobe are not installed.')
    throw new FilmError(`${file} is no film that ffmpeg can read.`)
  }
  const video = found.streams?.find((stream) => stream.codec_type === 'video')
  const duration = Number(found.format?.duration)
  if (!video?.width || !video.height || !duration)
    throw new FilmError(`${file} is no film that ffmpeg can read.`)
  const { width, height, level = 5 } = video
  const hasSound = found.streams?.some((stream) => stream.codec_type === 'audio') === true
  return { width, height, level, duration, hasSound }
}

/**
 * Runs ffmpeg, which ends with this process. `onSecond` hears how many seconds of the film are done, `signal` ends it.
 * @throws FilmError with ffmpeg's own words
 */
export async function ffmpeg(
  options: string[],
  onSecond: (second: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  })
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  let words = ''
  child.stderr.on('data', (data) => {
    words += data
  })
  child.stdout.on('data', (data) => {
    const [, microseconds] = [...`${data}`.matchAll(/out_time_us=(\d+)/g)].at(-1) ?? []
    if (microseconds) onSecond(Number(microseconds) / 1e6)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => process.off('exit', stop))
  if (code !== 0) throw new FilmError(`ffmpeg could not encode the film: ${words.trim()}`)
}
