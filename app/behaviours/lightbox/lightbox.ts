/** The picture that is open, by its index in the gallery, or null where none is. */
export type OpenPicture = number | null

/** The picture so many steps further; after the last comes the first (CASE-8). None where none is open. */
export const pictureAfter = (open: OpenPicture, steps: 1 | -1, count: number): OpenPicture =>
  open === null ? null : (open + steps + count) % count

/** The pictures one step away, to be fetched before they are asked for; none while nothing is open. */
export const neighboursOf = (open: OpenPicture, count: number): number[] =>
  open === null
    ? []
    : [...new Set([(open + 1) % count, (open - 1 + count) % count])].filter((index) => index !== open)
