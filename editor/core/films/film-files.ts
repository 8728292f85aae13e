import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { contentFiles } from '../../../content/load/content-files.server'
import { films, type FilmEntry as ListedFilm, pictures } from '../../../content/load/manifest.server'
import { openingStill } from '../../../content/schema/films'
import { hasSound, isReel } from '../../../media/films/encode-film'
import { FilmError } from '../../../media/films/ffmpeg'
import {
  FILM_LIST,
  type FilmEntry,
  listFilm,
  listWithoutFilm,
  pathsOfFilm,
  readFilms,
} from '../../../media/films/film-list'
import { listText } from '../../../media/lists'
import { readPictures } from '../../../media/pictures'
import { mistakesInCaptions, readCaptions, writeCaptions } from '../captions/captions'
import { type Value, valueAt } from '../change'
import type { Files } from '../disk/journal'
import { type Named, namedIn } from '../form/fields-in'
import { inWords } from '../form/titles'
import type { Given } from '../media/given'
import { filesWithoutPictures, pictureFiles } from '../media/picture-files'
import { textsIn } from '../site/library'
import type { Store } from '../site/store'
import { type Blocked, refuseBlocked, takeOut } from '../site/take-out'
import { LONGEST } from './limits'

/** @throws FilmError if there is none of this name */
export function findFilm(id: string): FilmEntry {
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
  const [first] = mistakesInCaptions(cues, duration)
  if (first) throw new FilmError(`Caption ${first[0] + 1}: ${first[1]}`)
  return writeCaptions(cues)
}

/** What is written for other captions of a film that stays; `null` for none. */
export function captionFiles(id: string, text: string | null): Files {
  const { captions: _, ...entry } = findFilm(id)
  if (text === null) return listFilm(id, entry, [])
  const track = checkedCaptions(text, entry.duration)
  const hash = createHash('sha256').update(track).digest('hex').slice(0, 8)
  const captions = `/films/${id}.${hash}.vtt`
  const { sha, ...others } = entry
  return listFilm(id, { ...others, captions, sha }, [[`media/files${captions}`, track]])
}

/** The poster of a film that stays, from one of its moments. */
export function otherPosterFiles(id: string, second: number): Promise<Files> {
  const entry = findFilm(id)
  return posterFiles(id, { path: filmFile(id), duration: entry.duration }, second)
}

/** The path of the best file of a film. */
export function filmFile(id: string): string {
  const [first] = pathsOfFilm(findFilm(id))
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

/** The film's own pictures in place of those there are; a still of the earlier film goes. */
async function replacePosters(id: string, given: readonly Given[]): Promise<Files> {
  const still = openingStill(id)
  const { [still]: earlier, ...entries } = readPictures()
  const files = new Map<string, Uint8Array | string | null>(earlier && filesWithoutPictures([still]))
  for (const one of given) {
    const own = await pictureFiles(one, () => undefined)
    entries[one.name] = JSON.parse(String(own.get(list)))[one.name]
    for (const [file, data] of own) files.set(file, data)
  }
  return files.set(list, listText(entries))
}

/** A picture that takes the place of a film's poster. */
export const ownPosterFiles = (id: string, fileName: string, bytes: Buffer): Promise<Files> =>
  replacePosters(id, [{ name: `films/${id}`, fileName, bytes }])

/**
 * The poster of a film from what it shows at a moment; if there is one for phones, that too, cut to its shape.
 * @throws FilmError if the film shows nothing then, PictureError if the picture is too fine
 */
export async function posterFiles(
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
  if (!phone) return replacePosters(id, [own])
  const toShape = LONGER / Math.max(phone.width, phone.height)
  const bytes = await jpeg(phone.width * toShape, phone.height * toShape)
  return replacePosters(id, [own, { name: `films/${id}-portrait`, fileName: 'poster.jpg', bytes }])
}

/** A film as the form shows it. */
export interface FilmOnSite {
  id: string
  /** What it is called, where it is shown. */
  title: string
  width: number
  height: number
  /** Seconds. */
  duration: number
  hasSound: boolean
  hasPhone: boolean
  /** Whether it may have sound, captions and a phone version: many films of the portfolio play on one page. */
  isReel: boolean
  /** Seconds that a film in its place may last. */
  longest: number
  /** Path of its captions. */
  captions: string | null
  /** Path of its poster. */
  poster: string | null
}

/** Seconds that a film may last in the place of another, or in a new one. */
export const longestFor = (entry: ListedFilm | undefined) =>
  isReel(entry) ? LONGEST.withSound : LONGEST.silent

/** What films are called by the entries that show them: `BigCupCafe: The bath`. */
function filmTitles(readData: (file: string) => Value): Map<string, string> {
  const titles = new Map<string, string>()
  for (const file of contentFiles()) {
    const data = readData(file)
    for (const { kind, path, name } of namedIn(file, data)) {
      if (kind !== 'film' || titles.has(name)) continue
      const entry = valueAt(data, path.slice(0, -1))
      const words = ['name', 'title']
        .map((one) => valueAt(entry, [one]))
        .filter((one) => typeof one === 'string')
      if (words.length) titles.set(name, words.join(': '))
    }
  }
  return titles
}

/** Every film there is. */
export function filmsOnSite(readData: (file: string) => Value): FilmOnSite[] {
  const titles = filmTitles(readData)
  return Object.entries(films()).map(([id, entry]) => {
    const poster = pictures()[`films/${id}`]
    const { width, height, duration, phone, captions = null } = entry
    return {
      id,
      title: titles.get(id) ?? inWords(id),
      width,
      height,
      duration,
      hasSound: hasSound(entry),
      hasPhone: phone !== undefined,
      isReel: isReel(entry),
      longest: longestFor(entry),
      captions,
      poster: poster ? `${poster.base}.${poster.fallback}.webp` : null,
    }
  })
}

/** What goes when a film is removed. */
export interface FilmRemoval {
  /** The content files that show it. */
  files: string[]
  blocked: Blocked[]
  /** Whether its poster stays, since it is shown as a picture too. */
  keepsPoster: boolean
}

const findUses = (id: string, store: Store): Named[] =>
  contentFiles()
    .flatMap((file) => [...namedIn(file, store.data(file))])
    .filter(({ kind, name }) => kind === 'film' && name === id)

const findPosters = (id: string) =>
  [`films/${id}`, `films/${id}-portrait`, openingStill(id)].filter((name) => name in pictures())

const isShownAsPicture = (names: readonly string[], store: Store): boolean =>
  contentFiles().some((file) => [...textsIn(store.data(file))].some((text) => names.includes(text)))

/** What removing a film would take along. */
export function planFilmRemoval(id: string, store: Store): FilmRemoval {
  const uses = findUses(id, store)
  return {
    files: [...new Set(uses.map(({ file }) => file))],
    blocked: takeOut(uses, store).blocked,
    keepsPoster: isShownAsPicture(findPosters(id), store),
  }
}

/**
 * Everything that is written when a film goes: its entries, its files, and its poster unless that is shown elsewhere.
 * @throws ImpossibleChange if a place cannot do without it
 */
export function filesWithoutFilm(id: string, store: Store): Files {
  const entry = findFilm(id)
  const { files, blocked } = takeOut(findUses(id, store), store)
  refuseBlocked(blocked)
  const posters = findPosters(id)
  return new Map<string, string | null>([
    ...files,
    ...pathsOfFilm(entry).map((file): [string, null] => [file, null]),
    [FILM_LIST, listWithoutFilm(id)],
    ...(isShownAsPicture(posters, store) ? [] : filesWithoutPictures(posters)),
  ])
}
