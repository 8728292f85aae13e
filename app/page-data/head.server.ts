import { existsSync } from 'node:fs'
import type { BreadcrumbList } from 'schema-dts'
import type { HeadData } from '~/head'
import { agency } from '~content/load/agency.server'

interface Page {
  title: string
  description: string
  path: string
  /** What else this page's graph says, e.g. its film or its case study. */
  structuredData?: Record<string, unknown>[]
}

/** Name of a page's social picture: its path with hyphens, `home` for the first page. */
const socialImageName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

function breadcrumbs(origin: string, path: string, title: string) {
  const steps = path.split('/').filter(Boolean)
  if (steps.length === 0) return []
  const names: Record<string, string> = { services: 'Services', project: 'Projects' }
  const parents = steps.slice(0, -1).map((step) => ({
    name: names[step] ?? step,
    item: `${origin}/${step === 'project' ? 'projects' : step}`,
  }))
  const trail = [{ name: 'Home', item: `${origin}/` }, ...parents, { name: title, item: `${origin}${path}` }]
  const itemListElement = trail.map((crumb, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    ...crumb,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement } satisfies BreadcrumbList]
}

/** One JSON-LD graph: its context stands once, and no `<` in it can close the script element. */
const graph = (objects: Record<string, unknown>[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': objects }).replaceAll('<', '\\u003c')

/** The head of a page: titles, description, addresses, social picture, structured data (ROUTE-3, EXP-5). */
export function head({ title, description, path, structuredData = [] }: Page): HeadData {
  const { origin } = agency()
  const name = socialImageName(path)
  const file = existsSync(`media/files/social/${name}.jpg`) ? name : 'home'
  return {
    title,
    description,
    url: path === '/' ? `${origin}/` : `${origin}${path}`,
    image: `${origin}/social/${file}.jpg`,
    structuredData: graph([...breadcrumbs(origin, path, title), ...structuredData]),
  }
}
