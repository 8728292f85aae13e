import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FilmFile, FilmEntry as ListedFilm } from '../../content/load/manifest.server'
import { type Draft, digest, encodeFiles, type OnProgress } from './encode-files'
import { probe } from './ffmpeg'
import { FilmError } from './film-error'
import { type FilmOrder, filmOrder, reelOrder, silent } from './order'
import { enter, type FilmEntry, filesOf, move, openWorkspace, readList, sourceOf } from './shelf'

export interface FilmOptions {
  /** What to encode to; where it is missing, the same as the film that is replaced. */
  order?: FilmOrder
  /** The text of a captions track (WebVTT); `null` for none; where it is missing, the earlier one stays. */
  captions?: string | null
  /** True where a film without sound may replace one that has sound. */
  isSilent?: boolean
  onProgress?: OnProgress
}

export interface Encoded {
  entry: FilmEntry
  isUnchanged: boolean
  /** True where the captions are those of the earlier film. */
  keepsCaptions: boolean
}

export const hasSound = (entry: ListedFilm | undefined): boolean =>
  entry?.files.some(({ type }) => type.includes('opus')) === true

/** Whether a film is one with sound and a phone version, or was before it was replaced by a silent one. */
export const isReel = (entry: ListedFilm | undefined): boolean =>
  hasSound(entry) || entry?.phone !== undefined

/** The order that makes what the earlier film had: sound and a phone version, or neither. */
export const orderLike = (entry: ListedFilm | undefined): FilmOrder => (isReel(entry) ? reelOrder : filmOrder)

/** The captions track as a file of the workspace, named by its content. */
function captionsDraft(text: string, id: string, workspace: string): Finished {
  if (!text.startsWith('WEBVTT'))
    throw new FilmError('The captions are no WebVTT file: its first line has to be WEBVTT.')
  const path = join(workspace, `${id}.vtt`)
  writeFileSync(path, text)
  return { path, name: `${id}.${digest(path).slice(0, 8)}.vtt` }
}

/** A file that is ready to be moved among the site's media. */
export type Finished = Pick<Draft, 'path' | 'name'>

const listed = (drafts: readonly Draft[]): FilmFile[] =>
  drafts.map(({ name, type, bytes }) => ({ src: sourceOf(name), type, bytes }))

/** What the files of a film are made from and to. */
interface Making {
  order: FilmOrder
  /** What the phone version is made from; the film itself where it is missing. */
  phoneSource?: string
  /** As in `FilmOptions`. */
  captions?: string | null
  onProgress: OnProgress
  /** Ends the encoding. */
  signal?: AbortSignal
}

/**
 * Makes everything that takes the place of the film of that id in a folder of its own, and the entry that will list it. Nothing is
 * in place yet.
 * @throws FilmError where a file stays too heavy
 */
export async function makeFilm(
  source: string,
  id: string,
  workspace: string,
  making: Making,
): Promise<{ entry: FilmEntry; drafts: Finished[] }> {
  const { order, phoneSource = source, onProgress, signal } = making
  const track =
    typeof making.captions === 'string' ? captionsDraft(making.captions, id, workspace) : undefined
  const wide = await encodeFiles(source, workspace, id, order.wide, onProgress, signal)
  const phone =
    order.phone && (await encodeFiles(phoneSource, workspace, `${id}-phone`, order.phone, onProgress, signal))
  const { width, height, duration } = probe(wide[0]?.path ?? source)
  const known = readList()[id]
  const sha = digest(source)
  const kept = making.captions === undefined ? known?.captions : undefined
  const captions = track ? sourceOf(track.name) : kept
  const entry: FilmEntry = {
    width,
    height,
    duration: Number(duration.toFixed(2)),
    files: listed(wide),
    ...(phone && { phone: listed(phone) }),
    ...(captions !== undefined && { captions }),
    published: known?.sha === sha ? known.published : new Date().toISOString(),
    sha,
  }
  return { entry, drafts: [...wide, ...(phone ?? []), ...(track ? [track] : [])] }
}

/**
 * Encodes a film from any source that ffmpeg reads and enters it in place of the one of that id, with sound, phone version
 * and captions where that had them. All files are made beside the media and moved at the end: whatever stops it, the
 * earlier film stays whole.
 * @throws FilmError where the film cannot take the place of the earlier one; then nothing has changed
 */
export async function encodeFilm(source: string, id: string, options: FilmOptions = {}): Promise<Encoded> {
  if (!existsSync(source)) throw new FilmError(`${source} is not there.`)
  const known = readList()[id]
  const facts = probe(source)
  const wanted = options.order ?? orderLike(known)
  if (wanted.wide.sound && !facts.hasSound && !options.isSilent)
    throw new FilmError(
      `${id}: the new film has no sound, but the one it replaces has. Nothing was changed. If that is meant: --silent`,
    )
  const order = facts.hasSound ? wanted : silent(wanted)
  const isWhole = known !== undefined && filesOf(known).every((file) => existsSync(file))
  if (known?.sha === digest(source) && isWhole && options.captions === undefined)
    return { entry: known, isUnchanged: true, keepsCaptions: true }

  const workspace = openWorkspace()
  const { captions, onProgress = () => undefined } = options
  try {
    const making = { order, onProgress, ...(captions !== undefined && { captions }) }
    const { entry, drafts } = await makeFilm(source, id, workspace, making)
    for (const draft of drafts) move(draft)
    enter(id, entry, workspace)
    const keepsCaptions = captions === undefined && known?.captions !== undefined
    return { entry, isUnchanged: false, keepsCaptions }
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}

/** The text of a captions file. @throws FilmError where it is not there */
export function readCaptions(file: string): string {
  if (!existsSync(file)) throw new FilmError(`${file} is not there.`)
  return readFileSync(file, 'utf8')
}
