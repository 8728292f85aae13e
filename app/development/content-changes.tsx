import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ContentChanged } from '~content/live-content'
import styles from './content-changes.module.css'
import { useChangedFilms } from './use-changed-films'

/**
 * Only in development: shows changed content at once, without a reload. While there is a mistake in it the last good page stays,
 * and the message stands over it.
 */
export function ContentChanges() {
  const { revalidate } = useRevalidator()
  const [problems, setProblems] = useState<string[]>([])
  useChangedFilms()

  useEffect(() => {
    const onChange = (change: ContentChanged) => {
      setProblems(change.problems)
      if (!change.problems.length) void revalidate()
    }
    // In the editor somebody may have typed before this page's script was there.
    if (window.parent !== window) void revalidate()
    import.meta.hot?.on('content:changed', onChange)
    return () => import.meta.hot?.off('content:changed', onChange)
  }, [revalidate])

  // The editor shows mistakes at their fields.
  if (!problems.length || window.parent !== window) return null
  return (
    <aside className={styles.notice} role="status">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </aside>
  )
}
