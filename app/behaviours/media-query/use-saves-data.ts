import { useSyncExternalStore } from 'react'

/** The part of the Network Information API that is read; not in TypeScript's DOM library, and not in every browser. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

const neverChanges = () => () => {}

/** True where the visitor asked the browser to save data; false where the site is built or the browser does not say. */
export function useSavesData(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => (navigator as NavigatorWithConnection).connection?.saveData ?? false,
    () => false,
  )
}
