import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { FilmError } from './film-error'

/** What ffprobe says about a film. */
export interface FilmFacts {
  width: number
  height: number
  /** Of the video's codec. */
  level: number
  /** Seconds. */
  duration: number
  hasSound: boolean
}

interface Probe {
  streams?: { codec_type: string; width?: number; height?: number; level?: number }[]
  format?: { duration?: string }
}

/** @throws FilmError where the file is no film */
export function probe(file: string): FilmFacts {
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
  return {
    width: video.width,
    height: video.height,
    level: video.level ?? 5,
    duration,
    hasSound: found.streams?.some((stream) => stream.codec_type === 'audio') === true,
  }
}

let running: ChildProcess | undefined

/** Ends an encoding that is under way; the program that asked for it is about to end. */
export const stopFfmpeg = (): void => {
  running?.kill('SIGKILL')
}

/**
 * Runs ffmpeg; `onSecond` hears how many seconds of the film are done, `signal` ends it. Throws with ffmpeg's own words where it
 * fails.
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
  running = child
  const words: string[] = []
  child.stderr.on('data', (data) => words.push(`${data}`))
  child.stdout.on('data', (data) => {
    const [, microseconds] = [...`${data}`.matchAll(/out_time_us=(\d+)/g)].at(-1) ?? []
    if (microseconds) onSecond(Number(microseconds) / 1e6)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  running = undefined
  if (code !== 0) throw new FilmError(`ffmpeg could not encode the film: ${words.join('').trim()}`)
}
