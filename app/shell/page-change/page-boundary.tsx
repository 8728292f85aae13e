import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { fetchPage, hasChangedPage } from './page-change'

export const clientMiddleware = [fetchPage]

/** It has no data. Without this the router would fetch its styles again with each page. */
export const shouldRevalidate = () => false

/** Around every page: contains errors, so that bar and footer keep working. */
export default function PageBoundary() {
  return <Outlet />
}

/**
 * Replaces a page whose script failed. A new document has code and data of the same build; if that fails as well, the page is
 * shown as in its HTML, because it can be read without script (EXP-1).
 */
export function ErrorBoundary() {
  const [html, setHtml] = useState('')

  useEffect(() => {
    if (hasChangedPage()) return location.reload()
    fetch(location.href)
      .then((response) => response.text())
      .then((text) => {
        const delivered = new DOMParser().parseFromString(text, 'text/html')
        setHtml(delivered.querySelector('main')?.innerHTML ?? '')
      })
      .catch(console.error)
  }, [])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
