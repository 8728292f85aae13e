import { readFileSync } from 'node:fs'

/** One entry of media/pictures.json; `npm run media` writes them. */
export interface PictureEntry {
  width: number
  height: number
  base: string
  widths: number[]
  fallback: number
  /** Its mean colours from top to bottom, separated by commas. */
  dyes: string
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
  /** Path of the captions (WebVTT), where the film has sound. */
  captions?: string
}

const known = new Map<string, unknown>()

/** A build reads each manifest once: it asks for every picture of every page. While developing, changes count at once. */
function read<Entry>(file: string): Record<string, Entry> {
  const isBuild = process.env.NODE_ENV === 'production'
  const manifest = (isBuild && known.get(file)) || JSON.parse(readFileSync(`media/${file}`, 'utf8'))
  known.set(file, manifest)
  return manifest
}

export const pictures = () => read<PictureEntry>('pictures.json')
export const wovenPictures = () => read<WovenEntry>('woven.json')
export const wordmarks = () => read<WordmarkEntry>('wordmarks.json')
export const films = () => read<FilmEntry>('films.json')
