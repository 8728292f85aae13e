/**
 * Addresses of the style sheets of every route, by its id; root's are on every page and belong to no other. None in development,
 * where Vite serves the styles itself.
 */
export async function styleSheetsOfRoutes(): Promise<Record<string, string[]>> {
  // Not imported above: the build's list of routes imports this file in turn.
  const { assets } = await import('virtual:react-router/server-build')
  const ofRoot = assets.routes.root?.css ?? []
  return Object.fromEntries(
    Object.entries(assets.routes).flatMap(([id, route]) => {
      const own = id === 'root' ? ofRoot : (route?.css ?? []).filter((href) => !ofRoot.includes(href))
      return own.length ? [[id, own]] : []
    }),
  )
}
