import type { RouteFiles } from './page-change/page-files'

/**
 * The style sheets of root and of every route. Root's are on every page and not repeated for routes. None in development, because
 * Vite serves the styles.
 */
export async function listStyleSheets(): Promise<{ root: string[]; routes: RouteFiles[] }> {
  // Not imported above: the build's list of routes imports this file in turn.
  const { assets } = await import('virtual:react-router/server-build')
  // The router marks with # the sheets that late code needs, too.
  const readSheets = (route: { css?: string[] } | undefined) =>
    (route?.css ?? []).map((href) => href.replace(/#$/, ''))
  const root = readSheets(assets.routes.root)
  const routes = Object.values(assets.routes).flatMap((route) => {
    // The layout route of all pages has neither.
    if (!route || route.id === 'root' || !(route.path || route.index)) return []
    const styleSheets = readSheets(route).filter((href) => !root.includes(href))
    return [{ id: route.id, pattern: route.path ?? '/', styleSheets }]
  })
  return { root, routes }
}
