import { type KeyboardEvent, type SyntheticEvent, useReducer } from 'react'
import { plainKey } from '../keys/plain-key'
import { useSwipe } from '../swipe/use-swipe'
import { type LightboxAction, neighboursOf, nextPicture, type OpenPicture } from './lightbox'

/**
 * The pictures of a gallery, large, one at a time (CASE-8): arrow keys, Escape, swipes. Focus is the modal `<dialog>`'s job.
 * @param count how many pictures the gallery has
 */
export function useLightbox(count: number) {
  const [index, act] = useReducer(
    (open: OpenPicture, action: LightboxAction) => nextPicture(open, action, count),
    null,
  )
  const next = () => act({ type: 'next' })
  const previous = () => act({ type: 'previous' })
  const close = () => act({ type: 'close' })
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
    open: (picture: number) => act({ type: 'open', index: picture }),
    next,
    previous,
    close,
    /** Pictures to fetch ahead. */
    neighbours: neighboursOf(index, count),
    /** For the `<dialog>`; `onCancel` is the Back gesture of a phone. */
    dialogProps: {
      onKeyDown,
      onCancel: (event: SyntheticEvent) => {
        // An image or a file field inside could cancel too: only the dialog's own counts.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      },
      ...swipeProps,
    },
  }
}
