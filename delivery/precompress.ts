import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { isCompressible } from './headers'
import { encodedEndings, publishedFiles } from './published-files'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Smaller files fit into one packet with their headers anyway (bytes). */
const worthwhile = 256

/** Writes a `.br` and a `.gz` (level 9) beside a text file. Returns false if it is not worthwhile. */
async function compress(file: string): Promise<boolean> {
  const text = await readFile(file)
  if (text.length < worthwhile) return false
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const [smallest, small] = await Promise.all([brotli(text, { params }), gz(text, { level: 9 })])
  await Promise.all([
    writeFile(file + encodedEndings.br, smallest),
    writeFile(file + encodedEndings.gzip, small),
  ])
  return true
}

/**
 * Compresses every text file of a folder, on all cores: with many case studies this is most of the build. Returns how many files
 * it compressed.
 */
export async function precompress(root: string): Promise<number> {
  const paths = (await publishedFiles(root)).filter(isCompressible)
  const waiting = paths.values()
  let count = 0
  const compressNext = async () => {
    for (const path of waiting) if (await compress(root + path)) count += 1
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
  return count
}
