import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/**
 * The 404 page is served at any unknown address, including `/project/nope`, which the router would match as a case study. It was
 * built at `/404`: the router starts there, and then the visitor's address is restored.
 */
const { pathname, search, hash } = window.location
const isNotFound = document.documentElement.hasAttribute('data-not-found')
if (isNotFound) {
  history.replaceState(history.state, '', '/404')
  // Fragments (of the skip link) are left to the browser: the router would look for a page at the unknown address.
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation())
}

/** Restores an address once the router inside has read its first one. */
function ShownAddress({ address, children }: { address: string; children: ReactNode }) {
  useEffect(() => history.replaceState(history.state, '', address), [address])
  return children
}

startTransition(() => {
  const router = <HydratedRouter />
  const page = isNotFound ? <ShownAddress address={pathname + search + hash}>{router}</ShownAddress> : router
  hydrateRoot(document, <StrictMode>{page}</StrictMode>)
})
