import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FilmFile } from '../../content/load/manifest.server'
import { type Draft, digest, encodeFiles, type OnProgress } from './encode-files'
import { probe } from './ffmpeg'
import { FilmError } from './film-error'
import { type FilmOrder, filmOrder, reelOrder, silent } from './order'
import { enter, type FilmEntry, filesOf, move, openWorkspace, readList } from './shelf'

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

const hasSound = (entry: FilmEntry | undefined) =>
  entry?.files.some(({ type }) => type.includes('opus')) === true

/** The order that makes what the earlier film had: sound and a phone version, or neither. */
const orderLike = (entry: FilmEntry | undefined): FilmOrder =>
  hasSound(entry) || entry?.phone ? reelOrder : filmOrder

/** The captions track as a file of the workspace, named by its content. */
function captionsDraft(text: string, id: string, workspace: string) {
  if (!text.startsWith('WEBVTT'))
    throw new FilmError('The captions are no WebVTT file: its first line has to be WEBVTT.')
  const path = join(workspace, `${id}.vtt`)
  writeFileSync(path, text)
  return { path, name: `${id}.${digest(path).slice(0, 8)}.vtt` }
}

const listed = (drafts: Draft[]): FilmFile[] =>
  drafts.map((draft) => ({ src: move(draft), type: draft.type, bytes: draft.bytes }))

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
  const sha = digest(source)
  const isWhole = known !== undefined && filesOf(known).every((file) => existsSync(file))
  if (known?.sha === sha && isWhole && options.captions === undefined)
    return { entry: known, isUnchanged: true, keepsCaptions: true }

  const workspace = openWorkspace()
  const onProgress = options.onProgress ?? (() => undefined)
  try {
    const track =
      typeof options.captions === 'string' ? captionsDraft(options.captions, id, workspace) : undefined
    const wide = await encodeFiles(source, workspace, id, order.wide, onProgress)
    const phone =
      order.phone && (await encodeFiles(source, workspace, `${id}-phone`, order.phone, onProgress))
    const { width, height, duration } = probe(wide[0]?.path ?? source)
    const keepsCaptions = options.captions === undefined && known?.captions !== undefined
    const captions = track ? move(track) : keepsCaptions ? known.captions : undefined
    const entry: FilmEntry = {
      width,
      height,
      duration: Number(duration.toFixed(2)),
      files: listed(wide),
      ...(phone && { phone: listed(phone) }),
      ...(captions !== undefined && { captions }),
      sha,
    }
    enter(id, entry, workspace)
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
