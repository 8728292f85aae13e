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

/**
 * On phones the first of every three is wide. Two that are left over stand beside each other: before them a wide one and another two,
 * so that nobody stands alone.
 */
export function isWideOnPhones(index: number, count: number): boolean {
  const last = count % 3 === 2 && count > 2 ? count - 5 : count
  if (index >= last) return index === last + 2
  return index % 3 === 0 || (index === 1 && count === 2)
}
