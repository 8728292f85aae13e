import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { pictures } from '../../../content/load/manifest.server'
import { openingStill } from '../../../content/schema/films'
import { FilmError } from '../../../media/films/ffmpeg'
import { type FilmEntry, listFilm, pathsOfFilm, readFilms } from '../../../media/films/film-list'
import { listText } from '../../../media/lists'
import { mistakesOfCaptions, readCaptions, writeCaptions } from '../captions/captions'
import type { Files } from '../disk/journal'
import type { Given } from '../media/given'
import { filesOfPicture, filesWithoutPictures } from '../media/picture-files'

/** @throws FilmError if there is none of this name */
export function filmOf(id: string): FilmEntry {
  const entry = readFilms()[id]
  if (!entry) throw new FilmError(`There is no film “${id}”.`)
  return entry
}

/**
 * Captions as a file of their own.
 * @throws FilmError if one of them is wrong
 */
export function checkedCaptions(text: string, duration: number): string {
  const cues = readCaptions(text)
  const [first] = mistakesOfCaptions(cues, duration)
  if (first) throw new FilmError(`Caption ${first[0] + 1}: ${first[1]}`)
  return writeCaptions(cues)
}

/** What is written for other captions of a film that stays; `null` for none. */
export function filesOfCaptions(id: string, text: string | null): Files {
  const { captions: _, ...entry } = filmOf(id)
  if (text === null) return listFilm(id, entry, [])
  const track = checkedCaptions(text, entry.duration)
  const hash = createHash('sha256').update(track).digest('hex').slice(0, 8)
  const captions = `/films/${id}.${hash}.vtt`
  const { sha, ...others } = entry
  return listFilm(id, { ...others, captions, sha }, [[`media/files${captions}`, track]])
}

/** The poster of a film that stays, from one of its moments. */
export function filesOfOtherMoment(id: string, second: number): Promise<Files> {
  const entry = filmOf(id)
  return filesOfMoment(id, { path: filmFile(id), duration: entry.duration }, second)
}

/** The path of the best file of a film. */
export function filmFile(id: string): string {
  const [first] = pathsOfFilm(filmOf(id))
  if (first === undefined) throw new FilmError(`The film “${id}” has no file.`)
  return first
}

const run = promisify(execFile)
/** Bytes of a picture at most: one of 4K as PNG. */
const LARGEST = 100_000_000
/** Seconds before the end, if there is a last picture for certain. */
const LAST = 0.2

/**
 * The picture that a film shows at a moment, as PNG, upright.
 * @throws FilmError if it shows none
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

/** Longer side of a poster in px, as of every picture of the site. */
const LONGER = 1600
const list = 'media/pictures.json'

/** The list of pictures with the entries that several pictures each wrote into their own copy of it. */
function oneList(all: readonly { name: string; files: Files }[]): string {
  const known: Record<string, unknown> = { ...pictures() }
  for (const { name, files } of all) known[name] = JSON.parse(String(files.get(list)))[name]
  return listText(known)
}

async function filesOfAll(given: readonly Given[]): Promise<Files> {
  const all: { name: string; files: Files }[] = []
  for (const one of given) all.push({ name: one.name, files: await filesOfPicture(one, () => undefined) })
  return new Map([...all.flatMap(({ files }) => [...files]), [list, oneList(all)]])
}

/** The film's own pictures in place of those there are; a still of the earlier film goes. */
async function filesOfPosters(id: string, given: readonly Given[]): Promise<Files> {
  const still = openingStill(id)
  const files = new Map(await filesOfAll(given))
  if (!(still in pictures())) return files
  const { [still]: _, ...left } = JSON.parse(String(files.get(list)))
  return new Map([...filesWithoutPictures([still]), ...files, [list, listText(left)]])
}

/** A picture that takes the place of a film's poster. */
export const filesOfOwnPoster = (id: string, fileName: string, bytes: Buffer): Promise<Files> =>
  filesOfPosters(id, [{ name: `films/${id}`, fileName, bytes }])

/**
 * The poster of a film from what it shows at a moment; if there is one for phones, that too, cut to its shape.
 * @throws FilmError if the film shows nothing then, PictureError if the picture is too fine
 */
export async function filesOfMoment(
  id: string,
  film: { path: string; duration: number },
  second: number,
): Promise<Files> {
  const frame = sharp(await frameAt(film.path, second, film.duration))
  const { width, height } = await frame.metadata()
  const jpeg = (wide: number, high: number) =>
    frame.clone().resize(Math.round(wide), Math.round(high)).jpeg({ quality: 92 }).toBuffer()
  const scale = Math.max(1, LONGER / Math.max(width, height))
  const own = {
    name: `films/${id}`,
    fileName: 'poster.jpg',
    bytes: await jpeg(width * scale, height * scale),
  }
  const phone = pictures()[`films/${id}-portrait`]
  if (!phone) return filesOfPosters(id, [own])
  const toShape = LONGER / Math.max(phone.width, phone.height)
  const bytes = await jpeg(phone.width * toShape, phone.height * toShape)
  return filesOfPosters(id, [own, { name: `films/${id}-portrait`, fileName: 'poster.jpg', bytes }])
}
