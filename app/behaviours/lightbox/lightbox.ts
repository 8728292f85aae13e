export type LightboxAction =
  | { type: 'open'; index: number }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'close' }

/** The picture that is open, by its index in the gallery, or null where none is. */
export type OpenPicture = number | null

/** The picture that is open after an action; after the last comes the first (CASE-8). */
export function nextPicture(open: OpenPicture, action: LightboxAction, count: number): OpenPicture {
  switch (action.type) {
    case 'open':
      return action.index >= 0 && action.index < count ? action.index : open
    case 'next':
      return open === null ? null : (open + 1) % count
    case 'previous':
      return open === null ? null : (open - 1 + count) % count
    case 'close':
      return null
  }
}

/** The pictures one step away, to be fetched before they are asked for; none while nothing is open. */
export function neighboursOf(open: OpenPicture, count: number): number[] {
  if (open === null) return []
  const both = new Set([(open + 1) % count, (open - 1 + count) % count])
  return [...both].filter((index) => index !== open)
}
