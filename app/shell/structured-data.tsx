import { useMatches } from 'react-router'
import type { HeadData } from './head'

/** The page's data for search engines (EXP-5), at the end of the document because nothing waits for it. */
export function StructuredData() {
  const data = useMatches().at(-1)?.loaderData
  if (!isPageData(data)) return null
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made when the site is built, which cannot close the element
      dangerouslySetInnerHTML={{ __html: data.head.structuredData }}
    />
  )
}

/** Every page's data has a head; a page that failed has none. */
const isPageData = (data: unknown): data is { head: HeadData } =>
  typeof data === 'object' && data !== null && 'head' in data
