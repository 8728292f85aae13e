import type { KeyboardEvent, SyntheticEvent } from 'react'
import { plainKey } from '../keys/plain-key'
import { useSwipe } from '../swipe/use-swipe'
import { neighboursOf, pictureAfter } from './lightbox'
import { useOpenPicture } from './use-open-picture'

/**
 * The pictures of a gallery, large, one at a time (CASE-8): arrow keys, Escape, Back, swipes. Focus is the modal `<dialog>`'s job.
 * @param count how many pictures the gallery has
 */
export function useLightbox(count: number) {
  const { picture: index, turn, open } = useOpenPicture()
  const next = () => turn((picture) => pictureAfter(picture, 1, count))
  const previous = () => turn((picture) => pictureAfter(picture, -1, count))
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
