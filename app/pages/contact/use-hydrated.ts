import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the served HTML, true once React has hydrated the page. Where script fails it stays false: design for that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
