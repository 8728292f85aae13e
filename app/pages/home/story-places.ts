/** Rows and columns between whose lines a card stands: row, column, row, column, as `grid-area` wants them. */
export type Area = readonly [number, number, number, number]

/** Stories stand in blocks of three rows by twelve columns, one below the other. */
const ROWS = 3

/** None open: how the stories of a block of two, three or four stand. */
const closed: Record<number, readonly Area[]> = {
  2: [
    [1, 1, 4, 8],
    [1, 8, 4, 13],
  ],
  3: [
    [1, 1, 4, 8],
    [1, 8, 2, 13],
    [2, 8, 4, 13],
  ],
  // 7/5 over 5/7, the lower row twice as high.
  4: [
    [1, 1, 2, 8],
    [1, 8, 2, 13],
    [2, 1, 4, 6],
    [2, 6, 4, 13],
  ],
}

/** Rows that those share which are not open, in the four columns beside the open one. */
const stacks: Record<number, readonly (readonly [number, number])[]> = {
  1: [[1, 4]],
  2: [
    [1, 2],
    [2, 4],
  ],
  3: [
    [1, 2],
    [2, 3],
    [3, 4],
  ],
}

/** Blocks of up to four stories, none of one: five are three and two. */
export function blocksOf(count: number): number[] {
  const blocks = Math.ceil(count / 4)
  return Array.from({ length: blocks }, (_, at) => Math.ceil((count - at) / blocks))
}

/** Where a block's stories stand; the open one has eight columns on its own side, the others share the remaining four. */
function inBlock(count: number, open: number | undefined): readonly Area[] {
  const areas = closed[count] ?? []
  const own = open === undefined ? undefined : areas[open]
  if (!own) return areas
  const isLeft = own[1] === 1
  const stack = [...(stacks[count - 1] ?? [])]
  return areas.map((area, index) => {
    if (index === open) return isLeft ? [1, 1, 4, 9] : [1, 5, 4, 13]
    const [from, to] = stack.shift() ?? [area[0], area[2]]
    return isLeft ? [from, 9, to, 13] : [from, 1, to, 5]
  })
}

/** Where each of two to eight stories stands, with none or one of them open (HOME-3, FREE-1). */
export function storyPlaces(count: number, open: number | null): Area[] {
  let first = 0
  return blocksOf(count).flatMap((size, block) => {
    const start = first
    first += size
    const isHere = open !== null && open >= start && open < start + size
    const below = block * ROWS
    return inBlock(size, isHere ? open - start : undefined).map(
      ([top, left, bottom, right]): Area => [top + below, left, bottom + below, right],
    )
  })
}
