import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { OpenPicture } from './lightbox'

/**
 * The open picture, with an entry of its own in the history: Back closes it and stays on the page, Forward opens it again. The
 * address stays the same, and the router is not told: it would take the step for a change of page and fetch the page's data.
 * @returns the picture, a way to turn it, which leaves the history alone, and a way to open or close it
 */
export function useOpenPicture() {
  const id = useId()
  const [picture, turn] = useState<OpenPicture>(null)
  const wanted = useRef<OpenPicture>(null)
  /** What the history's entry says, which follows a little later where it is left. */
  const entered = useRef<OpenPicture>(null)
  const isLeaving = useRef(false)

  const settle = () => {
    if (isLeaving.current) return
    if (wanted.current === null && entered.current !== null) {
      isLeaving.current = true
      history.back()
    } else if (wanted.current !== null && entered.current === null) {
      entered.current = wanted.current
      history.pushState({ ...history.state, [id]: wanted.current }, '')
    }
  }

  const open = (next: OpenPicture) => {
    wanted.current = next
    turn(next)
    settle()
  }

  /** Goes along with the history; false where its step has nothing to do with this lightbox. */
  const follow = useEffectEvent((state: Record<string, OpenPicture> | null): boolean => {
    const next = state?.[id] ?? null
    if (next === null && entered.current === null) return false
    entered.current = next
    if (isLeaving.current) {
      isLeaving.current = false
      settle()
    } else {
      wanted.current = next
      turn(next)
    }
    return true
  })

  useEffect(() => {
    const { pathname } = window.location
    const onTravel = (event: PopStateEvent) => {
      if (follow(event.state) && window.location.pathname === pathname) event.stopImmediatePropagation()
    }
    // The page was loaded anew with a picture open.
    follow(history.state)
    // Before the router, which listens on the window as well.
    window.addEventListener('popstate', onTravel, true)
    return () => window.removeEventListener('popstate', onTravel, true)
  }, [])

  return { picture, turn, open }
}
