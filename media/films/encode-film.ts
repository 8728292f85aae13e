import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FilmFile, FilmEntry as ListedFilm } from '../../content/load/manifest.server'
import { type FileChanges, writeChanges } from '../lists'
import { FilmError, ffmpeg, probe } from './ffmpeg'
import { type FilmEntry, listFilm, pathsOfFilm, readFilms } from './film-list'

/** What a film is encoded to. */
export interface Order {
  /** Bytes a file may have at most. */
  limit: number
  /** Quality of AV1 and of VP9 (constant rate factors: lower is better and heavier). */
  av1: number
  vp9: number
  sound?: boolean
  /** Sound in kbit/s; default 96. */
  soundRate?: number
  /** A long film full of cuts is twice as heavy in VP9: lower (px), and in one pass, whose detail is coarser. */
  vp9Height?: number
  /** Frames between two key frames; default 48. */
  keyEvery?: number
  /** Height in px to scale to; default the source's own. */
  height?: number
}

/** All that is made of one source: the film, and a smaller one for phones if there is one. */
export interface FilmOrder {
  wide: Order
  phone?: Order
}

/** A short film of the portfolio: silent, since many play on one page. */
export const filmOrder = { wide: { limit: 600_000, av1: 42, vp9: 38 } } satisfies FilmOrder

const reel = { sound: true, keyEvery: 240 }

/** The showreel: a minute with sound, and a second, smaller one for phones. */
export const reelOrder = {
  wide: { ...reel, limit: 2_500_000, av1: 52, vp9: 57, vp9Height: 540 },
  phone: { ...reel, limit: 1_200_000, av1: 60, vp9: 62, vp9Height: 360, soundRate: 64, height: 360 },
} satisfies FilmOrder

/** The same without its sound. */
export const silent = ({ wide, phone }: FilmOrder): FilmOrder => ({
  wide: { ...wide, sound: false },
  ...(phone && { phone: { ...phone, sound: false } }),
})

export const hasSound = (entry: ListedFilm | undefined): boolean =>
  entry?.files.some(({ type }) => type.includes('opus')) === true

/** Whether a film has sound or a phone version; also a silent one that replaced such a film. */
export const isReel = (entry: ListedFilm | undefined): boolean =>
  hasSound(entry) || entry?.phone !== undefined

/** The order that makes what the earlier film had: sound and a phone version, or neither. */
export const orderLike = (entry: ListedFilm | undefined): FilmOrder => (isReel(entry) ? reelOrder : filmOrder)

/** Hears how much of a file is done, 0 to 1. */
type OnProgress = (file: string, share: number) => void

const digest = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

const codecs = ['av1', 'vp9'] as const
type Codec = (typeof codecs)[number]

/** The media type with the codec string that the file really has. */
function mediaType(file: string, codec: Codec, sound: boolean): string {
  const video = codec === 'av1' ? `av01.0.${`${probe(file).level}`.padStart(2, '0')}M.08` : 'vp09.00.31.08'
  return `video/webm; codecs="${video}${sound ? ', opus' : ''}"`
}

/** The passes of ffmpeg that make one file: one of AV1, or two of VP9 (one if the order asks for a lower height). */
function passes(source: string, target: string, codec: Codec, rateFactor: number, order: Order): string[][] {
  const height = (codec === 'vp9' && order.vp9Height) || order.height
  const scale = height ? ['-vf', `scale=-2:${height}:flags=lanczos`] : []
  const sound = order.sound ? ['-c:a', 'libopus', '-b:a', `${order.soundRate ?? 96}k`] : ['-an']
  const keys = ['-pix_fmt', 'yuv420p', '-g', `${order.keyEvery ?? 48}`]
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact']
  const webm = [...keys, ...exact, '-cues_to_front', '1', '-f', 'webm']
  const input = ['-i', source, ...scale, '-crf', `${rateFactor}`]
  if (codec === 'av1') return [[...input, '-c:v', 'libsvtav1', '-preset', '6', ...sound, ...webm, target]]
  const vp9 = [...input, '-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2']
  if (order.vp9Height) return [[...vp9, ...sound, ...webm, target]]
  const log = ['-passlogfile', `${target}.log`]
  return [
    [...vp9, ...log, '-pass', '1', '-an', ...webm, '/dev/null'],
    [...vp9, ...log, '-pass', '2', ...sound, ...webm, target],
  ]
}

interface Making {
  order: FilmOrder
  /** What the phone version is made from; default the film itself. */
  phoneSource?: string
  /** The text of a captions track (WebVTT); `null` for none; by default the earlier one stays. */
  captions?: string | null | undefined
  onProgress?: OnProgress | undefined
  /** Ends the encoding. */
  signal?: AbortSignal | undefined
}

/**
 * Makes a film that takes the place of the one of that id, if there is one. Writes nothing but temporary files.
 * @throws FilmError if a file stays too heavy
 */
export async function makeFilm(
  source: string,
  id: string,
  making: Making,
): Promise<{ entry: FilmEntry; changes: FileChanges }> {
  const { order, phoneSource = source, captions, onProgress = () => {}, signal } = making
  if (typeof captions === 'string' && !captions.startsWith('WEBVTT'))
    throw new FilmError('The captions are no WebVTT file: its first line has to be WEBVTT.')
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  const files = new Map<string, Buffer | string>()
  const add = (name: string, end: string, data: Buffer | string): string => {
    const src = `/films/${name}.${digest(data).slice(0, 8)}.${end}`
    files.set(`media/files${src}`, data)
    return src
  }

  /** Encodes one codec. A file that is too heavy is tried again at lower quality, three times. */
  const encodeFile = async (from: string, name: string, codec: Codec, to: Order): Promise<FilmFile> => {
    const file = `${name}.${codec}.webm`
    const path = join(folder, file)
    const { duration } = probe(from)
    let bytes = Number.POSITIVE_INFINITY
    for (const coarser of [0, 4, 8, 11]) {
      if (bytes <= to.limit) break
      const all = passes(from, path, codec, to[codec] + coarser, to)
      for (const [index, options] of all.entries())
        await ffmpeg(
          options,
          (second) => onProgress(file, (index + Math.min(1, second / duration)) / all.length),
          signal,
        )
      bytes = statSync(path).size
    }
    onProgress(file, 1)
    if (bytes > to.limit)
      throw new FilmError(
        `${file} has ${Math.ceil(bytes / 1000)} kB even at the lowest quality; ${to.limit / 1000} kB are allowed. Nothing was changed. Cut the film shorter or calmer.`,
      )
    const src = add(name, `${codec}.webm`, readFileSync(path))
    return { src, type: mediaType(path, codec, to.sound === true), bytes }
  }
  const encodeBoth = async (from: string, name: string, to: Order): Promise<FilmFile[]> => [
    await encodeFile(from, name, 'av1', to),
    await encodeFile(from, name, 'vp9', to),
  ]

  try {
    const wide = await encodeBoth(source, id, order.wide)
    const phone = order.phone && (await encodeBoth(phoneSource, `${id}-phone`, order.phone))
    const { width, height, duration } = probe(join(folder, `${id}.av1.webm`))
    const known = readFilms()[id]
    const sha = digest(readFileSync(source))
    const track = captions == null ? captions : add(id, 'vtt', captions)
    const kept = track === undefined ? known?.captions : track
    const entry: FilmEntry = {
      width,
      height,
      duration: Number(duration.toFixed(2)),
      files: wide,
      ...(phone && { phone }),
      ...(kept != null && { captions: kept }),
      published: known?.sha === sha ? known.published : new Date().toISOString(),
      sha,
    }
    return { entry, changes: listFilm(id, entry, files) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface FilmOptions extends Omit<Making, 'order' | 'phoneSource'> {
  /** What to encode to; by default the same as the film that is replaced. */
  order?: FilmOrder
  /** Lets a film without sound replace one that has sound. */
  isSilent?: boolean | undefined
}

interface Encoded {
  entry: FilmEntry
  isUnchanged: boolean
  /** The captions are those of the earlier film. */
  keepsCaptions: boolean
}

/**
 * Encodes a film from any source that ffmpeg reads and enters it in place of the one of that id, with sound, phone version
 * and captions if that had them. Whatever stops it, the earlier film stays whole.
 * @throws FilmError if the film cannot take the place of the earlier one; then nothing has changed
 */
export async function encodeFilm(source: string, id: string, options: FilmOptions = {}): Promise<Encoded> {
  const { order, isSilent, ...making } = options
  if (!existsSync(source)) throw new FilmError(`${source} is not there.`)
  const known = readFilms()[id]
  const facts = probe(source)
  const wanted = order ?? orderLike(known)
  if (wanted.wide.sound && !facts.hasSound && !isSilent)
    throw new FilmError(
      `${id}: the new film has no sound, but the one it replaces has. Nothing was changed. If that is meant: --silent`,
    )
  const isWhole = known !== undefined && pathsOfFilm(known).every((file) => existsSync(file))
  if (isWhole && known.sha === digest(readFileSync(source)) && making.captions === undefined)
    return { entry: known, isUnchanged: true, keepsCaptions: true }
  const { entry, changes } = await makeFilm(source, id, {
    ...making,
    order: facts.hasSound ? wanted : silent(wanted),
  })
  writeChanges(changes)
  const keepsCaptions = making.captions === undefined && known?.captions !== undefined
  return { entry, isUnchanged: false, keepsCaptions }
}
