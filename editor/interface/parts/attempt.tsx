import { useState } from 'react'
import styles from './attempt.module.css'

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Work that the server may refuse: whether it is going on, and why it failed. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, refuse] = useState<string>()
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    refuse(undefined)
    try {
      await work()
    } catch (error) {
      refuse(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refusal, refuse, attempt }
}

/** Why something failed, read aloud at once. */
export const Refusal = ({ children }: { children: string | undefined }) =>
  children && (
    <p className={styles.refusal} role="alert">
      {children}
    </p>
  )
