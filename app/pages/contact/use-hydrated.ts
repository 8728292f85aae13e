import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the served HTML, true once React has the page in hand. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
