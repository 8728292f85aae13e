import { isDeepStrictEqual } from 'node:util'
import { isRecord, type Value } from '../change'

/** For each entry before, where it stands after; nothing where it is gone. */
export type Matches = (number | undefined)[]

const idOf = (entry: Value | undefined) =>
  isRecord(entry) && typeof entry.id === 'string' ? entry.id : undefined

/** How much of two entries is the same: 1 for all of it, 0 where they are of different kinds. */
function likeness(one: Value | undefined, other: Value | undefined): number {
  if (!isRecord(one) || !isRecord(other) || one.kind !== other.kind || idOf(one) !== idOf(other)) return 0
  if (idOf(one) !== undefined || isDeepStrictEqual(one, other)) return 1
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
        isRecord(one) && isRecord(other) && one.kind === other.kind && idOf(one) === idOf(other)
      if (found[at] === undefined && !found.includes(at) && isSameKind) found[at] = at
    }
  return found
}

/** Whether entries stand in another order. */
export function isMoved(found: Matches): boolean {
  const places = found.filter((place) => place !== undefined)
  return places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))
}
