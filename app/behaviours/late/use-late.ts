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
  return module
}
