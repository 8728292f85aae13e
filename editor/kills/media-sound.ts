import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { stateOfBytes } from '../core/disk/states'

/** Every file below the project's media, by what it holds. */
export function mediaIn(home: string): Map<string, string> {
  const folder = join(home, 'media')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return new Map(
    files.map((one) => {
      const path = join(one.parentPath, one.name)
      return [path.slice(home.length + 1), stateOfBytes(readFileSync(path))]
    }),
  )
}

interface Listed {
  base?: string
  widths?: number[]
  fallback?: number
  files?: { src: string }[]
  phone?: { src: string }[]
  captions?: string
}

function filesOf({ base, widths = [], fallback, files = [], phone = [], captions }: Listed): string[] {
  const ofPicture = base
    ? [...widths.map((width) => `${base}.${width}.avif`), `${base}.${fallback}.webp`]
    : []
  return [...ofPicture, ...[...files, ...phone].map(({ src }) => src), ...(captions ? [captions] : [])]
}

/** Everything that is wrong with the media of a project: files that are listed and missing, there and not listed, or broken. */
export async function wrongWith(home: string, before: ReadonlyMap<string, string>): Promise<string[]> {
  const listed = new Set<string>()
  for (const name of ['pictures.json', 'films.json']) {
    const list: Record<string, Listed> = JSON.parse(readFileSync(join(home, 'media', name), 'utf8'))
    for (const entry of Object.values(list))
      for (const file of filesOf(entry)) listed.add(`media/files${file}`)
  }
  const there = [...mediaIn(home)].filter(([file]) => /^media\/files\/(?:pictures|films)\//.test(file))
  const wrong = [...listed]
    .filter((file) => !existsSync(join(home, file)))
    .map((file) => `${file} is missing`)
  for (const [file, state] of there) {
    // The project itself may hold one that is no longer listed.
    if (!listed.has(file) && !before.has(file)) wrong.push(`${file} is not listed`)
    if (before.get(file) === state || !/\.(?:avif|webp)$/.test(file)) continue
    const stats = await sharp(join(home, file))
      .stats()
      .catch(() => undefined)
    if (!stats) wrong.push(`${file} cannot be read to its end`)
  }
  return wrong
}
