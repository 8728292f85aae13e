import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '~/behaviours/hydrated/use-hydrated'
import { mobile } from '~/breakpoints'

interface Menu {
  /** For `aria-expanded`. Without script the browser tells the state of the popover, which a fixed attribute would contradict. */
  isExpanded: boolean | undefined
  /** For `inert` on the page behind the menu. */
  isPageBehind: boolean
  /** The hamburger button, which takes the focus when the menu closes. */
  button: RefObject<HTMLButtonElement | null>
  /** For the popover that the button opens. */
  sheetProps: {
    ref: RefObject<HTMLDivElement | null>
    onBeforeToggle(event: ToggleEvent): void
  }
  /** Closes the menu when a link is chosen; for the element that contains button and menu. */
  onClick(event: MouseEvent<HTMLElement>): void
  /** Handles Escape and keeps Tab inside; for the element that contains button and menu. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/**
 * Delay (ms) between opening or closing the menu and making the page behind inert or free again. `inert` is inherited, so setting
 * it makes the browser visit every element, 70 ms on a slow phone. The menu is painted first, and nobody can act within the
 * delay.
 */
const INERT_AFTER = 150

const focusable = 'a[href], button:not([disabled])'

/**
 * The mobile menu (NAV-4), a popover: the browser opens and closes it even before script has loaded. Script closes it when a link
 * is chosen, keeps Tab inside, makes the page behind inert, and sets `aria-expanded` on the button.
 * @param page changes with every change of route, Back and Forward included; the menu closes when it changes
 */
export function useMenu(page: string): Menu {
  const visit = useVisit(page)
  const [openFor, setOpenFor] = useState<number | null>(null)
  // For this visit only: the next page takes the focus at once.
  const [inertFor, setInertFor] = useState<number | null>(null)
  const isOpen = openFor === visit
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const close = useCallback(() => {
    if (isPopoverOpen(sheet.current)) sheet.current?.hidePopover()
  }, [])
  const onBeforeToggle = ({ newState }: ToggleEvent) => setOpenFor(newState === 'open' ? visit : null)

  useEffect(() => {
    const screen = window.matchMedia(mobile)
    screen.addEventListener('change', close)
    return () => screen.removeEventListener('change', close)
  }, [close])

  // The menu may have been opened before script loaded. It closes before the next page takes the focus: a closing menu moves the
  // focus back to its button.
  useLayoutEffect(() => {
    if (isPopoverOpen(sheet.current)) setOpenFor(visit)
    return close
  }, [visit, close])

  useEffect(() => {
    const later = setTimeout(() => setInertFor(openFor), INERT_AFTER)
    return () => clearTimeout(later)
  }, [openFor])

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

  return {
    isExpanded: isHydrated ? isOpen : undefined,
    isPageBehind: inertFor === visit,
    button,
    sheetProps: { ref: sheet, onBeforeToggle },
    onClick,
    onKeyDown,
  }
}

/** Number of the visit to a page. Back and Forward return to a page, but each is another visit. */
function useVisit(page: string): number {
  const [visit, setVisit] = useState({ page, number: 0 })
  if (visit.page === page) return visit.number
  setVisit({ page, number: visit.number + 1 })
  return visit.number + 1
}

/** False in browsers without popovers. Without `:is()` they would throw at the unknown pseudo-class. */
const isPopoverOpen = (sheet: HTMLElement | null) => sheet?.matches(':is(:popover-open)') === true

/** Tab and Shift+Tab cycle through the stops. Left to itself, WebKit skips the open menu. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.getClientRects().length > 0,
  )
  const current = stops.findIndex((stop) => stop.contains(document.activeElement))
  event.preventDefault()
  stops.at((current + (event.shiftKey ? -1 : 1)) % stops.length)?.focus()
}
