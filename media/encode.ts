import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureEntry } from '../content/load/manifest.server'

/**
 * Encodes pictures whose source has changed (`npm run media [-- name ...]`): AVIF at several widths, a WebP fallback, the
 * colours of the placeholder, and their entries in media/pictures.json. Sources: `media/originals/<owner>/<name>.(png|jpg|webp)`, which are
 * the agency's own, before `artwork/masters/<owner>/<name>.png`, which are samples.
 */
const WIDTHS = [480, 800, 1200, 1600]
const FALLBACK = 800
/** For browsers of before 2022 only: the repository's size counts for more. */
const FALLBACK_QUALITY = 54
const DYES = 4
const QUALITIES = [50, 42, 34, 28, 24]
/** Bytes of an AVIF at most: a heavier one makes a page slow. Up to PHONE_WIDTH px it is a phone that waits, and its pixels hide more. */
const LIMIT = 260_000
const PHONE_LIMIT = 50_000
const PHONE_WIDTH = 800
/** Bytes of pictures, films and all else together: more makes every clone of the repository slow. */
const MEDIA_LIMIT = 60_000_000
const manifestFile = 'media/pictures.json'

type Manifest = Record<string, PictureEntry & { source: string }>

function sources(): Map<string, { file: string; sample: boolean }> {
  const found = new Map<string, { file: string; sample: boolean }>()
  for (const [root, sample] of [
    ['artwork/masters', true],
    ['media/originals', false],
  ] as const) {
    if (!existsSync(root)) continue
    for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      const match = /^(.+\/[^/]+)\.(png|jpe?g|webp)$/.exec(entry)
      if (match?.[1] && !match[1].includes('.')) found.set(match[1], { file: join(root, entry), sample })
    }
  }
  return found
}

/** AVIF at the best quality that stays within the limit; grain and halftone need the lower ones. Throws where none does. */
async function withinLimit(file: string, width: number, master: Sharp): Promise<Buffer> {
  const limit = width <= PHONE_WIDTH ? PHONE_LIMIT : LIMIT
  for (const quality of QUALITIES) {
    const data = await master.clone().resize(width).avif({ quality, effort: 2 }).toBuffer()
    if (data.length <= limit) return data
  }
  throw new Error(
    `${file}: more than ${limit} bytes as AVIF at ${width} px, even at quality ${QUALITIES.at(-1)}`,
  )
}

async function encode(name: string, file: string, sample: boolean, source: string) {
  const master = sharp(file).flatten({ background: '#ffffff' })
  const { width, height } = await sharp(file).metadata()
  const widths = [...WIDTHS.filter((candidate) => candidate < width), ...(width <= 1600 ? [width] : [])]
  const base = `/pictures/${name}.${source.slice(0, 8)}`
  const target = (suffix: string) => join('media/files', `${base}${suffix}`)
  mkdirSync(dirname(target('')), { recursive: true })
  let bytes = 0
  for (const w of widths) {
    const data = await withinLimit(file, w, master)
    writeFileSync(target(`.${w}.avif`), data)
    bytes += data.length
  }
  const fallback = Math.min(FALLBACK, width)
  const webp = await master.clone().resize(fallback).webp({ quality: FALLBACK_QUALITY, effort: 6 }).toBuffer()
  writeFileSync(target(`.${fallback}.webp`), webp)
  const dyes = await dyesOf(master)
  return { width, height, base, widths, fallback, dyes, bytes: bytes + webp.length, sample, source }
}

/** Mean colours of a picture from top to bottom: the cloth that keeps its place costs 30 bytes, a tiny picture 200. */
async function dyesOf(master: Sharp): Promise<string> {
  const pixels = await master.clone().resize(1, DYES, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const hex = pixels.toString('hex')
  return Array.from({ length: DYES }, (_, row) => `#${hex.slice(row * 6, row * 6 + 6)}`).join()
}

function removeFiles(base: string) {
  const folder = join('media/files', dirname(base))
  if (!existsSync(folder)) return
  const prefix = `${base.split('/').pop()}.`
  for (const file of readdirSync(folder)) if (file.startsWith(prefix)) rmSync(join(folder, file))
}

const manifest: Manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}
const wanted = process.argv.slice(2)
let encoded = 0
for (const [name, { file, sample }] of [...sources()].sort()) {
  if (wanted.length && !wanted.some((part) => name === part || name.startsWith(`${part}/`))) continue
  const source = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
  const known = manifest[name]
  if (known?.source === source && known.sample === sample) continue
  const entry = await encode(name, file, sample, source)
  if (known && known.base !== entry.base) removeFiles(known.base)
  manifest[name] = entry
  encoded += 1
  console.log(`${name}: ${Math.round(entry.bytes / 1000)} kB in ${entry.widths.length + 1} files`)
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 1)}\n`)
}
const total = Object.values(manifest).reduce((sum, entry) => sum + entry.bytes, 0)
console.log(`${encoded} encoded; ${Object.keys(manifest).length} pictures, ${(total / 1e6).toFixed(1)} MB`)
const committed = readdirSync('media/files', { recursive: true, encoding: 'utf8' })
  .map((file) => statSync(join('media/files', file)))
  .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
if (committed > MEDIA_LIMIT)
  throw new Error(`media/files holds ${(committed / 1e6).toFixed(1)} MB, more than ${MEDIA_LIMIT / 1e6}.`)
