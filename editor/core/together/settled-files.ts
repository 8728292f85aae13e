import { isRecord, type Value } from '../change'
import { filmOf, pictureOf } from '../publish/media-names'
import { parsedData } from '../text/edit-text'
import { rewritten } from './rewritten'
import { type Conflict, merged, mergedWhole, type Side } from './three-way'

/** The texts of a file that both sides changed. */
export interface Texts {
  base: string
  ours: string
  theirs: string
}

export interface SettledFile {
  /** What both sides changed in it. */
  conflicts: Conflict[]
  /** What it says with these choices; where none is made yet, it says ours. */
  value: Value
}

export const idOf = (file: string, path: Conflict['path'] = []) => [file, ...path].join(' › ')

const lists = { 'media/pictures.json': pictureOf, 'media/films.json': filmOf } as const

/** The entry in a list of media that a file belongs to; such files go with their entry. */
export function entryOfMedia(file: string): string | undefined {
  for (const [list, nameOf] of Object.entries(lists)) {
    const name = nameOf(file)
    if (name !== undefined) return idOf(list, [name])
  }
  return undefined
}

const dataOf = (text: string): Value => (parsedData(text) ?? null) as Value

/** A file of fields brought together with the choices that are made. */
export function settledFile(
  file: string,
  texts: Texts,
  sideOf: (id: string) => Side | undefined,
): SettledFile {
  const conflicts: Conflict[] = []
  const settle = (conflict: Conflict) => {
    conflicts.push(conflict)
    return conflict[sideOf(idOf(file, conflict.path)) ?? 'ours']
  }
  const [base, ours, theirs] = [dataOf(texts.base), dataOf(texts.ours), dataOf(texts.theirs)]
  const isOfMedia = file.startsWith('media/') && isRecord(base) && isRecord(ours) && isRecord(theirs)
  const value = isOfMedia ? mergedWhole(base, ours, theirs, settle) : merged(base, ours, theirs, settle)
  if (value === undefined || value === null) throw new Error(`${file} cannot be read.`)
  return { conflicts, value }
}

/** The file's text with the value that came out. */
export function textOf(file: string, texts: Texts, value: Value, byLines: string): string {
  if (file.endsWith('.yaml')) return rewritten([byLines, texts.ours, texts.theirs], value)
  const indent = /^[[{]\n( +)/.exec(texts.ours)?.[1]?.length ?? 2
  return `${JSON.stringify(value, null, indent)}\n`
}
