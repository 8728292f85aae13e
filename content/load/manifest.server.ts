import { existsSync, readFileSync, statSync } from 'node:fs'
import { ContentError } from '../validation/problem'
import { inProject } from './root.server'

/** One entry of media/pictures.json; `npm run media` writes them. */
export interface PictureEntry {
  width: number
  height: number
  base: string
  widths: number[]
  fallback: number
  /** Its mean colours from top to bottom, separated by commas. */
  colours: string
  /** Bytes of all its files together. */
  bytes: number
  /** True for pictures made for this site as a sample: the agency still has to replace them. */
  sample: boolean
}

export interface WovenEntry {
  src: string
  width: number
  height: number
  bytes: number
  tile: boolean
}

export interface WordmarkEntry {
  src: string
  width: number
  height: number
}

export interface FilmFile {
  src: string
  type: string
  bytes: number
}

export interface FilmEntry {
  width: number
  height: number
  /** Seconds */
  duration: number
  files: FilmFile[]
  /** Smaller files for phones, if any. */
  phone?: FilmFile[]
  /** Path of the captions (WebVTT), if the film has sound. */
  captions?: string
  /** When this film was first added to the site's media (ISO 8601): search engines require it. */
  published: string
}

/** A file written this recently (ms) may be written again with the same time stamp. */
const RECENT = 100

/** Changes whenever a file does, or the names in a folder; undefined if that is not certain yet. */
export function readVersion(path: string): string | undefined {
  const { ctimeNs, ctimeMs, ino, size } = statSync(inProject(path), { bigint: true })
  return Date.now() - Number(ctimeMs) > RECENT ? `${ctimeNs} ${ino} ${size}` : undefined
}

const known = new Map<string, { version: string | undefined; entries: unknown }>()

/**
 * A manifest of media/, read again only if its file has changed: every name in content is compared with one. A build does not
 * check for changes.
 * @throws ContentError if the file is missing or broken
 */
function read<Entry>(name: string): Record<string, Entry> {
  const file = `media/${name}`
  const earlier = known.get(name)
  if (earlier && process.env.NODE_ENV === 'production') return earlier.entries as Record<string, Entry>
  const remedy = 'a program writes it; take it back from git: git checkout'
  if (!existsSync(inProject(file))) throw new ContentError([{ file, text: `is missing; ${remedy} ${file}` }])
  const version = readVersion(file)
  if (version && earlier?.version === version) return earlier.entries as Record<string, Entry>
  try {
    const entries: Record<string, Entry> = JSON.parse(readFileSync(inProject(file), 'utf8'))
    known.set(name, { version, entries })
    return entries
  } catch {
    throw new ContentError([{ file, text: `is broken; ${remedy} ${file}` }])
  }
}

export const pictures = () => read<PictureEntry>('pictures.json')
export const wovenPictures = () => read<WovenEntry>('woven.json')
export const wordmarks = () => read<WordmarkEntry>('wordmarks.json')
export const films = () => read<FilmEntry>('films.json')
