import type { MetaDescriptor } from 'react-router'

/** What the head of a page says (ROUTE-3). */
export interface HeadData {
  title: string
  description: string
  /** Address of the page without a slash at its end, e.g. `https://bandha.example/about`. */
  url: string
  /** Absolute address of the social picture, 1200 × 630. */
  image: string
  /** One JSON-LD graph (EXP-5), as text that may stand in a script element; not in the head (structured-data.tsx). */
  structuredData: string
}

/** Meta descriptors of a page; a page without data (an error) gets none. */
export function headOf(head: HeadData | undefined): MetaDescriptor[] {
  if (!head) return []
  const { title, description, url, image } = head
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: url },
  ]
}
