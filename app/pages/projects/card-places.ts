type Columns = 4 | 6 | 12

const row = (columns: Columns): Columns[] => Array.from({ length: 12 / columns }, () => columns)

const two = row(6)
const three = row(4)

/** The last rows, by how many cards are left over from rows of two and three in turn. */
const lastRows: Columns[][] = [[], [...three, ...three], two, three, [...two, ...two]]

/**
 * How many of twelve columns each of the cards takes: rows of two and of three in turn. Every row is full, whatever their number
 * (PROJECTS-1).
 */
export function cardColumns(count: number): Columns[] {
  if (count === 1) return row(12)
  const last = lastRows[count % 5] ?? []
  const turns = Array.from({ length: (count - last.length) / 5 }, () => [...two, ...three])
  return [...turns.flat(), ...last]
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
