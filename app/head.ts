import type { MetaDescriptor } from 'react-router'

/** What the head of a page says of its own (ROUTE-3); what all say alike stands in fixed-head.tsx. */
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
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { tagName: 'link', rel: 'canonical', href: url },
  ]
}
