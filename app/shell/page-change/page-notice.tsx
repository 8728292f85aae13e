import { useEffect } from 'react'
import { ActionButton } from '~/components/action/action'
import styles from './page-notice.module.css'

interface PageNoticeProps {
  /** The ground that the bar expects. */
  ground: string
  title: string
  heading: string
  line: string
  retry: string
  home: string
  onRetry(): void
}

/** Replaces a page that cannot be shown: what happened, a retry, a link home. */
export function PageNotice({ ground, title, heading, line, retry, home, onRetry }: PageNoticeProps) {
  useEffect(() => {
    const { title: before } = document
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])

  return (
    <div className={styles.notice} data-ground={ground} role="alert">
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.line}>{line}</p>
      <div className={styles.ways}>
        <ActionButton size="large" onClick={onRetry}>
          {retry}
        </ActionButton>
        <a className={styles.home} href="/">
          {home}
        </a>
      </div>
    </div>
  )
}
