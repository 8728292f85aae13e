import { createHash } from 'node:crypto'

/** A strong ETag of these very bytes: the same content after a new build is still the same to a browser. */
export function entityTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`
}

/** Whether `If-None-Match` names this tag (weak comparison, as 304 asks for). */
export function matches(header: string | undefined, tag: string): boolean {
  if (!header) return false
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((candidate) => bare(candidate) === tag)
}

/** Whether a range may be answered: no `If-Range`, or one that names these bytes. A date never does. */
export function rangeHolds(header: string | undefined, tag: string): boolean {
  return header === undefined || header.trim() === tag
}
