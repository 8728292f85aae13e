import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/**
 * The 404 page is delivered at any unknown address, `/project/nope` among them, which the router would take for a case study.
 * It was built at `/404`: the router starts there, then the visitor's own address is put back.
 */
const { pathname, search, hash } = window.location
const isNotFound = document.documentElement.hasAttribute('data-not-found')
if (isNotFound) history.replaceState(history.state, '', '/404')

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

if (isNotFound) {
  // After the router has read its first address.
  queueMicrotask(() => setTimeout(() => history.replaceState(history.state, '', pathname + search + hash)))
}
