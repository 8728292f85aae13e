import type { Path } from '../change'

/** Which way up films are in a place; nothing where any will do. */
export function shapeOfPlace(path: Path): { width: number; height: number } | undefined {
  if (path[0] === 'landscape') return { width: 16, height: 9 }
  if (path[0] === 'portrait') return { width: 9, height: 16 }
  return undefined
}
