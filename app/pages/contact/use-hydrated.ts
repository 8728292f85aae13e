import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the built HTML, true once React has hydrated the page; stays false where script fails. A copy of the behaviour of the
 * same name: that one is bundled with carousel and grid, 2 kB of script that this page does not need (`npm run check:budgets`).
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
