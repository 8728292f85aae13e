import { type Cloth, isColourSet, KNOTS } from './cloth'
import { isClothFragment } from './fragment-start'
import { readName } from './read-name'

/** Longer fragments are no cloth: 14 Odia letters of 8 code units, each 9 characters in an address, and the rest. */
const LONGEST_FRAGMENT = 1_100

const knotsOf = (word: string | null) =>
  word !== null && /^\d{1,2}$/.test(word) && Number(word) <= KNOTS.tightest ? Number(word) : null

/** A cloth as the fragment of an address, e.g. `#cloth=Meera&colours=indigo&knots=7` (LOOM-3). */
export function encodeCloth({ name, colours, knots }: Cloth): string {
  return `#${new URLSearchParams({ cloth: name, colours, knots: String(knots) })}`
}

/** The cloth that a fragment describes; null where anything in it is missing, unknown or too long. Never throws. */
export function decodeCloth(fragment: string): Cloth | null {
  if (!isClothFragment(fragment) || fragment.length > LONGEST_FRAGMENT) return null
  const words = new URLSearchParams(fragment.slice(1))
  const { name, problem } = readName(words.get('cloth') ?? '')
  const colours = words.get('colours')
  const knots = knotsOf(words.get('knots'))
  return name === '' || problem || !isColourSet(colours) || knots === null ? null : { name, colours, knots }
}
