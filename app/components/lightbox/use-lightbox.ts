import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { plainKey } from '~/behaviours/keys/plain-key'
import { useSwipe } from '~/behaviours/swipe/use-swipe'

/** The index of the open picture, or null if none is open. */
type OpenPicture = number | null

/**
 * The open picture, with its own entry in the history: Back closes it and stays on the page, Forward opens it again. The address
 * stays the same, so the router has nothing to fetch. @returns the picture, a function that replaces it without a new entry, and
 * one that opens or closes it
 */
function useOpenPicture(id: string) {
  const { key, state, ...address } = useLocation()
  const navigate = useNavigate()
  const [picture, turn] = useState<OpenPicture>(null)
  const wanted = useRef<OpenPicture>(null)
  /** While the router is still changing to the wanted entry. */
  const isTravelling = useRef(false)
  const entered: OpenPicture = state?.[id] ?? null

  const travel = () => {
    if (isTravelling.current || (wanted.current === null) === (entered === null)) return
    isTravelling.current = true
    if (wanted.current === null) navigate(-1)
    // At once: a Back before the entry is rendered would go unnoticed here.
    else
      navigate(address, {
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

/**
 * The pictures of a gallery, large, one at a time (CASE-8): arrow keys, Escape, Back, swipes; after the last comes the first. The
 * modal `<dialog>` handles the focus.
 * @param count how many pictures the gallery has
 * @param id names the gallery in the history; it must be the same after a reload, unlike React's `useId`
 */
export function useLightbox(count: number, id: string) {
  const { picture: index, turn, open } = useOpenPicture(id)
  const step = (picture: number, steps: number) => (picture + steps + count) % count
  const go = (steps: 1 | -1) => turn((picture) => (picture === null ? null : step(picture, steps)))
  const next = () => go(1)
  const previous = () => go(-1)
  const close = () => open(null)
  const swipeProps = useSwipe((direction) => (direction === 'left' ? next() : previous()))

  const onKeyDown = (event: KeyboardEvent) => {
    const key = plainKey(event)
    const action = { ArrowRight: next, ArrowLeft: previous, Escape: close }[key ?? '']
    if (!action) return
    event.preventDefault()
    action()
  }

  return {
    /** The open picture, or null. */
    index,
    open,
    next,
    previous,
    close,
    /** Pictures to preload: one step away in both directions, without duplicates. */
    neighbours:
      index === null ? [] : [...new Set([step(index, 1), step(index, -1)])].filter((one) => one !== index),
    /** For the `<dialog>`; `onCancel` is the Back gesture of a phone. */
    dialogProps: {
      onKeyDown,
      onCancel: (event: SyntheticEvent) => {
        // An image or a file field inside could cancel too: only the dialog's own counts.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      },
    },
    swipeProps,
  }
}
