import { existsSync, readFileSync } from 'node:fs'
import { ContentError } from '../validation/problem'
import { versionOf } from './version.server'

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
  /** True for pictures made for this site as a sample: the agency has still to replace them. */
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
  /** Smaller files for phones, where there are some. */
  phone?: FilmFile[]
  /** Path of the captions (WebVTT), if the film has sound. */
  captions?: string
  /** When this film was first put among the site's media (ISO 8601): search engines require it. */
  published: string
}

interface Known {
  version: string | undefined
  text: string
  entries: unknown
}

const known = new Map<string, Known>()

/**
 * A manifest of media/, read again only when its file has changed: every name in content is compared with one. A build does not even
 * look.
 * @throws ContentError where the file is missing or broken
 */
function read<Entry>(name: string): Record<string, Entry> {
  const file = `media/${name}`
  const earlier = known.get(name)
  if (earlier && process.env.NODE_ENV === 'production') return earlier.entries as Record<string, Entry>
  const remedy = 'a program writes it; take it back from git: git checkout'
  if (!existsSync(file)) throw new ContentError([{ file, text: `is missing; ${remedy} ${file}` }])
  const version = versionOf(file)
  if (version && earlier?.version === version) return earlier.entries as Record<string, Entry>
  const text = readFileSync(file, 'utf8')
  try {
    const entries = earlier?.text === text ? earlier.entries : JSON.parse(text)
    known.set(name, { version, text, entries })
    return entries as Record<string, Entry>
  } catch {
    throw new ContentError([{ file, text: `is broken; ${remedy} ${file}` }])
  }
}

export const pictures = () => read<PictureEntry>('pictures.json')
export const wovenPictures = () => read<WovenEntry>('woven.json')
export const wordmarks = () => read<WordmarkEntry>('wordmarks.json')
export const films = () => read<FilmEntry>('films.json')
