import { isDeepStrictEqual } from 'node:util'
import { isList, isRecord, type Path, type Value } from '../change'

/** For each entry before, its index afterwards; nothing if it is gone. */
export type Matches = (number | undefined)[]

const readId = (entry: Value | undefined) =>
  isRecord(entry) && typeof entry.id === 'string' ? entry.id : undefined

/** How much of two entries is the same: 1 for all of it, 0 if they are of different kinds. */
function likeness(one: Value | undefined, other: Value | undefined): number {
  if (isDeepStrictEqual(one, other)) return 1
  if (!isRecord(one) || !isRecord(other) || one.kind !== other.kind || readId(one) !== readId(other)) return 0
  if (readId(one) !== undefined) return 1
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => name !== 'kind')
  const same = names.filter((name) => isDeepStrictEqual(one[name], other[name])).length
  return names.length ? same / names.length : 1
}

/** Entries with less in common are taken for different ones. */
const ALIKE = 0.5

/** Which entries of a list are which in its other version: the same ones, then those alike, then those at the same place. */
export function matches(before: readonly Value[], after: readonly Value[]): Matches {
  const found: Matches = before.map(() => undefined)
  const match = (least: number) => {
    for (const [at, entry] of before.entries()) {
      if (found[at] !== undefined) continue
      const free = after.map((one, place) => (found.includes(place) ? 0 : likeness(entry, one)))
      const best = Math.max(0, ...free)
      if (best >= least) found[at] = free[at] === best ? at : free.indexOf(best)
    }
  }
  match(1)
  match(ALIKE)
  if (before.length === after.length)
    for (const at of before.keys()) {
      const [one, other] = [before[at], after[at]]
      const isSameKind =
        isRecord(one) && isRecord(other)
          ? one.kind === other.kind && readId(one) === readId(other)
          : typeof one === typeof other
      if (found[at] === undefined && !found.includes(at) && isSameKind) found[at] = at
    }
  return found
}

/** Whether entries are in another order. */
function isMoved(found: Matches): boolean {
  const places = found.filter((place) => place !== undefined)
  return places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))
}

type Values = readonly Value[]

/** Merges one entry; `at` is its place in the list before both. */
type MergeEntry = (entry: { base: Held; ours: Held; theirs: Held }, at: number) => Held

/** What a side put in the place of some entries. */
function span(base: Values, side: Values) {
  const least = Math.min(base.length, side.length)
  let from = 0
  while (from < least && isDeepStrictEqual(base[from], side[from])) from += 1
  let end = 0
  while (end < least - from && isDeepStrictEqual(base.at(-1 - end), side.at(-1 - end))) end += 1
  return { from, to: base.length - end, put: side.slice(from, side.length - end) }
}

/** Lines and names have nothing that tells which is which: changes at places apart from each other go together. */
function mergedSimple(base: Values, ours: Values, theirs: Values): Values | undefined {
  const own = span(base, ours)
  const other = span(base, theirs)
  const isAdded = own.from === own.to && other.from === other.to
  if (isAdded && own.from === other.from) {
    const more = other.put.filter((one) => !own.put.some((known) => isDeepStrictEqual(known, one)))
    return base.toSpliced(own.from, 0, ...own.put, ...more)
  }
  const [first, last] = own.from <= other.from ? [own, other] : [other, own]
  if (first.to >= last.from) return undefined
  return base
    .toSpliced(last.from, last.to - last.from, ...last.put)
    .toSpliced(first.from, first.to - first.from, ...first.put)
}

interface Kept {
  value: Value
  base?: number
}

/** Puts what only the other side has after the entry that it follows there. */
function putAfter(kept: Kept[], others: Iterable<{ base?: number; value?: Held }>): void {
  let at = 0
  for (const { base, value } of others) {
    const place = kept.findIndex((one) => base !== undefined && one.base === base)
    if (place >= 0) at = place + 1
    else if (value !== undefined) {
      while (at < kept.length && kept[at]?.base === undefined) at += 1
      kept.splice(at, 0, { value, ...(base !== undefined && { base }) })
      at += 1
    }
  }
}

/** Two lists that came of one, entry by entry; nothing if both put the entries in another order. */
function mergedLists(base: Values, ours: Values, theirs: Values, mergeEntry: MergeEntry): Values | undefined {
  if (![...base, ...ours, ...theirs].every(isRecord)) return mergedSimple(base, ours, theirs)
  const own = matches(base, ours)
  const other = matches(base, theirs)
  const isTheirs = isMoved(other)
  if (isTheirs && isMoved(own)) return undefined
  // The side that moved entries leads: the result is in its order.
  const [lead, follow] = isTheirs ? [theirs, ours] : [ours, theirs]
  const [ofLead, ofFollow] = isTheirs ? [other, own] : [own, other]
  const merge = (at: number) => {
    const [first, second] = [own[at], other[at]]
    const entry = {
      base: base[at],
      ours: first === undefined ? undefined : ours[first],
      theirs: second === undefined ? undefined : theirs[second],
    }
    return mergeEntry(entry, at)
  }
  const kept: Kept[] = []
  for (const [place, value] of lead.entries()) {
    const at = ofLead.indexOf(place)
    if (at < 0) kept.push({ value })
    else {
      const result = merge(at)
      if (result !== undefined) kept.push({ value: result, base: at })
    }
  }
  const isKnown = (value: Value) => kept.some((one) => isDeepStrictEqual(one.value, value))
  putAfter(
    kept,
    follow.map((value, place) => {
      const at = ofFollow.indexOf(place)
      if (at < 0) return isKnown(value) ? {} : { value }
      return ofLead[at] === undefined ? { base: at, value: merge(at) } : { base: at }
    }),
  )
  return kept.map(({ value }) => value)
}

export type Side = 'ours' | 'theirs'

/** A value, or nothing if the field is not there. */
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

/** What a value is if at most one side changed it; otherwise `decide` says. */
function oneSided(base: Held, ours: Held, theirs: Held, decide: () => Held): Held {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(base, theirs)) return ours
  return isDeepStrictEqual(base, ours) ? theirs : decide()
}

const withoutMissing = (entries: readonly (readonly [string, Held])[]) =>
  Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined))

/** What two sides made of one value: what only one of them changed is as it left it, and `settle` decides on the rest. */
export const merged = (base: Held, ours: Held, theirs: Held, settle: Settle, path: Path = []): Held =>
  oneSided(base, ours, theirs, () => mergedInside(base, ours, theirs, settle, path))

function mergedInside(base: Held, ours: Held, theirs: Held, settle: Settle, path: Path): Held {
  if (isRecord(base) && isRecord(ours) && isRecord(theirs) && isSameKind([base, ours, theirs])) {
    const names = new Set([...Object.keys(ours), ...Object.keys(base), ...Object.keys(theirs)])
    return withoutMissing(
      [...names].map((name) => [name, merged(base[name], ours[name], theirs[name], settle, [...path, name])]),
    )
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
  return withoutMissing(
    names.map((name) => {
      const held = { base: base[name], ours: ours[name], theirs: theirs[name] }
      const decide = () => settle({ path: [name], ...held })
      return [name, oneSided(held.base, held.ours, held.theirs, decide)]
    }),
  )
}
