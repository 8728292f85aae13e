/** First and last byte, both included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * The range that a `Range` header requests of `size` bytes: one range, `'unsatisfiable'` (416), or `undefined` for the whole
 * file: no header, another unit, several ranges (which may be ignored) or a malformed header.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/i)
  if (!match) return undefined
  const [, from = '', to = ''] = match
  if (from === '') {
    if (to === '') return undefined
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return undefined
  if (first >= size) return 'unsatisfiable'
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
