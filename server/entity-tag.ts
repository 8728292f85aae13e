import { createHash } from 'node:crypto'

/** A strong ETag, computed from the bytes: content that a new build does not change keeps its tag. */
export function entityTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`
}

/** Whether `If-None-Match` contains this tag (weak comparison, as specified for 304). */
export function matches(header: string | undefined, tag: string): boolean {
  if (!header) return false
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((candidate) => bare(candidate) === tag)
}

/** Whether a range may be answered: `If-Range` is missing or holds this tag. Dates are not accepted. */
export function rangeHolds(header: string | undefined, tag: string): boolean {
  return header === undefined || header.trim() === tag
}
