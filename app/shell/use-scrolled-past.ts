import { useEffect, useState } from 'react'

/**
 * True while the page is scrolled by at least `offset` px (NAV-3); null in the built HTML, until script has measured. The
 * position is read on scroll only: reading it during rendering would force a layout.
 */
export function useScrolledPast(offset: number): boolean | null {
  const [isPast, setIsPast] = useState<boolean | null>(null)

  useEffect(() => {
    const update = () => setIsPast(window.scrollY >= offset)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [offset])

  return isPast
}
