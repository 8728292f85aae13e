import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { type PopupWords, sitePopup } from '~/components/popup/popup'
import type { PopupContent } from '~/components/popup/popup-store'
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

/** A popup whose words are being edited, as the editor sends it to the page; `null` closes it. */
export type EditedPopup = { words: PopupWords; content: PopupContent } | null

/** Shows the popup that the editor around the page asks for. */
function useEditedPopup(): void {
  useEffect(() => {
    let close = () => {}
    const show = ({ detail }: CustomEvent<EditedPopup>) => {
      // At once: it takes the focus, which the editor then gives back to the field.
      flushSync(() => {
        if (detail) close = sitePopup(detail.words).open(detail.content)
        else close()
      })
    }
    const listen = (event: Event) => event instanceof CustomEvent && show(event)
    window.addEventListener('editor:popup', listen)
    return () => window.removeEventListener('editor:popup', listen)
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
  useEditedPopup()

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
