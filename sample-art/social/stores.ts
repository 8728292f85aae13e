import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
// Found in the site's own packages: content is read as the site reads it.
import { parse } from 'yaml'
import { home } from '../lib/browser'
import { drawingsOf, owners, presentMaster } from '../lib/master'

const root = join(home, '..')
const readText = (file: string) => readFileSync(join(root, file), 'utf8')

/** A content file, e.g. `pages/home`. Throws with the file's name where it is missing or no YAML. */
export function content(name: string): Record<string, unknown> {
  try {
    return parse(readText(`content/${name}.yaml`))
  } catch (error) {
    throw new Error(`content/${name}.yaml: ${error instanceof Error ? error.message : error}`)
  }
}

/** A value inside a content file by its path. Throws where it is not there. */
export function field<Value>(data: unknown, path: string): Value {
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], data)
  if (found === undefined) throw new Error(`no ${path} in the content file`)
  return found as Value
}

interface WovenEntry {
  src: string
  width: number
  height: number
}

const woven: Record<string, WovenEntry> = JSON.parse(readText('media/woven.json'))

/** A woven picture as it is; with `span`, repeated or cut to that width. Throws where there is none of that name. */
export async function cloth(name: string, span?: number, crop?: { left: number; width: number }) {
  const entry = woven[name]
  if (!entry) throw new Error(`no woven picture “${name}”`)
  const file = join(root, 'media/files', entry.src)
  if (crop)
    return sharp(file)
      .extract({ top: 0, height: entry.height, ...crop })
      .png()
      .toBuffer()
  if (!span) return sharp(file).png().toBuffer()
  const empty = { width: span, height: entry.height, channels: 4 as const, background: '#0000' }
  const one = await sharp(file)
    .extract({ left: 0, top: 0, width: Math.min(span, entry.width), height: entry.height })
    .png()
    .toBuffer()
  const tile =
    span < entry.width ? { input: one, left: 0, top: 0 } : { input: file, tile: true, gravity: 'northwest' }
  return sharp({ create: empty }).composite([tile]).png().toBuffer()
}

export const heightOf = (name: string): number => woven[name]?.height ?? 0

/** A master cut to a size, drawn first where it is not there; `position` says which part stays. */
export const master = async (name: string, width: number, height: number, position = 'centre') =>
  sharp(await presentMaster(name))
    .resize(width, height, { fit: 'cover', position })
    .png()
    .toBuffer()

/** Whether a drawing makes this master: what happens to lie in the folder must not decide what a picture shows. */
export async function hasMaster(name: string): Promise<boolean> {
  const [owner = '', picture = ''] = name.split('/')
  return owners.includes(owner) && picture in (await drawingsOf(owner))
}
