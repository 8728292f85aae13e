import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { PHONE_MAX_WIDTH } from '~/constants'

interface Menu {
  isOpen: boolean
  /** For `inert` on what stands behind. */
  isPageBehind: boolean
  /** The hamburger button: takes the focus back when the menu closes. */
  button: RefObject<HTMLButtonElement | null>
  toggle(): void
  /** Closes the menu when a link is chosen, whichever; for the element that holds both button and menu. */
  onClick(event: MouseEvent<HTMLElement>): void
  /** Handles Escape and keeps Tab inside; for the element that holds both button and menu. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/**
 * How long after it opens or closes the page behind becomes inert or free again (ms): `inert` is inherited, so the browser looks
 * at every element of the page, 70 ms on a slow phone. Longer than the menu needs to be painted, shorter than anyone acts.
 */
const INERT_AFTER = 150

const focusable = 'a[href], button:not([disabled])'

/**
 * The phone's menu (NAV-4): a chosen link closes it, Escape closes it and gives the focus back, the page behind does not
 * scroll, Tab stays inside.
 * @param page changes with every change of route, Back and Forward included: the menu is open for one page
 */
export function useMenu(page: string): Menu {
  const [openFor, setOpenFor] = useState<string | null>(null)
  // Of that page only: the next one takes the focus at once.
  const [inertFor, setInertFor] = useState<string | null>(null)
  const isOpen = openFor === page
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpenFor(null), [])
  const toggle = () => setOpenFor(isOpen ? null : page)

  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu-open', isOpen)
    const wide = window.matchMedia(`(width > ${PHONE_MAX_WIDTH}px)`)
    wide.addEventListener('change', close)
    return () => {
      document.documentElement.removeAttribute('data-menu-open')
      wide.removeEventListener('change', close)
    }
  }, [isOpen, close])

  useEffect(() => {
    const later = setTimeout(() => setInertFor(openFor), INERT_AFTER)
    return () => clearTimeout(later)
  }, [openFor])

  // Forward to the same page again does not open it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when `page` changes, and needs nothing of it
  useEffect(() => close, [page, close])

  const closeAndReturn = () => {
    close()
    button.current?.focus()
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const isOnLink = event.target instanceof Element && event.target.closest('a') !== null
    if (isOpen && isOnLink) closeAndReturn()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen) return
    if (event.key === 'Escape') closeAndReturn()
    if (event.key === 'Tab') keepInside(event)
  }

  return { isOpen, isPageBehind: inertFor === page, button, toggle, onClick, onKeyDown }
}

/** Tab on the last stop goes to the first one, Shift+Tab on the first to the last. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.getClientRects().length > 0,
  )
  const first = stops[0]
  const last = stops.at(-1)
  const [from, to] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
