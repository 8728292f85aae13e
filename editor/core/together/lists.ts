import { isDeepStrictEqual } from 'node:util'
import { isRecord, type Value } from '../change'
import { isMoved, matches } from './matches'

type Held = Value | undefined
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

/** Puts what only the other side has behind the entry that it follows there. */
function putBehind(kept: Kept[], others: Iterable<{ base?: number; value?: Held }>): void {
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

/** Two lists that came of one, entry by entry; nothing where both put the entries in another order. */
export function mergedLists(
  base: Values,
  ours: Values,
  theirs: Values,
  mergeEntry: MergeEntry,
): Values | undefined {
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
  putBehind(
    kept,
    follow.map((value, place) => {
      const at = ofFollow.indexOf(place)
      if (at < 0) return isKnown(value) ? {} : { value }
      return ofLead[at] === undefined ? { base: at, value: merge(at) } : { base: at }
    }),
  )
  return kept.map(({ value }) => value)
}
