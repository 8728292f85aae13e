import { useCallback, useSyncExternalStore } from 'react'
import { phone } from '~/breakpoints'

/** The visitor asks for less movement (EXP-2). */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** For handlers that ask once, at the moment of the event; a component that follows the answer uses `useMediaQuery`. */
export const matchesNow = (query: string): boolean => window.matchMedia(query).matches

export const onPhone = (): boolean => matchesNow(phone)

/**
 * Whether the media query matches, live.
 * @param serverValue what the built HTML assumes; also the value of the first render in the browser
 */
export function useMediaQuery(query: string, serverValue: boolean): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => serverValue,
  )
}

/** The part of the Network Information API that is read; not in TypeScript's DOM library, and not in every browser. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

const neverChanges = () => () => {}

/** True if the visitor asked the browser to save data; false in the built HTML, or if the browser does not say. */
export function useSavesData(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => (navigator as NavigatorWithConnection).connection?.saveData ?? false,
    () => false,
  )
}
