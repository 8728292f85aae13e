import type { BreadcrumbList } from 'schema-dts'
import type { HeadData } from '~/shell/head'
import { socialAddress } from '~/social/address'
import { agency } from '~content/load/agency.server'
import { readContent } from '~content/load/read.server'
import { navigation } from '~content/schema/every-page'

interface Page {
  title: string
  description: string
  path: string
  /** The page's own social picture, if it has one. */
  socialPicture?: { alt: string } | undefined
  /** More items of this page's graph, e.g. its film or its case study. */
  structuredData?: Record<string, unknown>[]
}

/** The bar's name for a page; its address if the bar does not list it. */
const nameInBar = (path: string) =>
  readContent('navigation.yaml', navigation).links.find((link) => link.path === path)?.label ?? path

function breadcrumbs(origin: string, path: string, title: string) {
  const steps = path.split('/').filter(Boolean)
  if (steps.length === 0) return []
  const parents = steps.slice(0, -1).map((step) => (step === 'project' ? '/projects' : `/${step}`))
  const trail = [
    ...['/', ...parents].map((parent) => ({ name: nameInBar(parent), item: origin + parent })),
    { name: title, item: `${origin}${path}` },
  ]
  const itemListElement = trail.map((crumb, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    ...crumb,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement } satisfies BreadcrumbList]
}

/** One JSON-LD graph with a single context, in which no `<` can close the script element. */
const graph = (objects: Record<string, unknown>[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': objects }).replaceAll('<', '\\u003c')

/** The head of a page: titles, description, addresses, social picture, structured data (ROUTE-3, EXP-5). */
export function head({ title, description, path, socialPicture, structuredData = [] }: Page): HeadData {
  const { origin, name: siteName } = agency()
  return {
    title,
    description,
    url: path === '/' ? `${origin}/` : `${origin}${path}`,
    image: origin + socialAddress(path),
    imageAlt: socialPicture?.alt ?? title,
    siteName,
    structuredData: graph([...breadcrumbs(origin, path, title), ...structuredData]),
  }
}
