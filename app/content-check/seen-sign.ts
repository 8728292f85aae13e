/** Characters that come along with pasted words and that nobody can see, and what to do about them. */
const unseen: Record<string, string> = {
  '\u00a0': 'a space that does not break',
  '\u2009': 'a thin space',
  '\u202f': 'a narrow space',
  '\u00ad': 'an invisible hyphen',
  '\u200b': 'an invisible space without width',
  '\u200c': 'an invisible sign that keeps letters apart',
  '\u200d': 'an invisible sign that joins letters',
  '\u200e': 'an invisible sign for the direction of words',
  '\u200f': 'an invisible sign for the direction of words',
  '\u2028': 'an invisible line separator',
  '\u2029': 'an invisible paragraph separator',
  '\ufe0f': 'an invisible sign that makes an emoji of it',
  '\ufeff': 'an invisible byte order mark',
}

/** What to write instead of a sign that a typeface lacks; of an accented letter, the plain one. */
const instead: Record<string, string> = { '₹': 'Rs', '€': 'EUR', '£': 'GBP', '™': '(TM)', '®': '(R)' }

function remedyOf(character: string): string {
  const plain = instead[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
  return plain && plain !== character && /^[ -~]+$/.test(plain)
    ? `write “${plain}” instead`
    : 'write it in another way'
}

/** How many characters before an invisible one say where it stands. */
const BEFORE = 20

/** A sign as people can read it in a message, and the remedy where the typeface has none. */
export interface SeenSign {
  /** `“Ł”`, or `a narrow space behind “Bhubaneswar”`. */
  name: string
  missing: (typeface: string) => string
}

/** How to speak of a character among words. */
export function seenSign(character: string, words: string): SeenSign {
  const isSpace = /\p{Zs}/u.test(character)
  const name = unseen[character] ?? (isSpace ? 'another kind of space' : 'an invisible sign')
  if (!(character in unseen) && !/[\p{C}\p{Z}]/u.test(character)) {
    // An accent of its own needs something to stand on.
    const shown = /\p{M}/u.test(character) ? `“◌${character}”` : `“${character}”`
    return { name: shown, missing: (typeface) => `${typeface} has no ${shown}; ${remedyOf(character)}` }
  }
  const before = [...words.slice(0, words.indexOf(character))].slice(-BEFORE).join('').trim()
  const place = before ? `behind “${before}” stands` : 'at the beginning stands'
  const remedy = isSpace ? 'write a plain one' : 'take it out'
  return {
    name: before ? `${name} behind “${before}”` : `${name} at the beginning`,
    missing: () => `${place} ${name}; ${remedy}`,
  }
}
