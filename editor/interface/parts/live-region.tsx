import { useEffect, useState } from 'react'
import styles from './said.module.css'

/** How long a sentence stays in sight (ms): then it covers what it lies over for nothing. */
const SHOWN = 8000

/** What happened, in a sentence: read aloud, and seen for a while. */
export function LiveRegion({ said }: { said: { sentence: string } }) {
  const [old, setOld] = useState<typeof said>()
  useEffect(() => {
    const timer = setTimeout(() => setOld(said), SHOWN)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <p className={styles.said} role="status">
      {said === old ? '' : said.sentence}
    </p>
  )
}
