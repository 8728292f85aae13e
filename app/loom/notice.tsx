import { useEffect, useState } from 'react'
import { fillIn } from '~/fill-in'
import type { Cloth } from '~/woven/cloth/cloth'
import words from '~content/loom.yaml'
import styles from './notice.module.css'

/** Spoken this long after the last change (ms): once for a name, not for each of its letters. */
const SPEECH_DELAY = 1_200

interface NoticeProps {
  id: string
  cloth: Cloth | null
  problem: keyof typeof words.problems | null
}

/** Below the field: what it takes, or what is wrong. What was woven is spoken politely, and once. */
export function Notice({ id, cloth, problem }: NoticeProps) {
  const [spoken, setSpoken] = useState('')
  const next = problem
    ? words.problems[problem]
    : cloth
      ? fillIn(words.woven, { name: cloth.name, colours: words.colourSets[cloth.colours] })
      : ''
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(next), SPEECH_DELAY)
    return () => clearTimeout(timer)
  }, [next])
  return (
    <div className={styles.notice} data-problem={problem ? '' : undefined}>
      <p id={id}>{problem ? words.problems[problem] : words.hint}</p>
      <p role="status" className={styles.spoken}>
        {spoken}
      </p>
    </div>
  )
}
