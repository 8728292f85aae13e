import { type RefObject, useEffect } from 'react'

/**
 * Makes the eyes inside an element follow a fine pointer and blink now and then; nothing of it under reduced motion or while
 * the element is out of sight. What moves them is decoration: it is fetched after the page, and without it they stay still.
 */
export function useGaze(crowd: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = crowd.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let isGone = false
    let stop: (() => void) | undefined
    import('./gaze').then(
      (late) => {
        if (!isGone) stop = late.moveEyesInSight(element)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [crowd])
}
