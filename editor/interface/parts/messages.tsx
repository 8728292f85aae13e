import { useEffect, useState } from 'react'
import { get } from '../server/api'
import styles from './messages.module.css'

export const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Work that may fail: whether it is going on, and why it failed. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (cause) {
      setError(errorMessage(cause))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, setError, attempt }
}

/** The server's answer at a path, or why there is none. The path is asked again if `version` changes. */
export function useAnswer<Body>(path: string, version?: unknown) {
  const [answer, setAnswer] = useState<{ body?: Body; error?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has another answer
  useEffect(() => {
    let isCurrent = true
    get<Body>(path).then(
      (body) => isCurrent && setAnswer({ body }),
      (cause) => isCurrent && setAnswer({ error: errorMessage(cause) }),
    )
    return () => {
      isCurrent = false
    }
  }, [path, version])
  return answer
}

/** Why something failed, read aloud at once. */
export const ErrorMessage = ({ children }: { children: string | undefined }) =>
  children && (
    <p className={styles.error} role="alert">
      {children}
    </p>
  )

/** How long a sentence is shown (ms), since it covers what is below it. */
const SHOWN = 8000

/** What happened, in a sentence: read aloud, and seen for a while. */
export function LiveRegion({ said }: { said: { sentence: string } }) {
  const [old, setOld] = useState<typeof said>()
  useEffect(() => {
    const timer = setTimeout(() => setOld(said), SHOWN)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <p className={styles.announcement} role="status">
      {said === old ? '' : said.sentence}
    </p>
  )
}
