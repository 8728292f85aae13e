import { useCallback, useSyncExternalStore } from 'react'
import { phone } from '~/breakpoints'

/** The visitor prefers reduced motion (EXP-2). */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** For event handlers, which check once; a component that follows changes uses `useMediaQuery`. */
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

/** The part of the Network Information API that we use; not in TypeScript's DOM library, and not in every browser. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

const neverChanges = () => () => {}

/** Whether the visitor has asked the browser to save data; false in the built HTML, or if the browser does not report it. */
export function useSavesData(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => (navigator as NavigatorWithConnection).connection?.saveData ?? false,
    () => false,
  )
}
