import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isLeavingDocument } from './load-document'

interface Place {
  pathname: string
  hash: string
}

/**
 * After every page change, including Back and Forward, the page is at its top (PROG-4), with the focus at its start and its title
 * announced (PROG-6). Within a page, Back and Forward scroll to the fragment.
 * @param start element that takes the focus, e.g. `<main tabIndex={-1}>`
 * @param announcer live region that announces the page's title
 */
export function usePageStart(
  { pathname, hash }: Place,
  start: RefObject<HTMLElement | null>,
  announcer: RefObject<HTMLElement | null>,
): void {
  const shown = useRef({ pathname, hash })

  useEffect(() => {
    // The browser would restore the old scroll position after Back and Forward; a reload may keep it, unless it loads the next
    // page. Set again for a document that Back restores.
    const hold = () => {
      history.scrollRestoration = 'manual'
    }
    const restore = () => {
      if (!isLeavingDocument()) history.scrollRestoration = 'auto'
    }
    hold()
    window.addEventListener('pageshow', hold)
    window.addEventListener('pagehide', restore)
    return () => {
      window.removeEventListener('pageshow', hold)
      window.removeEventListener('pagehide', restore)
    }
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, hash }
    if (before.pathname === pathname) {
      if (before.hash !== hash) showTarget(hash)
      return
    }
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    start.current?.focus({ preventScroll: true })
    if (announcer.current) announcer.current.textContent = document.title
  }, [pathname, hash, start, announcer])
}

/** Scrolls to the element of the fragment, or to the top without one. */
function showTarget(hash: string): void {
  if (hash === '') window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  else document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
}
