/**
 * The decoded path of a request's URL, or `undefined` if it has broken percent-encoding, control characters or encoded slashes.
 * The URL parser has already resolved dot segments.
 */
export function requestPath(url: string): string | undefined {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const end = url.slice(start).search(/[?#]/)
  const raw = start < 0 ? '/' : end < 0 ? url.slice(start) : url.slice(start, start + end)
  if (!raw.includes('%')) return raw
  if (/%(?:2f|5c)/i.test(raw)) return undefined
  try {
    const path = decodeURIComponent(raw)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this line is about.
    return /[\u0000-\u001f\u007f]/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}
