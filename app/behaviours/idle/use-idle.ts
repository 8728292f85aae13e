import { useEffect, useState } from 'react'

/** How long the page has to rest before what nobody waits for is done (ms); not in the specification. */
const REST = 2000

/** True once the page has been there for a while and the browser has nothing else to do; false where the site is built. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)

  useEffect(() => {
    let asked = 0
    const rest = setTimeout(() => {
      // Safari knows no idle time: the rest has to do.
      if (typeof requestIdleCallback === 'function') asked = requestIdleCallback(() => setIsIdle(true))
      else setIsIdle(true)
    }, REST)
    return () => {
      clearTimeout(rest)
      if (asked) cancelIdleCallback(asked)
    }
  }, [])

  return isIdle
}
