import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the built HTML and until script has taken over, then true: for what only script can undo, such as hiding (EXP-1). */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
