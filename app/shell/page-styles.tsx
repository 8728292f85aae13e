import { useState } from 'react'
import { Links, useMatches, useRouteLoaderData } from 'react-router'
import { isStyled, PRECEDENCE } from './page-change/page-files'
import type { shellData } from './shell-data.server'

/** Addresses of the style sheets that the page needs, root first. */
function useStyleSheets(): { ofRoutes: string[]; ofPage: string[] } {
  const { root = [], routes = [] } = useRouteLoaderData<typeof shellData>('root')?.styleSheets ?? {}
  const matches = useMatches()
  const matched = routes.filter(({ id }) => matches.some((match) => match.id === id))
  return {
    ofRoutes: [...root, ...matched.flatMap(({ styleSheets }) => styleSheets)],
    ofPage: matches.flatMap(({ loaderData }) => (isStyled(loaderData) ? loaderData.styleSheets : [])),
  }
}

/**
 * The style sheets of the page. The first page has them inline in its HTML (delivery/finish.ts), which nearly halves the time to
 * the first paint. Later pages link theirs (page-change/page-files.ts).
 */
export function PageStyles() {
  const { ofRoutes, ofPage } = useStyleSheets()
  const sheets = [...ofRoutes, ...ofPage]
  const [delivered] = useState(sheets)
  const link = (href: string) => <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />
  // In development Vite serves the styles of routes.
  if (import.meta.env.DEV)
    return (
      <>
        <Links />
        {ofPage.map(link)}
      </>
    )
  return sheets.map((href) =>
    delivered.includes(href) ? (
      // React renders one element for all of these, and recognises it by its addresses. The build fills it.
      <style key={href} href={href} precedence={PRECEDENCE}>
        {' '}
      </style>
    ) : (
      link(href)
    ),
  )
}
