import { useEffect, useState } from 'react'
import type { Cloth } from '~/behaviours/loom/cloth'
import { fillIn } from '~/fill-in'
import words from '~content/loom.yaml'
import styles from './loom.module.css'

/** Spoken this long after the last change (ms): once for a name, not for each of its letters. */
const SETTLED = 1_200

interface NoticeProps {
  id: string
  cloth: Cloth | null
  problem: keyof typeof words.problems | null
}

/** Below the field: what it takes, or what is wrong. What was woven is said politely, and once. */
export function Notice({ id, cloth, problem }: NoticeProps) {
  const [said, setSaid] = useState('')
  const next = problem
    ? words.problems[problem]
    : cloth
      ? fillIn(words.woven, { name: cloth.name, colours: words.colourSets[cloth.colours] })
      : ''
  useEffect(() => {
    const timer = setTimeout(() => setSaid(next), SETTLED)
    return () => clearTimeout(timer)
  }, [next])
  return (
    <div className={styles.notice} data-problem={problem ? '' : undefined}>
      <p id={id}>{problem ? words.problems[problem] : words.hint}</p>
      <p role="status" className={styles.spoken}>
        {said}
      </p>
    </div>
  )
}
