import { useEffect, useState } from 'react'

/**
 * True while the page is scrolled at least `offset` px from its top (NAV-3); null where the site is built, until
 * script knows. Asked only when the
 * page scrolls: asking while React renders would make the browser lay the page out in between.
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
