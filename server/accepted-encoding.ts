export type Encoding = 'br' | 'gzip'

/** Smallest first: what the server would rather send. */
const preferred: readonly Encoding[] = ['br', 'gzip']

/** The weights of an `Accept-Encoding` header; what cannot be read counts as 0. */
function weights(header: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    const value = weight === undefined ? 1 : Number(weight.slice(2))
    if (name) found.set(name, value >= 0 && value <= 1 ? value : 0)
  }
  return found
}

/** The best encoding that the visitor takes and the file has, or `undefined` for the bytes as they are. */
export function acceptedEncoding(
  header: string | undefined,
  has: (encoding: Encoding) => boolean,
): Encoding | undefined {
  if (!header) return undefined
  const accepted = weights(header)
  const weight = (encoding: Encoding) => accepted.get(encoding) ?? accepted.get('*') ?? 0
  const offered = preferred.filter((encoding) => has(encoding) && weight(encoding) > 0)
  return offered.sort((a, b) => weight(b) - weight(a))[0]
}
