import { useEffect } from 'react'

/**
 * Notices a reader's own letter-spacing (WCAG 1.4.12) and marks the page with `data-letters-apart`, for the lines that are set to
 * fill their measure exactly: they become smaller instead of being cut off (EXP-4). The site itself spaces no letter of the body's.
 */
export function useTextSpacing(): void {
  useEffect(() => {
    const root = document.documentElement
    const update = () =>
      root.toggleAttribute(
        'data-letters-apart',
        Number.parseFloat(getComputedStyle(document.body).letterSpacing) > 0,
      )
    // Wider letters make the page longer, whenever they come. In the next frame: what is observed must not be changed at once.
    const observer = new ResizeObserver(() => requestAnimationFrame(update))
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
}
