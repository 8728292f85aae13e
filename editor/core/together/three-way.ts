import { isDeepStrictEqual } from 'node:util'
import { isList, isRecord, type Path, type Value } from '../change'
import { mergedLists } from './lists'

export type Side = 'ours' | 'theirs'

/** A value, or nothing where the field is not there. */
export type Held = Value | undefined

/** A place that both sides changed, each to something else. Its path is the one before both. */
export interface Conflict {
  path: Path
  base: Held
  ours: Held
  theirs: Held
}

/** Says what a place holds that both sides changed. */
export type Settle = (conflict: Conflict) => Held

/** Entries of another kind have other fields: they are not mixed. */
const isSameKind = (records: readonly Readonly<Record<string, Value>>[]) =>
  records.every(({ kind, id }) => kind === records[0]?.kind && id === records[0]?.id)

/** What two sides made of one value: what only one of them changed is as it left it, and `settle` decides on the rest. */
export function merged(base: Held, ours: Held, theirs: Held, settle: Settle, path: Path = []): Held {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(base, theirs)) return ours
  if (isDeepStrictEqual(base, ours)) return theirs
  if (isRecord(base) && isRecord(ours) && isRecord(theirs) && isSameKind([base, ours, theirs])) {
    const names = new Set([...Object.keys(ours), ...Object.keys(base), ...Object.keys(theirs)])
    const fields = [...names].map((name): [string, Held] => [
      name,
      merged(base[name], ours[name], theirs[name], settle, [...path, name]),
    ])
    return Object.fromEntries(fields.filter((field): field is [string, Value] => field[1] !== undefined))
  }
  if (isList(base) && isList(ours) && isList(theirs)) {
    const list = mergedLists(base, ours, theirs, (entry, at) =>
      merged(entry.base, entry.ours, entry.theirs, settle, [...path, at]),
    )
    if (list) return list
  }
  return settle({ path, base, ours, theirs })
}

/** Lists of media, entry by entry: the facts of a picture belong together, and are those of one side. */
export function mergedWhole(
  base: Readonly<Record<string, Value>>,
  ours: Readonly<Record<string, Value>>,
  theirs: Readonly<Record<string, Value>>,
  settle: Settle,
): Value {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].sort()
  const entries = names.map((name): [string, Held] => {
    const held = { base: base[name], ours: ours[name], theirs: theirs[name] }
    if (isDeepStrictEqual(held.ours, held.theirs) || isDeepStrictEqual(held.base, held.theirs))
      return [name, held.ours]
    if (isDeepStrictEqual(held.base, held.ours)) return [name, held.theirs]
    return [name, settle({ path: [name], ...held })]
  })
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined))
}
