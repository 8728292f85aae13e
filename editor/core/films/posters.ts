import sharp from 'sharp'
import { pictures } from '../../../content/load/manifest.server'
import { openingStill } from '../../../content/schema/film-pictures'
import type { Files } from '../disk/journal'
import type { Given } from '../media/given'
import { filesWithoutPictures, pictureList } from '../media/remove-pictures'
import { filesOfPicture } from '../media/take-picture'
import { frameAt } from './frame'

/** Longer side of a poster in px, as of every picture of the site. */
const LONGER = 1600
const list = 'media/pictures.json'

/** The list of pictures with the entries that several pictures each wrote into their own copy of it. */
function oneList(all: readonly { name: string; files: Files }[]): string {
  const known: Record<string, unknown> = { ...pictures() }
  for (const { name, files } of all) known[name] = JSON.parse(String(files.get(list)))[name]
  const sorted = Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`
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
  return new Map([...filesWithoutPictures([still]), ...files, [list, pictureList(left)]])
}

/** A picture that takes the place of a film's poster. */
export const filesOfOwnPoster = (id: string, fileName: string, bytes: Buffer): Promise<Files> =>
  filesOfPosters(id, [{ name: `films/${id}`, fileName, bytes }])

/**
 * The poster of a film from what it shows at a moment; where there is one for phones, that too, cut to its shape.
 * @throws FilmError where the film shows nothing then, PictureError where the picture is too fine
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
