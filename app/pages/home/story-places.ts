/** The grid lines around a card: row, column, row, column, for `grid-area`. */
export type Area = readonly [number, number, number, number]

/** Stories fill blocks of six rows by twelve columns, one below the other. */
const ROWS = 6

/** The stories of a block of two, three or four, if none is open. */
const closed: Record<number, readonly Area[]> = {
  2: [
    [1, 1, 7, 8],
    [1, 8, 7, 13],
  ],
  3: [
    [1, 1, 7, 8],
    [1, 8, 4, 13],
    [4, 8, 7, 13],
  ],
  // All the same size: each shows its whole picture.
  4: [
    [1, 1, 4, 7],
    [1, 7, 4, 13],
    [4, 1, 7, 7],
    [4, 7, 7, 13],
  ],
}

/** Blocks of up to four stories, none of one: five are three and two. */
export function splitIntoBlocks(count: number): number[] {
  const blocks = Math.ceil(count / 4)
  return Array.from({ length: blocks }, (_, at) => Math.ceil((count - at) / blocks))
}

/**
 * The cells of a block's stories; the open one has eight columns on its own side, the others are stacked in the remaining four
 * and share the height. `open` counts from the block's first story and may be out of range.
 */
function placeInBlock(count: number, open: number): readonly Area[] {
  const areas = closed[count] ?? []
  const own = areas[open]
  if (!own) return areas
  const isLeft = own[1] === 1
  return areas.map((_, index) => {
    if (index === open) return isLeft ? [1, 1, ROWS + 1, 9] : [1, 5, ROWS + 1, 13]
    const share = ROWS / (count - 1)
    const row = (index < open ? index : index - 1) * share + 1
    const end = row + share
    return isLeft ? [row, 9, end, 13] : [row, 1, end, 5]
  })
}

/** The cells of each of two to eight stories, with none or one of them open (HOME-3, FREE-1). */
export function placeStories(count: number, open: number | null): Area[] {
  let ahead = open ?? -1
  return splitIntoBlocks(count).flatMap((size, block) => {
    const areas = placeInBlock(size, ahead)
    ahead -= size
    const below = block * ROWS
    return areas.map(([top, left, bottom, right]): Area => [top + below, left, bottom + below, right])
  })
}
