/** Where a card stands: in a row of three, of two alike, large beside a tall one, or alone. */
export type CardPlace = 'third' | 'half' | 'large' | 'tall' | 'whole'

const three: CardPlace[] = ['third', 'third', 'third']
const two: CardPlace[] = ['half', 'half']

/** Rows in turn, so that scale changes down the page. */
const rows: CardPlace[][] = [['large', 'tall'], three, two, ['tall', 'large'], two]

/** The places of that many cards. Every row is full, whatever their number (PROJECTS-1). */
export function cardPlaces(count: number): CardPlace[] {
  const places: CardPlace[] = []
  for (let turn = 0; places.length < count; turn += 1) {
    const left = count - places.length
    const row = rows[turn % rows.length] ?? two
    places.push(...(row.length <= left ? row : left === 2 ? two : (['whole'] as const)))
  }
  return places
}

/**
 * On phones the first of every three is wide. Of five that are left over at the end, or of two, those that would stand alone are wide
 * as well.
 */
export function isWideOnPhones(index: number, count: number): boolean {
  const rest = count % 3 === 2 ? (count > 5 ? 5 : 2) : 0
  const place = index - (count - rest)
  if (place >= 0) return rest === 2 || place > 1
  return index % 3 === 0
}
