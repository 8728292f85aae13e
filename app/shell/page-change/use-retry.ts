import { useEffect } from 'react'

/** Nothing announces that a server is back, so it is tried this often (ms). */
const RETRY_EVERY = 10_000

/** Retries when the browser is online again, and every ten seconds, until the component unmounts. */
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
