import type { MetaDescriptor } from 'react-router'

/** The head of one page (ROUTE-3); fixed-head.tsx has what all pages share. */
export interface HeadData {
  title: string
  description: string
  /** Address of the page without a slash at its end, e.g. `https://bandha.example/about`. */
  url: string
  /** Absolute address of the social picture, 1200 × 630. */
  image: string
  /** What it shows: a drawn one, the page's title. */
  imageAlt: string
  siteName: string
  /** One JSON-LD graph (EXP-5), as text that is safe in a script element; rendered outside the head (structured-data.tsx). */
  structuredData: string
}

/** Meta descriptors of a page; a page without data (an error) has none. */
export function describeHead(head: HeadData | undefined): MetaDescriptor[] {
  if (!head) return []
  const { title, description, url, image, imageAlt, siteName } = head
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: siteName },
    { property: 'og:image', content: image },
    { property: 'og:image:alt', content: imageAlt },
    { tagName: 'link', rel: 'canonical', href: url },
  ]
}
