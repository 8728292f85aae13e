import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ContentChanged } from '~content/live-content'
import styles from './content-changes.module.css'

const isSource = (node: Node) => node instanceof HTMLSourceElement

/** A player keeps its old file when the page gets another one, so it is told to load again. */
function useChangedFilms(): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        if (target instanceof HTMLVideoElement && [...addedNodes].some(isSource)) target.load()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
}

/**
 * Only in development: shows changed content without a reload. While content has a mistake, the last good page stays below a
 * message.
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
    // In the editor somebody may have typed before this page's script was running.
    if (window.parent !== window) void revalidate()
    import.meta.hot?.on('content:changed', onChange)
    return () => import.meta.hot?.off('content:changed', onChange)
  }, [revalidate])

  // The editor shows mistakes beside their fields.
  if (!problems.length || window.parent !== window) return null
  return (
    <aside className={styles.notice} role="status">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </aside>
  )
}
