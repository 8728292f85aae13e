import { useEffect } from 'react'

/**
 * Detects letter-spacing set by the reader (WCAG 1.4.12) and marks the page with `data-letters-apart`. Lines that fill their
 * measure exactly then become smaller instead of being cut off (EXP-4). The site itself sets no letter-spacing on the body.
 */
export function useTextSpacing(): void {
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return
    const root = document.documentElement
    const update = () =>
      root.toggleAttribute(
        'data-letters-apart',
        Number.parseFloat(getComputedStyle(document.body).letterSpacing) > 0,
      )
    // Wider letters make the page longer, which the observer reports. Changes wait for the next frame: an observer must not resize
    // what it observes in the same one.
    const observer = new ResizeObserver(() => requestAnimationFrame(update))
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
}
