import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import sharp, { type Metadata } from 'sharp'
import { goodName, reason } from '../../../media/originals'
import { PictureError } from '../../../media/pictures'
import { ownFolder } from '../disk/journal'
import { oncePerFile } from './once'

/** How far something is, 0 to 1. */
export type OnProgress = (share: number) => void

/** Bytes of an original at most: git keeps every one of them for ever. */
const HEAVIEST = 30_000_000
const taken = ['png', 'jpeg', 'webp', 'svg']

/** A file that somebody dropped, pasted or chose. */
export interface Given {
  /** Its name on the disk it comes from. */
  fileName: string
  bytes: Buffer
  /** The name it gets, such as `avante/hoarding`. */
  name: string
  /** How the name of its file is to end, if the one it has does not say what it is. */
  end?: string
}

export const fileEnding = ({ fileName, end }: Pick<Given, 'fileName' | 'end'>) =>
  end ?? extname(fileName).toLowerCase()

export const tooHeavy = (fileName: string, bytes: number) =>
  `${fileName} has ${Math.round(bytes / 1e6)} MB, 30 are the most. Save it as JPEG, 2500 px wide.`

/** @throws PictureError if a file is too heavy to be kept */
function checkWeight({ fileName, bytes }: Pick<Given, 'fileName' | 'bytes'>): void {
  if (bytes.length > HEAVIEST) throw new PictureError(tooHeavy(fileName, bytes.length))
}

/**
 * Whether a file is a picture that the site can take, whatever its name says; how large it is.
 * @throws PictureError with what is wrong and what to do
 */
export async function checkKind(given: Given): Promise<Metadata> {
  const { fileName, bytes, name } = given
  const end = fileEnding(given)
  if (!['.png', '.jpg', '.jpeg', '.webp', '.svg'].includes(end))
    throw new PictureError(`${fileName} is ${reason(`x/${fileName}`)}.`)
  if (!goodName.test(`${name}${end}`))
    throw new PictureError(
      `“${name}” cannot be its name: use lower case words joined by hyphens, such as avante/hoarding.`,
    )
  checkWeight(given)
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (!size || !taken.includes(size.format))
    throw new PictureError(
      `${fileName} cannot be read as a picture. Open it, save it again as JPEG, and try that.`,
    )
  return size
}

/**
 * What the programs of `npm run media` said of a file, with its name.
 * @throws always: PictureError, or what else went wrong
 */
export const throwWithName = (fileName: string) => (error: unknown) => {
  if (error instanceof PictureError) throw new PictureError(`${fileName}: ${error.message}.`)
  throw error
}

const run = promisify(execFile)
const program = 'editor/core/media/decode-heic.ts'
/** Pixels at most: telephones make up to 48 million. Each takes some fifteen bytes of memory while it is decoded. */
const MOST = 50_000_000
/** Longer than any telephone's picture takes (ms). */
const PATIENCE = 60_000
/** What files of telephones call themselves in their first bytes. */
const brands = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']

/** Whether a file is a HEIC, whatever its name says. */
const isHeic = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && brands.includes(bytes.toString('latin1', 8, 12))

/** A JPEG that says in which colour space its pixels are; one segment holds the profiles of telephones. */
function withProfile(jpeg: Buffer, profile: Buffer | undefined): Buffer {
  const most = 65_519
  if (!profile || profile.length > most) return jpeg
  const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1')
  const head = Buffer.from([0xff, 0xe2, 0, 0])
  head.writeUInt16BE(2 + name.length + profile.length, 2)
  const start = 2
  return Buffer.concat([jpeg.subarray(0, start), head, name, profile, jpeg.subarray(start)])
}

/**
 * A HEIC as JPEG, upright, in its own colours.
 * @throws PictureError if it is too large or cannot be decoded, with what to do
 */
const decodeHeic = oncePerFile(async (bytes: Buffer, fileName: string): Promise<Buffer> => {
  const broken = new PictureError(
    `${fileName} cannot be read to its end. Ask for it once more, or open it and save it as JPEG.`,
  )
  const { width, height, icc } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken
    })
  if (width * height > MOST)
    throw new PictureError(
      `${fileName} has ${Math.round((width * height) / 1e6)} million pixels, ${MOST / 1e6} are the most. Save it as JPEG, 2500 px wide.`,
    )
  const folder = join(ownFolder, 'unfinished', `picture-${randomUUID()}`)
  const from = join(folder, 'given.heic')
  const to = join(folder, 'decoded.jpg')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(from, bytes)
    await run(process.execPath, ['--import', 'tsx', program, from, to], { timeout: PATIENCE })
    return withProfile(readFileSync(to), icc)
  } catch (error) {
    if (!(error instanceof Error && 'killed' in error && error.killed)) throw broken
    throw new PictureError(`${fileName} takes too long to read. Open it and save it as JPEG, 2500 px wide.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** How much of the work is done once a HEIC is decoded, and when its decoding has begun. */
const DECODED = 0.3
const BEGUN = 0.05

const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8

/**
 * A file that was given, as the site's encoder can read it: a telephone's HEIC becomes a JPEG.
 * @returns also the share of all work that is done with that
 * @throws PictureError if a HEIC cannot be decoded, with what to do
 */
export async function asReadable(given: Given, onProgress: OnProgress): Promise<Given & { share: number }> {
  const { fileName, bytes } = given
  if (isHeic(bytes)) {
    checkWeight(given)
    onProgress(BEGUN)
    const jpeg = await decodeHeic(bytes, fileName)
    onProgress(DECODED)
    return { ...given, bytes: jpeg, end: '.jpg', share: DECODED }
  }
  // Telephones and mail programs rename pictures without converting them.
  const isRenamed = ['.heic', '.heif'].includes(fileEnding(given)) && isJpeg(bytes)
  return { ...given, ...(isRenamed && { end: '.jpg' }), share: 0 }
}
