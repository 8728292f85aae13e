import { useEffect, useState } from 'react'

/**
 * True while the page is scrolled at least `offset` px from its top (NAV-3); false where the site is built. Asked only when the
 * page scrolls: asking while React renders would make the browser lay the page out in between.
 */
export function useScrolledPast(offset: number): boolean {
  const [isPast, setIsPast] = useState(false)

  useEffect(() => {
    const look = () => setIsPast(window.scrollY >= offset)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [offset])

  return isPast
}
