import { type Change, isList, isRecord, isSame, type Path, type Value, valueAt } from './change'

type Values = readonly Value[]

const readId = (entry: Value | undefined) =>
  isRecord(entry) && typeof entry.id === 'string' ? entry.id : undefined

/** Whether an entry without an id is the same one with another value in one of its fields: two more have to say so. */
function isRecognised(before: Value | undefined, after: Value | undefined): boolean {
  if (!isRecord(before) || !isRecord(after)) return !isRecord(before) && !isRecord(after)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const same = names.filter((name) => isSame(before[name], after[name]))
  return names.length - same.length <= 1 && same.filter((name) => before[name]).length >= 2
}

/** The index of an entry after somebody else changed its list; `undefined` if the entry is gone or cannot be told for certain. */
function follow(before: Values, after: Values, at: number): number | undefined {
  const entry = before[at]
  const id = readId(entry)
  const isEntry = (one: Value) => (id === undefined ? isSame(one, entry) : readId(one) === id)
  if (before.filter(isEntry).length === 1 && after.filter(isEntry).length === 1)
    return after.findIndex(isEntry)
  if (id !== undefined) return undefined
  const longer = after.length - before.length
  if (before.slice(0, at + 1).every((one, place) => isSame(one, after[place]))) return at
  if (before.slice(at).every((one, place) => isSame(one, after[at + longer + place]))) return at + longer
  const isInPlace =
    longer === 0 &&
    before.every((one, place) => place === at || isSame(one, after[place])) &&
    isRecognised(entry, after[at])
  return isInPlace ? at : undefined
}

/** The same field in another state of the data, wherever the entries on its path were moved; `undefined` if it is gone. */
function followPath(path: Path, before: Value | undefined, after: Value | undefined): Path | undefined {
  const [step, ...rest] = path
  if (step === undefined) return []
  let next = step
  if (isList(before)) {
    const place = isList(after) && typeof step === 'number' ? follow(before, after, step) : undefined
    if (place === undefined) return undefined
    next = place
  } else if (rest.length && !(isRecord(after) && Object.hasOwn(after, step))) return undefined
  const others = followPath(rest, valueAt(before, [step]), valueAt(after, [next]))
  return others && [next, ...others]
}

/**
 * A change that was meant for `before`, as it has to be for `after`: the same words at the same field. Returns `undefined` if somebody
 * else changed or removed what it is about: then a person decides.
 */
function rebased(change: Change, before: Value, after: Value): Change | undefined {
  const path = followPath(change.path, before, after)
  if (!path) return undefined
  const [own, theirs] = [valueAt(before, change.path), valueAt(after, path)]
  switch (change.op) {
    case 'set':
      return isSame(own, theirs) || isSame(theirs, change.value) ? { ...change, path } : undefined
    case 'remove':
      return theirs !== undefined && isSame(own, theirs) ? { ...change, path } : undefined
    case 'insert': {
      if (!isList(own) || !isList(theirs)) return undefined
      const previous = change.at > 0 ? follow(own, theirs, change.at - 1) : -1
      return {
        ...change,
        path,
        at: previous === undefined ? Math.min(change.at, theirs.length) : previous + 1,
      }
    }
    case 'move': {
      if (!isList(own) || !isList(theirs)) return undefined
      const from = follow(own, theirs, change.from)
      const to = follow(own, theirs, change.to) ?? Math.min(change.to, theirs.length - 1)
      return from === undefined ? undefined : { ...change, path, from, to }
    }
  }
}

/** A change as a window asks for it. */
export interface Asked {
  /** Different for every change: one that arrives twice is made once. */
  id: string
  /** The state that the change was made in. */
  revision: string
  change: Change
  /** What it replaces, as somebody has seen it and decided: a state, and the path in it. */
  over?: { revision: string; path: Path } | undefined
}

/** The name of the state after a change, also while the file holds what others wrote meanwhile. */
export const nextRevision = (revision: string, id: string) => `${revision} ${id}`

/**
 * A change as it has to be made now, or the path of what somebody else changed at the same place; neither if that is gone.
 * @param shown the states that windows know, by revision
 */
export function fitted(
  { revision, change, over }: Asked,
  shown: ReadonlyMap<string, Value>,
  now: Value,
): { own?: Change | undefined; path?: Path | undefined } {
  const seen = shown.get(over?.revision ?? revision)
  const asked = over ? { ...change, path: over.path } : change
  const own = seen === undefined ? undefined : rebased(asked, seen, now)
  if (own || change.op === 'insert' || change.op === 'move') return { own }
  const path = seen === undefined ? change.path : followPath(asked.path, seen, now)
  return { path: path && valueAt(now, path) !== undefined ? path : undefined }
}
