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
import { mobile } from '~/breakpoints'

interface Menu {
  isOpen: boolean
  /** For `inert` on what stands behind. */
  isPageBehind: boolean
  /** The hamburger button: takes the focus back when the menu closes. */
  button: RefObject<HTMLButtonElement | null>
  /** For the popover that the button opens. */
  sheetProps: {
    ref: RefObject<HTMLDivElement | null>
    onBeforeToggle(event: ToggleEvent): void
  }
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
 * The phone's menu (NAV-4), a popover: the browser opens and closes it, before script arrives too. Script adds that a chosen link
 * closes it, that Tab stays inside and the page behind is inert, and tells the button's state to every browser.
 * @param page changes with every change of route, Back and Forward included: the menu is open for one page
 */
export function useMenu(page: string): Menu {
  const [openFor, setOpenFor] = useState<string | null>(null)
  // Of that page only: the next one takes the focus at once.
  const [inertFor, setInertFor] = useState<string | null>(null)
  const isOpen = openFor === page
  const button = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const close = useCallback(() => {
    if (isPopoverOpen(sheet.current)) sheet.current?.hidePopover()
  }, [])
  const onBeforeToggle = ({ newState }: ToggleEvent) => setOpenFor(newState === 'open' ? page : null)

  useEffect(() => {
    const screen = window.matchMedia(mobile)
    screen.addEventListener('change', close)
    return () => screen.removeEventListener('change', close)
  }, [close])

  // Opened before script came. It closes before the next page takes the focus, which a closing menu gives back to its button.
  useLayoutEffect(() => {
    if (isPopoverOpen(sheet.current)) setOpenFor(page)
    return close
  }, [page, close])

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
    isOpen,
    isPageBehind: inertFor === page,
    button,
    sheetProps: { ref: sheet, onBeforeToggle },
    onClick,
    onKeyDown,
  }
}

/** A browser that has no popovers finds none open; asked for the bare name it would throw. */
const isPopoverOpen = (sheet: HTMLElement | null) => sheet?.matches(':is(:popover-open)') === true

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
