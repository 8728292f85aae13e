import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { isCompressible } from './content-types'
import { encodedEndings, publishedFiles } from './published-files'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Smaller files fit one packet with their headers either way (bytes). */
const worthwhile = 256

/** Writes a `.br` (quality 11) and a `.gz` (level 9) beside every text file; returns how many files got them. */
export async function precompress(root: string): Promise<number> {
  let count = 0
  for (const path of await publishedFiles(root)) {
    if (!isCompressible(path)) continue
    const text = await readFile(root + path)
    if (text.length < worthwhile) continue
    const params = {
      [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
    }
    const [smallest, small] = await Promise.all([brotli(text, { params }), gz(text, { level: 9 })])
    await Promise.all([
      writeFile(root + path + encodedEndings.br, smallest),
      writeFile(root + path + encodedEndings.gzip, small),
    ])
    count += 1
  }
  return count
}
