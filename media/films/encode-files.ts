import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ffmpeg, probe } from './ffmpeg'
import { FilmError } from './film-error'
import type { Order } from './order'

const codecs = ['av1', 'vp9'] as const
type Codec = (typeof codecs)[number]

/** An encoded file that is not yet among the site's media. */
export interface Draft {
  path: string
  /** Its name among the site's media, which changes with its content. */
  name: string
  type: string
  bytes: number
}

/** Hears how much of a file is done, 0 to 1. */
export type OnProgress = (file: string, share: number) => void

export const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

/** The media type with the codec string that the file really has. */
function mediaType(file: string, codec: Codec, sound: boolean): string {
  const video = codec === 'av1' ? `av01.0.${`${probe(file).level}`.padStart(2, '0')}M.08` : 'vp09.00.31.08'
  return `video/webm; codecs="${video}${sound ? ', opus' : ''}"`
}

/** The passes of ffmpeg that make one file: one of AV1, or two of VP9 (one where the order asks for a lower height). */
function passes(source: string, target: string, codec: Codec, rateFactor: number, order: Order): string[][] {
  const height = (codec === 'vp9' && order.vp9Height) || order.height
  const scale = height ? ['-vf', `scale=-2:${height}:flags=lanczos`] : []
  const sound = order.sound ? ['-c:a', 'libopus', '-b:a', `${order.soundRate ?? 96}k`] : ['-an']
  const keys = ['-pix_fmt', 'yuv420p', '-g', `${order.keyEvery ?? 48}`]
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact']
  const webm = [...keys, ...exact, '-cues_to_front', '1', '-f', 'webm']
  const input = ['-i', source, ...scale]
  if (codec === 'av1')
    return [
      [...input, '-c:v', 'libsvtav1', '-preset', '6', '-crf', `${rateFactor}`, ...sound, ...webm, target],
    ]
  const quality = ['-crf', `${rateFactor}`, '-b:v', '0', '-row-mt', '1', '-cpu-used', '2']
  const vp9 = [...input, '-c:v', 'libvpx-vp9', ...quality]
  if (order.vp9Height) return [[...vp9, ...sound, ...webm, target]]
  const log = ['-passlogfile', `${target}.log`]
  return [
    [...vp9, ...log, '-pass', '1', '-an', ...webm, '/dev/null'],
    [...vp9, ...log, '-pass', '2', ...sound, ...webm, target],
  ]
}

/**
 * Encodes a source as AV1 and VP9 into a folder. A file that is too heavy is tried again at lower quality, three times.
 * @throws FilmError, naming the file, where it is still too heavy
 */
export async function encodeFiles(
  source: string,
  folder: string,
  name: string,
  order: Order,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<Draft[]> {
  const { duration } = probe(source)
  const drafts: Draft[] = []
  for (const codec of codecs) {
    const file = `${name}.${codec}.webm`
    const path = join(folder, file)
    let bytes = Number.POSITIVE_INFINITY
    for (const coarser of [0, 4, 8, 11]) {
      if (bytes <= order.limit) break
      const all = passes(source, path, codec, order[codec] + coarser, order)
      for (const [index, options] of all.entries())
        await ffmpeg(
          options,
          (second) => onProgress(file, (index + Math.min(1, second / duration)) / all.length),
          signal,
        )
      bytes = statSync(path).size
    }
    onProgress(file, 1)
    if (bytes > order.limit)
      throw new FilmError(
        `${file} has ${Math.ceil(bytes / 1000)} kB even at the lowest quality; ${order.limit / 1000} kB are allowed. Nothing was changed. Cut the film shorter or calmer.`,
      )
    const type = mediaType(path, codec, order.sound === true)
    drafts.push({ path, name: `${name}.${digest(path).slice(0, 8)}.${codec}.webm`, type, bytes })
  }
  return drafts
}
