import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OpenPicture } from './lightbox'

/**
 * The open picture, with an entry of its own in the history: Back closes it and stays on the page, Forward opens it again. The
 * address stays the same, so the router has nothing to fetch.
 * @returns the picture, a way to turn it, which leaves the history alone, and a way to open or close it
 */
export function useOpenPicture() {
  const id = useId()
  const { key, state, ...place } = useLocation()
  const navigate = useNavigate()
  const [picture, turn] = useState<OpenPicture>(null)
  const wanted = useRef<OpenPicture>(null)
  /** On the way to the entry of what is wanted, which takes the router a moment. */
  const isTravelling = useRef(false)
  const entered: OpenPicture = state?.[id] ?? null

  const travel = () => {
    if (isTravelling.current || (wanted.current === null) === (entered === null)) return
    isTravelling.current = true
    if (wanted.current === null) navigate(-1)
    // At once: Back that follows before the entry is rendered would leave no trace here.
    else
      navigate(place, {
        state: { ...state, [id]: wanted.current },
        preventScrollReset: true,
        flushSync: true,
      })
  }

  const open = (next: OpenPicture) => {
    wanted.current = next
    turn(next)
    travel()
  }

  const arrive = useEffectEvent(() => {
    if (isTravelling.current) {
      isTravelling.current = false
      // The visitor may have opened or closed it again meanwhile.
      travel()
    } else {
      wanted.current = entered
      turn(entered)
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each entry of the history
  useEffect(() => arrive(), [key])

  return { picture, turn, open }
}
