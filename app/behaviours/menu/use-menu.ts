import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { PHONE_MAX_WIDTH } from '~/constants'

interface Menu {
  isOpen: boolean
  /** The hamburger button: takes the focus back when the menu closes. */
  button: RefObject<HTMLButtonElement | null>
  toggle(): void
  close(): void
  /** Handles Escape and keeps Tab inside; for the element that holds both button and menu. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

const focusable = 'a[href], button:not([disabled])'

/** The phone's menu (NAV-4): Escape closes and gives the focus back, the page behind does not scroll, Tab stays inside. */
export function useMenu(): Menu {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const toggle = useCallback(() => setOpen((open) => !open), [])

  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu-open', isOpen)
    const wide = window.matchMedia(`(width > ${PHONE_MAX_WIDTH}px)`)
    wide.addEventListener('change', close)
    return () => {
      document.documentElement.removeAttribute('data-menu-open')
      wide.removeEventListener('change', close)
    }
  }, [isOpen, close])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen) return
    if (event.key === 'Escape') {
      close()
      button.current?.focus()
    }
    if (event.key === 'Tab') keepInside(event)
  }

  return { isOpen, button, toggle, close, onKeyDown }
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
