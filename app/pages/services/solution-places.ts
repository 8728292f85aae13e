/** The grid lines around a card: row, column, row, column, for `grid-area`. */
export type Area = readonly [number, number, number, number]

const COLUMNS = 12
/** Columns of an open card; two others are stacked in the rest. */
const OPEN = 8
/** Cards in a row above or below an open one. */
const ABREAST = 3

/** Cards side by side, from the left, each as many columns wide as given. */
function row(top: number, widths: readonly number[]): Area[] {
  let column = 1
  return widths.map((width) => {
    const left = column
    column += width
    return [top, left, top + 1, column]
  })
}

/** Rows of three equal cards; the rest share the last row. */
function rowsAbreast(count: number, top: number): Area[] {
  if (count <= 0) return []
  const cards = Math.min(ABREAST, count)
  return [
    ...row(
      top,
      Array.from({ length: cards }, () => COLUMNS / cards),
    ),
    ...rowsAbreast(count - cards, top + 1),
  ]
}

/** None open: 7/5, 5/7, 7/5 and so on; a last single one takes the whole row. */
function closed(count: number): Area[] {
  const rows = Array.from({ length: Math.ceil(count / 2) }, (_, index) => {
    const widths = index % 2 === 0 ? [7, 5] : [5, 7]
    return row(index + 1, index * 2 + 1 === count ? [COLUMNS] : widths)
  })
  return rows.flat()
}

/** One open: two rows on its own side, two others stacked beside it, the rest in rows of three above and below. */
function opened(count: number, open: number): Area[] {
  const isLeft = open % 2 === 0
  const above = Math.min(Math.floor((open + 1) / ABREAST), Math.floor(count / ABREAST) - 1)
  const top = above + 1
  const [left, right] = isLeft ? [OPEN + 1, COLUMNS + 1] : [1, COLUMNS - OPEN + 1]
  const others: Area[] = [
    ...rowsAbreast(above * ABREAST, 1),
    [top, left, top + 1, right],
    [top + 1, left, top + 2, right],
    ...rowsAbreast(count - (above + 1) * ABREAST, top + 2),
  ]
  const own: Area = isLeft ? [top, 1, top + 2, left] : [top, right, top + 2, COLUMNS + 1]
  return [...others.slice(0, open), own, ...others.slice(open)]
}

/** The cells of each of three cards or more, with none or one of them open (SERVICES-1). */
export const placeSolutions = (count: number, open: number | null): Area[] =>
  open === null ? closed(count) : opened(count, open)
