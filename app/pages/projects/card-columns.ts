type Columns = 3 | 4 | 6 | 12

const row = (columns: Columns): Columns[] => Array.from({ length: 12 / columns }, () => columns)

/** What stands above the rows of four, by how many cards are left over from them. */
const firstRows: Columns[][] = [[], [...row(6), ...row(4)], [...row(4), ...row(4)], row(4)]

/** Too few for that. */
const few: Columns[][] = [[], row(12), row(6)]

/**
 * How many of twelve columns each of the cards takes: rows of two and three, then of four. Every row is full, whatever their number
 * (PROJECTS-1).
 */
export function cardColumns(count: number): Columns[] {
  const first = few[count] ?? firstRows[count % 4] ?? []
  return [...first, ...Array.from({ length: count - first.length }, (): Columns => 3)]
}

/** On phones the first of every three is wide, and a last one that would stand alone. */
export const isWideOnPhones = (index: number, count: number): boolean =>
  index % 3 === 0 || (index % 3 === 1 && index === count - 1)
