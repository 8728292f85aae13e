import type { Path } from '../change'

/** Bytes of a film as it is given, at most: a longer wait helps nobody, since visitors get one or two MB of it. */
const HEAVIEST = 1_000_000_000
/** Shorter side in px: less looks soft on a wide screen, more only takes longer. */
export const SHARP = 720
/** Seconds of a film of the portfolio and of one with sound: longer ones do not fit into what visitors are asked to load. */
export const LONGEST = { silent: 15, withSound: 60 }

/** Endings of the files that are taken as films. */
export const filmEnds = ['.mp4', '.mov', '.m4v', '.webm']

/** The ending of a file's name in lower case, such as `.mov`. */
export const fileEnding = (fileName: string) => /\.[^.]*$/.exec(fileName.toLowerCase())?.[0] ?? ''

/** Why a file is not even looked at, and what to do; nothing if it may be a film. */
export function whyNotFilm(fileName: string, bytes: number): string | undefined {
  if (!filmEnds.includes(fileEnding(fileName)))
    return `${fileName} is not taken as a film. Export it as MP4, MOV or WebM.`
  // A sender that does not say how much it sends is refused too.
  if (!(bytes <= HEAVIEST))
    return `${fileName} has ${(bytes / 1e9).toFixed(1)} GB, 1 GB is the most. Export it as MP4, 1080 px high.`
  return undefined
}

/** Which way up films are in a place; nothing if any will do. */
export function shapeOfPlace(path: Path): { width: number; height: number } | undefined {
  if (path[0] === 'landscape') return { width: 16, height: 9 }
  if (path[0] === 'portrait') return { width: 9, height: 16 }
  return undefined
}
