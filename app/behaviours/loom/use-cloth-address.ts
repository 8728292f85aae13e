import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Cloth } from './cloth'
import { decodeCloth, encodeCloth } from './cloth-fragment'
import { isClothFragment } from './fragment-start'

/** The address follows this long after the last change (ms): browsers refuse to change it more than ten times a second. */
const SETTLED = 400

/** The address of this page with a cloth in its fragment. */
export const clothLink = (cloth: Cloth): string =>
  location.origin + location.pathname + location.search + encodeCloth(cloth)

/** Has the address bar name the cloth, or none, without a new entry in the history. */
function nameCloth(cloth: Cloth | null): void {
  const { pathname, search, hash } = location
  const wanted = cloth ? encodeCloth(cloth) : isClothFragment(hash) ? '' : hash
  if (wanted === hash) return
  try {
    history.replaceState(history.state, '', pathname + search + wanted)
  } catch {
    // Refused for being too many: the next change names it.
  }
}

/**
 * Ties a cloth to the address's fragment: what is woven is named there once it has settled, and a fragment that is opened, pasted
 * or reached by Back is handed to `onLinked`, null where it names no cloth that is right.
 */
export function useClothAddress(cloth: Cloth | null, onLinked: (cloth: Cloth | null) => void): void {
  const readAddress = useEffectEvent(() => onLinked(decodeCloth(location.hash)))

  useLayoutEffect(() => {
    if (isClothFragment(location.hash)) readAddress()
    window.addEventListener('hashchange', readAddress)
    return () => window.removeEventListener('hashchange', readAddress)
  }, [])

  const fragment = cloth && encodeCloth(cloth)
  const name = useEffectEvent(() => nameCloth(cloth))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cloth
  useEffect(() => {
    const timer = setTimeout(name, SETTLED)
    return () => clearTimeout(timer)
  }, [fragment])
}
