import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nearest } from '../content/validation/nearest'
import { encodeLogo, enterLogo, readLogos } from './logo-files'
import { findSources, type Source } from './originals'
import { encodePicture, PictureError } from './picture-files'
import { clearLeftovers, enter, openWorkspace, readList } from './picture-shelf'

/**
 * Encodes pictures whose source has changed (`npm run media [-- name ...]`) and enters them in media/pictures.json. Sources:
 * `media/originals/<owner>/<name>.(png|jpg|webp|svg)`, which are the agency's own, before `sample-art/masters/<owner>/<name>.png`,
 * which are samples. Those in `media/originals/logos` become one colour, for the wall (media/wordmarks.json). Says what it could not use; a picture that cannot be encoded does not stop the others.
 */

/** Bytes of pictures, films and all else together: more makes every clone of the repository slow. */
const MEDIA_LIMIT = 60_000_000
/** Longer side in px below which a picture looks soft on a wide screen. */
const SHARP = 1600

let failed = false
function complain(sentence: string) {
  failed = true
  console.error(sentence)
}

const isOf = (asked: string) => (name: string) => name === asked || name.startsWith(`${asked}/`)

/** Names that were asked for and that nothing is known of. */
function checkAsked(asked: readonly string[], names: readonly string[]) {
  const owners = names.map((name) => name.split('/')[0] ?? '')
  for (const name of asked) {
    if (names.some(isOf(name))) continue
    const near = nearest(name, [...names, ...owners])
    complain(
      `There is no original “${name}”${near === undefined ? ' in media/originals.' : `; did you mean “${near}”?`}`,
    )
  }
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

/** Makes a logo of the wall where its source has changed. Returns whether it did. */
async function encodeChangedLogo(id: string, file: string, workspace: string): Promise<boolean> {
  const source = hashOf(file)
  if (readLogos()[id]?.source === source) return false
  const { entry, draft } = await encodeLogo(id, file, source, workspace)
  enterLogo(id, entry, draft, workspace)
  console.log(`logos/${id}: in one colour, for the wall`)
  return true
}

/** Encodes one picture where its source has changed. Returns whether it did. */
async function encodeChanged(name: string, { file, sample }: Source, workspace: string): Promise<boolean> {
  const [, logo] = /^logos\/([^/]+)$/.exec(name) ?? []
  if (logo) return encodeChangedLogo(logo, file, workspace)
  const source = hashOf(file)
  const known = readList()[name]
  if (known?.source === source && known.sample === sample) return false
  const { entry, drafts } = await encodePicture(name, file, { sample, source }, workspace)
  enter(name, entry, drafts, workspace)
  console.log(`${name}: ${Math.round(entry.bytes / 1000)} kB in ${drafts.length} files`)
  const longer = Math.max(entry.width, entry.height)
  if (longer < SHARP)
    console.warn(
      `${file}: only ${longer} px on its longer side; below ${SHARP} px a picture looks soft on wide screens`,
    )
  return true
}

async function encodeAll(asked: readonly string[], workspace: string): Promise<number> {
  const { sources, ignored } = findSources()
  let encoded = 0
  for (const [name, source] of [...sources].sort()) {
    if (asked.length && !asked.some((part) => isOf(part)(name))) continue
    try {
      if (await encodeChanged(name, source, workspace)) encoded += 1
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      complain(`${source.file}: ${error.message}`)
    }
  }
  checkAsked(asked, [...sources.keys()])
  for (const { file, why } of ignored) complain(`Ignored ${file}: ${why}`)
  return encoded
}

function checkWeight() {
  const bytes = readdirSync('media/files', { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join('media/files', file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
  if (bytes > MEDIA_LIMIT)
    complain(
      `media/files holds ${(bytes / 1e6).toFixed(1)} MB, more than ${MEDIA_LIMIT / 1e6}: take pictures or films out that no page shows.`,
    )
}

clearLeftovers()
const workspace = openWorkspace()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    rmSync(workspace, { recursive: true, force: true })
    console.error('\nStopped. Pictures that were finished are kept, no half one is.')
    process.exit(130)
  })
try {
  const encoded = await encodeAll(process.argv.slice(2), workspace)
  const all = Object.values(readList())
  const total = all.reduce((sum, entry) => sum + entry.bytes, 0)
  checkWeight()
  console.log(`${encoded} encoded; ${all.length} pictures, ${(total / 1e6).toFixed(1)} MB`)
} finally {
  rmSync(workspace, { recursive: true, force: true })
}
if (failed) process.exitCode = 1
