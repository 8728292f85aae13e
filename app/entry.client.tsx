import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/**
 * The 404 page is delivered at any unknown address, `/project/nope` among them, which the router would take for a case study.
 * It was built at `/404`: the router starts there, then the visitor's own address is put back.
 */
const { pathname, search, hash } = window.location
const isNotFound = document.documentElement.hasAttribute('data-not-found')
if (isNotFound) {
  history.replaceState(history.state, '', '/404')
  // A fragment (the skip link's) is the browser's alone: the router would look for a page at the missing address.
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation())
}

/** Shows an address once the router inside has read its first one. */
function ShownAddress({ address, children }: { address: string; children: ReactNode }) {
  useEffect(() => history.replaceState(history.state, '', address), [address])
  return children
}

startTransition(() => {
  const router = <HydratedRouter />
  const page = isNotFound ? <ShownAddress address={pathname + search + hash}>{router}</ShownAddress> : router
  hydrateRoot(document, page)
})
