import type { Path } from '../change'
import type { Side } from './three-way'

/** What a side made of a place: nothing where it took it away. */
export interface Version {
  words?: string | undefined
  /** A picture, as an address that holds it. */
  picture?: string | undefined
}

/** Who changed something, and when (ISO 8601). */
export interface Author {
  name: string
  date: string
}

/** Something that both sides changed: a person chooses one of the two. */
export interface Question {
  id: string
  file: string
  /** The field in the file; none where it is about all of it. */
  path: Path
  /** Which field or file that is, in words. */
  where: string
  ours: Version & { by: Author }
  theirs: Version & { by: Author }
}

export type Choices = Readonly<Record<string, Side>>
