import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the built HTML and until hydration, then true: for everything that must not happen without script (EXP-1). */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
