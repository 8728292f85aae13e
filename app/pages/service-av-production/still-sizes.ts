import { phoneOrTablet } from '~/breakpoints'

/** How many stills stand side by side in each row, by how many there are (all-films.module.css). */
const rowsOf = [[], [1], [2], [3], [2, 2], [3, 2], [3, 3], [4, 3], [4, 4]]

/** How many of twelve columns the stills have beside the words. */
const SHARE = 7 / 12

/** How wide a still is shown, in the syntax of `sizes`: it covers its cell, and all cells together are twice as wide as high. */
export function stillSizes(
  { width, height }: { width: number; height: number },
  index: number,
  count: number,
): string {
  const rows = rowsOf[count] ?? [4, 4]
  const [first = 1, second = first] = rows
  const cellWidth = 100 / (index < first ? first : second)
  const cellHeight = 50 / rows.length
  const shown = Math.max(cellWidth, (cellHeight * width) / height)
  return `${phoneOrTablet} ${Math.ceil(shown)}vw, ${Math.ceil(shown * SHARE)}vw`
}
