/** What the fragment of a cloth begins with. In a file of its own: it is needed before anybody types. */
const FRAGMENT_START = '#cloth='

/** Whether an address's fragment names a cloth; which one, and whether it is right, is not asked yet. */
export const isClothFragment = (fragment: string): boolean => fragment.startsWith(FRAGMENT_START)
