import { useEffect } from 'react'

/** A server that was down says nothing when it is back: it is asked this often (ms). */
const RETRY_EVERY = 10_000

/** Tries again by itself, when the browser says that the network is back and every ten seconds, until the component is gone. */
export function useRetry(retry: () => void): void {
  useEffect(() => {
    const onOnline = () => retry()
    const timer = setInterval(onOnline, RETRY_EVERY)
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [retry])
}
