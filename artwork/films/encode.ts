import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const media = fileURLToPath(new URL('../../media/', import.meta.url))

/** Where the site takes its films from. */
export const shelf = join(media, 'files', 'films')
const list = join(media, 'films.json')

/** One playable file of a film, as the site's manifest lists it. */
interface FilmFile {
  src: string
  type: string
  bytes: number
}

interface FilmEntry {
  width: number
  height: number
  /** Seconds. */
  duration: number
  files: FilmFile[]
  /** The same film for phones, where there is one. */
  phone?: FilmFile[]
  /** Path of the captions track, where there is one. */
  captions?: string
  /** SHA-256 of the source, so that an unchanged film is not encoded again. */
  sha: string
}

/** What a film is encoded to. */
export interface Order {
  /** Bytes a file may have at most. */
  limit: number
  /** Quality of AV1 and of VP9 (constant rate factors: lower is better and heavier). */
  av1: number
  vp9: number
  sound?: boolean
  /** Sound in kbit/s; 96 where it is missing. */
  soundRate?: number
  /** A long film full of cuts is twice as heavy in VP9: lower (px), and in one pass, whose detail is coarser. */
  vp9Height?: number
  /** Frames between two key frames; 48 where it is missing. */
  keyEvery?: number
  /** Height in px to scale to; the source's own where it is missing. */
  height?: number
}

export const filmOrder: Order = { limit: 600_000, av1: 42, vp9: 38 }

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')
const ffmpeg = (...options: string[]): Buffer =>
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: 'pipe' })

interface Probe {
  streams: { width: number; height: number; level: number; codec_name: string }[]
  format: { duration: string }
}

function probe(file: string): Probe {
  const facts = [
    '-v',
    'error',
    '-select_streams',
    'v:0',
    '-show_entries',
    'stream=codec_name,width,height,level:format=duration',
  ]
  return JSON.parse(execFileSync('ffprobe', [...facts, '-of', 'json', file]).toString())
}

/** The media type with the codec string that the file really has. */
function mediaType(file: string, codec: 'av1' | 'vp9', sound: boolean): string {
  const level = probe(file).streams[0]?.level ?? 5
  const video = codec === 'av1' ? `av01.0.${`${level}`.padStart(2, '0')}M.08` : 'vp09.00.31.08'
  return `video/webm; codecs="${video}${sound ? ', opus' : ''}"`
}

/** One pass of AV1, or two of VP9 (one where the order asks for a lower height), at a constant rate factor. */
function encodeOnce(
  source: string,
  draft: string,
  codec: 'av1' | 'vp9',
  rateFactor: number,
  order: Order,
): void {
  const height = (codec === 'vp9' && order.vp9Height) || order.height
  const scale = height ? ['-vf', `scale=-2:${height}:flags=lanczos`] : []
  const sound = order.sound ? ['-c:a', 'libopus', '-b:a', `${order.soundRate ?? 96}k`] : ['-an']
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact']
  const webm = [
    '-pix_fmt',
    'yuv420p',
    '-g',
    `${order.keyEvery ?? 48}`,
    ...exact,
    '-cues_to_front',
    '1',
    '-f',
    'webm',
  ]
  if (codec === 'av1') {
    ffmpeg(
      '-i',
      source,
      ...scale,
      '-c:v',
      'libsvtav1',
      '-preset',
      '6',
      '-crf',
      `${rateFactor}`,
      ...sound,
      ...webm,
      draft,
    )
    return
  }
  const log = join(tmpdir(), `film-${process.pid}`)
  const quality = ['-crf', `${rateFactor}`, '-b:v', '0', '-row-mt', '1', '-cpu-used', '2']
  const vp9 = ['-i', source, ...scale, '-c:v', 'libvpx-vp9', ...quality]
  if (order.vp9Height) {
    ffmpeg(...vp9, ...sound, ...webm, draft)
    return
  }
  ffmpeg(...vp9, '-passlogfile', log, '-pass', '1', '-an', ...webm, '/dev/null')
  ffmpeg(...vp9, '-passlogfile', log, '-pass', '2', ...sound, ...webm, draft)
  rmSync(`${log}-0.log`, { force: true })
}

/**
 * Encodes one source as AV1 and VP9 webm onto the shelf, named by content. A file that is too heavy is tried again
 * at lower quality, three times. Throws, naming the file, where it is still too heavy.
 */
export function encodeFiles(source: string, name: string, order: Order): FilmFile[] {
  mkdirSync(shelf, { recursive: true })
  return (['av1', 'vp9'] as const).map((codec) => {
    const draft = join(tmpdir(), `film-${process.pid}.${codec}.webm`)
    let bytes = Number.POSITIVE_INFINITY
    for (const coarser of [0, 4, 8, 11]) {
      if (bytes <= order.limit) break
      encodeOnce(source, draft, codec, order[codec] + coarser, order)
      bytes = statSync(draft).size
    }
    if (bytes > order.limit) {
      rmSync(draft)
      throw new Error(
        `${name}.${codec}.webm has ${Math.ceil(bytes / 1000)} kB; at most ${order.limit / 1000} kB are allowed.`,
      )
    }
    const file = `${name}.${digest(draft).slice(0, 8)}.${codec}.webm`
    const type = mediaType(draft, codec, order.sound === true)
    const earlier = new RegExp(`^${name}\\.[0-9a-f]{8}\\.${codec}\\.webm$`)
    for (const old of readdirSync(shelf)) if (earlier.test(old)) rmSync(join(shelf, old))
    // The draft may lie on another disk, where a rename fails.
    writeFileSync(join(shelf, file), readFileSync(draft))
    rmSync(draft)
    return { src: `/films/${file}`, type, bytes }
  })
}

export function readList(): Record<string, FilmEntry> {
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
}

/** Writes one film's entry into `media/films.json`, ids in order. */
export function enter(id: string, entry: FilmEntry): void {
  const all = { ...readList(), [id]: entry }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(`${list}.new`, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(`${list}.new`, list)
}

/** Encodes a film from any source that ffmpeg reads and enters it. Does nothing where neither source nor files changed. */
export function encode(source: string, id: string, order: Order = filmOrder): FilmEntry {
  const sha = digest(source)
  const known = readList()[id]
  if (known?.sha === sha && known.files.every(({ src }) => existsSync(join(media, 'files', src))))
    return known
  const { streams, format } = probe(source)
  const { width = 0, height = 0 } = streams[0] ?? {}
  const entry = {
    width,
    height,
    duration: Number(Number(format.duration).toFixed(2)),
    files: encodeFiles(source, id, order),
    sha,
  }
  enter(id, entry)
  return entry
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [source, id] = process.argv.slice(2)
  if (!source || !id || !/^[a-z0-9-]+$/.test(id))
    throw new Error('Usage: npx tsx films/encode.ts <source> <id>')
  const { files } = encode(source, id)
  for (const { src, bytes } of files) console.log(`${src} ${Math.ceil(bytes / 1000)} kB`)
}
