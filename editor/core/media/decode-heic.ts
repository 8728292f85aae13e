import { readFileSync, writeFileSync } from 'node:fs'
import decode from 'heic-decode'
import sharp from 'sharp'

/**
 * A program of its own, so that decoding holds up nobody and can be ended: reads a HEIC, writes a JPEG.
 * The pixels stay in the colour space of the file, which the JPEG does not name.
 */
const [from = '', to = ''] = process.argv.slice(2)
/** Longer side in px at most: git keeps every original for ever, and the site shows 2400. */
const LONGEST = 4096
const QUALITY = 90

const { data, width, height } = await decode({ buffer: readFileSync(from) })
const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
  .removeAlpha()
  .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
  .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
  .toBuffer()
writeFileSync(to, jpeg)
