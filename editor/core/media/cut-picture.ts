import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import sharp from 'sharp'
import { openPicture, PictureError, readPictures } from '../../../media/pictures'
import type { Files } from '../disk/journal'
import { inWords } from '../form/titles'
import { type OnProgress, throwWithName } from './given'
import { originalFiles } from './picture-files'
import type { Part } from './shown-part'

/** Longer side in px that must be left of a picture. */
const LEAST = 800
/** An original is written again only once: nothing of it is to be seen lost. */
const QUALITY = 95

/** The best there is of a picture: its original, or the largest of its sizes if it was drawn for this site. */
function findSource(name: string): { file: string; isSample: boolean } {
  const own = ['jpg', 'jpeg', 'png', 'webp', 'svg'].map((end) => `media/originals/${name}.${end}`)
  const file = own.find((one) => existsSync(one))
  if (file) return { file, isSample: false }
  const entry = readPictures()[name]
  if (!entry) throw new PictureError(`There is no picture “${name}” to cut.`)
  return { file: `media/files${entry.base}.${Math.max(...entry.widths)}.avif`, isSample: entry.sample }
}

/** The box of a part in px, inside the picture whatever is asked for. */
function cutBox(part: Part, size: { width: number; height: number }) {
  const within = (share: number) => Math.min(1, Math.max(0, share))
  const left = Math.round(within(part.x) * size.width)
  const top = Math.round(within(part.y) * size.height)
  const width = Math.min(size.width - left, Math.round(within(part.width) * size.width))
  const height = Math.min(size.height - top, Math.round(within(part.height) * size.height))
  return { left, top, width, height }
}

/**
 * What a picture becomes that is cut to a part of itself. Nothing is in place yet.
 * @throws PictureError if too little would be left
 */
export async function cutFiles(name: string, part: Part, onProgress: OnProgress): Promise<Files> {
  const { file, isSample } = findSource(name)
  const { master, width, height } = await openPicture(file).catch(throwWithName(inWords(name)))
  const box = cutBox(part, { width, height })
  const longer = Math.max(box.width, box.height)
  if (longer < LEAST || Math.min(box.width, box.height) < 1)
    throw new PictureError(
      `Only ${longer} px would be left on the longer side, and it would look soft; ${LEAST} px are needed. Cut away less, or bring a larger picture.`,
    )
  const cut = sharp(await master.png({ compressionLevel: 1 }).toBuffer()).extract(box)
  const end = extname(file).toLowerCase()
  const isPhotograph = end === '.jpg' || end === '.jpeg'
  if (isPhotograph) cut.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
  else if (end === '.webp') cut.webp({ quality: QUALITY })
  else cut.png()
  const kept = isPhotograph || end === '.webp' ? end : '.png'
  const original = { name, bytes: await cut.toBuffer(), end: kept, isSample }
  return originalFiles(original, onProgress).catch(throwWithName(inWords(name)))
}
