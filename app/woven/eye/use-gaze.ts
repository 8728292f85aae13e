import { type RefObject, useEffect } from 'react'

const still = '(prefers-reduced-motion: reduce)'

/**
 * Makes the eyes inside an element follow a fine pointer and blink now and then; nothing of it under reduced motion or while
 * the element is out of sight. What moves them is decoration: it is fetched after the page, and without it they stay still.
 */
export function useGaze(crowd: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = crowd.current
    if (!element || matchMedia(still).matches) return
    let isInSight = false
    let stop: (() => void) | undefined
    const rest = () => {
      isInSight = false
      stop?.()
      stop = undefined
    }
    const observer = new IntersectionObserver(([entry]) => {
      rest()
      if (!entry?.isIntersecting) return
      isInSight = true
      import('./gaze').then(
        (late) => {
          if (isInSight) stop ??= late.moveEyes(element)
        },
        () => undefined,
      )
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      rest()
    }
  }, [crowd])
}
