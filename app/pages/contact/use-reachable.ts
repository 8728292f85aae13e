import { useEffect, useState } from 'react'

/**
 * Whether the server of an address answers. Its icon is loaded to find out, because a frame does not tell script whether it shows
 * a page or the browser's error.
 * @param address null as long as nothing shall be requested
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
