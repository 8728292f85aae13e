import { useEffect, useState } from 'react'
import styles from './bar.module.css'

/** How often they are counted (ms). */
const interval = 60_000

/** How many messages of the contact form nobody has opened, for publishers in a studio. */
export function NewMessages() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    async function look() {
      // A studio that does not answer is said elsewhere in the bar.
      const answer = await fetch('/studio/messages/new').catch(() => undefined)
      if (answer?.ok) setCount(Number(await answer.text()))
    }
    void look()
    const timer = setInterval(look, interval)
    return () => clearInterval(timer)
  }, [])
  if (count === 0) return null
  return (
    <a className={styles.person} href="/studio/messages">
      {count === 1 ? 'One new message' : `${count} new messages`}
    </a>
  )
}
