type Columns = 4 | 5 | 6 | 7 | 12

/** Rows of cards, each row twelve columns wide; after the last row the first one comes again. */
const rows: Columns[][] = [[7, 5], [5, 7], [7, 5], [4, 4, 4], [6, 6], [5, 7], [12]]

/** A row for as many cards as are left for it. */
const shortRow = (left: number): Columns[] => (left === 1 ? [12] : [6, 6])

/** How many of twelve columns each of the cards takes: every row is full, whatever their number (PROJECTS-1). */
export function cardColumns(count: number): Columns[] {
  const columns: Columns[] = []
  for (let at = 0; columns.length < count; at += 1) {
    const row = rows[at % rows.length] ?? [12]
    const left = count - columns.length
    columns.push(...(row.length <= left ? row : shortRow(left)))
  }
  return columns
}

/** On phones the first of every three is wide, and a last one that would stand alone. */
export const isWideOnPhones = (index: number, count: number): boolean =>
  index % 3 === 0 || (index % 3 === 1 && index === count - 1)
