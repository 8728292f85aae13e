import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nearest } from '../content/validation/nearest'
import { writeChanges } from './lists'
import { encodeLogo, readLogos } from './logos'
import { findSources, type Source } from './originals'
import { clearLeftovers, digest, encodeSizes, enterPicture, PictureError, readPictures } from './pictures'

/**
 * `npm run media [-- name ...]` encodes pictures whose source has changed. Those in `media/originals/logos` become one colour, for
 * the wall. It names what it could not use; a picture that cannot be encoded does not stop the others, and stopping it loses nothing.
 */

/** Bytes of pictures, films and all else together: more makes every clone of the repository slow. */
const MEDIA_LIMIT = 60_000_000
/** Longer side in px below which a picture looks soft on a wide screen. */
const SHARP = 1600

function complain(sentence: string) {
  process.exitCode = 1
  console.error(sentence)
}

/** Encodes a picture or a logo if its source has changed. Returns whether it did. */
async function encodeChanged(name: string, { file, sample }: Source): Promise<boolean> {
  const source = readFileSync(file)
  const hash = digest(source)
  const [, logo] = /^logos\/([^/]+)$/.exec(name) ?? []
  if (logo) {
    if (readLogos()[logo]?.source === hash) return false
    writeChanges(await encodeLogo(logo, source))
    console.log(`${name}: in one colour, for the wall`)
    return true
  }
  const known = readPictures()[name]
  if (known?.source === hash && known.sample === sample) return false
  const { entry, changes } = enterPicture(name, await encodeSizes(source), sample)
  writeChanges(changes)
  console.log(`${name}: ${Math.round(entry.bytes / 1000)} kB in ${entry.widths.length + 1} files`)
  const longer = Math.max(entry.width, entry.height)
  if (longer < SHARP)
    console.warn(
      `${file}: only ${longer} px on its longer side; below ${SHARP} px a picture looks soft on wide screens`,
    )
  return true
}

const asked = process.argv.slice(2)
const { sources, ignored } = findSources()
const names = [...sources.keys()].sort()
const isNamed = (word: string) => (name: string) => name === word || name.startsWith(`${word}/`)

clearLeftovers()
let encoded = 0
for (const [name, source] of [...sources].sort()) {
  if (asked.length && !asked.some((word) => isNamed(word)(name))) continue
  try {
    if (await encodeChanged(name, source)) encoded += 1
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    complain(`${source.file}: ${error.message}`)
  }
}

for (const word of asked.filter((one) => !names.some(isNamed(one)))) {
  const near = nearest(word, [...names, ...names.map((name) => name.split('/')[0] ?? '')])
  complain(
    `There is no original “${word}”${near === undefined ? ' in media/originals.' : `; did you mean “${near}”?`}`,
  )
}
for (const { file, why } of ignored) complain(`Ignored ${file}: ${why}`)

const bytes = readdirSync('media/files', { recursive: true, encoding: 'utf8' })
  .map((file) => statSync(join('media/files', file)))
  .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
if (bytes > MEDIA_LIMIT)
  complain(
    `media/files holds ${(bytes / 1e6).toFixed(1)} MB, more than ${MEDIA_LIMIT / 1e6}: take pictures or films out that no page shows.`,
  )
const all = Object.values(readPictures())
const total = all.reduce((sum, entry) => sum + entry.bytes, 0)
console.log(`${encoded} encoded; ${all.length} pictures, ${(total / 1e6).toFixed(1)} MB`)
