import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Every route change, Back and Forward included, leaves the page at its top (PROG-4), with focus on its start and its title
 * announced (PROG-6).
 * @param key changes with every route change
 * @param start element that takes the focus, e.g. `<main tabIndex={-1}>`
 * @param announcer live region that says the page's title
 */
export function usePageStart(
  key: string,
  start: RefObject<HTMLElement | null>,
  announcer: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(key)

  useEffect(() => {
    // The browser would put the old scroll position back after Back and Forward; a reload may keep it.
    history.scrollRestoration = 'manual'
    const restore = () => {
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', restore)
    return () => window.removeEventListener('pagehide', restore)
  }, [])

  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    start.current?.focus({ preventScroll: true })
    if (announcer.current) announcer.current.textContent = document.title
  }, [key, start, announcer])
}
