import { useEffect, useState } from 'react'

/**
 * Code that follows the page's own; undefined until it is there, and null if it does not come: then the page is what it is without
 * script.
 * @param load imports it; always the same function
 */
export function useLate<Module>(load: () => Promise<Module>): Module | null | undefined {
  const [module, setModule] = useState<Module | null>()
  useEffect(() => {
    load().then(setModule, () => setModule(null))
  }, [load])
  useEffect(() => {
    if (module) return
    // Firefox drops an import when the page is left, and Back restores the page without it.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [module])
  return module
}
