import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The agency's own pictures, and those drawn for this site as samples. */
const ORIGINALS = 'media/originals'
const MASTERS = 'sample-art/masters'

/** A picture that can be encoded. */
export interface Source {
  file: string
  sample: boolean
}

/** A file among the originals that is no picture for the site, and what to do about it. */
export interface Ignored {
  file: string
  why: string
}

const word = '[a-z0-9]+(?:-[a-z0-9]+)*'
export const goodName = new RegExp(`^((?:${word}/)+${word})\\.(?:png|jpe?g|webp|svg)$`)
const isPicture = /\.(?:png|jpe?g|webp|svg)$/i

/** What to do about other files, by the end of their name. */
const otherKinds: [ends: RegExp, advice: string][] = [
  [/\.hei[cf]$/i, 'a telephone’s own format: save it as JPEG'],
  [/\.(?:pdf|ai|indd|eps|docx?|pptx?)$/i, 'a document: export the page as JPEG or PNG'],
  [/\.(?:psd|tiff?|raw|dng|cr2|nef|bmp)$/i, 'a working file: export it as JPEG or PNG'],
  [/\.(?:gif|avif|jxl)$/i, 'not taken: save it as JPEG, PNG or WebP'],
  [/\.(?:mp4|mov|webm|avi|mkv|m4v)$/i, 'a film: see “Films” in docs/content.md'],
]

/** A file's path as it should be: lower case, hyphens, no other dots. */
const tidy = (file: string): string =>
  file
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9/]+(?!\w+$)/g, '-')
    .replace(/-(?=[/.]|$)|(?<=\/|^)-/g, '')

/** Why a file is not taken. */
export function reason(file: string): string {
  if (!isPicture.test(file))
    return (
      otherKinds.find(([ends]) => ends.test(file))?.[1] ?? 'no picture; JPEG, PNG, WebP and SVG are taken'
    )
  if (!file.includes('/')) return `put it into a folder named after its owner, such as avante/${tidy(file)}`
  return `rename it to ${tidy(file)} (lower case, hyphens, no other dots)`
}

/** Files of a folder and those below, without what systems leave there (.DS_Store, Thumbs.db). */
const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => !/(^|\/)(\.|Thumbs\.db$)/.test(file) && statSync(join(folder, file)).isFile())
        .sort()
    : []

/** Every picture by its name, and every file among the originals that is ignored. An original replaces a sample. */
export function findSources(): { sources: Map<string, Source>; ignored: Ignored[] } {
  const sources = new Map<string, Source>()
  const ignored: Ignored[] = []
  for (const file of filesBelow(MASTERS)) {
    const name = goodName.exec(file)?.[1]
    if (name) sources.set(name, { file: join(MASTERS, file), sample: true })
  }
  for (const file of filesBelow(ORIGINALS)) {
    const name = goodName.exec(file)?.[1]
    const other = name === undefined ? undefined : sources.get(name)
    if (name === undefined) ignored.push({ file: join(ORIGINALS, file), why: reason(file) })
    else if (other && !other.sample)
      ignored.push({
        file: join(ORIGINALS, file),
        why: `there is ${other.file.slice(ORIGINALS.length + 1)} too; keep one of the two`,
      })
    else sources.set(name, { file: join(ORIGINALS, file), sample: false })
  }
  return { sources, ignored }
}
