import { useEffect, useState } from 'react'

/**
 * Whether the server of an address answers. Asked by its icon, because a frame keeps to itself whether it shows a page or
 * the browser's grey word that there is none.
 * @param address null while nobody wants to know: then nothing is asked
 */
export function useReachable(address: string | null): boolean {
  const [isReachable, setIsReachable] = useState(false)
  useEffect(() => {
    if (!address) return
    const icon = new Image()
    icon.onload = () => setIsReachable(true)
    icon.referrerPolicy = 'no-referrer'
    icon.src = new URL('/favicon.ico?answers', address).href
    return () => {
      icon.onload = null
    }
  }, [address])
  return isReachable
}
