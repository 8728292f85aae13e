import { isDeepStrictEqual } from 'node:util'
import { isList, isRecord, type Path, type Value } from '../change'

/** One thing that is not as it was; what is missing was not there before, or is there no longer. */
export interface Difference {
  path: Path
  before?: Value
  after?: Value
}

/** Lengths of the longest common part of two lists, from every place on. */
function commonLengths(before: readonly Value[], after: readonly Value[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const at = (row: number, column: number) => table[row]?.[column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const isSame = isDeepStrictEqual(before[row], after[column])
      const own = table[row]
      if (own)
        own[column] = isSame
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  return table
}

function* ofLists(before: readonly Value[], after: readonly Value[], path: Path): Generator<Difference> {
  if (before.length === after.length && before.every((one) => !after.includes(one) || !isRecord(one))) {
    const moved = before.filter((one) => after.some((other) => isDeepStrictEqual(one, other))).length
    if (moved < before.length || isDeepStrictEqual(before, after)) {
      for (const [place, one] of before.entries()) yield* between(one, after[place], [...path, place])
      return
    }
  }
  const common = commonLengths(before, after)
  let row = 0
  let column = 0
  while (row < before.length || column < after.length) {
    const one = before[row]
    const other = after[column]
    if (row < before.length && column < after.length && isDeepStrictEqual(one, other)) {
      row += 1
      column += 1
    } else if (
      column >= after.length ||
      (row < before.length && (common[row + 1]?.[column] ?? 0) >= (common[row]?.[column + 1] ?? 0))
    ) {
      yield { path: [...path, row], ...(one !== undefined && { before: one }) }
      row += 1
    } else {
      yield { path: [...path, column], ...(other !== undefined && { after: other }) }
      column += 1
    }
  }
}

/** What changed between two states of a file, field by field. */
export function* between(
  before: Value | undefined,
  after: Value | undefined,
  path: Path = [],
): Generator<Difference> {
  if (isDeepStrictEqual(before, after)) return
  if (isList(before) && isList(after)) yield* ofLists(before, after, path)
  else if (isRecord(before) && isRecord(after))
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* between(before[name], after[name], [...path, name])
  else
    yield {
      path,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    }
}
