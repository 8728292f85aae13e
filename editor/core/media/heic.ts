import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { PictureError } from '../../../media/picture-files'
import { inFolder } from './in-folder'

const run = promisify(execFile)
const program = fileURLToPath(new URL('./decode-heic.ts', import.meta.url))
/** Pixels at most: telephones make up to 48 million. Each takes some fifteen bytes of memory while it is decoded. */
const MOST = 50_000_000
/** Longer than any telephone's picture takes (ms). */
const PATIENCE = 60_000
/** What files of telephones call themselves in their first bytes. */
const brands = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']

/** Whether a file is a HEIC, whatever its name says. */
export const isHeic = (bytes: Buffer): boolean =>
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
 * @throws PictureError where it is too large or cannot be decoded, with what to do
 */
export async function jpegOfHeic(fileName: string, bytes: Buffer): Promise<Buffer> {
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
  return inFolder(async (folder) => {
    const from = join(folder, 'given.heic')
    const to = join(folder, 'decoded.jpg')
    writeFileSync(from, bytes)
    await run(process.execPath, ['--import', 'tsx', program, from, to], { timeout: PATIENCE }).catch(
      ({ killed }: { killed?: boolean }) => {
        if (!killed) throw broken
        throw new PictureError(
          `${fileName} takes too long to read. Open it and save it as JPEG, 2500 px wide.`,
        )
      },
    )
    return withProfile(readFileSync(to), icc)
  })
}
