/** Addresses of the style sheets of every route, by its id; none in development, where Vite serves the styles itself. */
export async function styleSheetsOfRoutes(): Promise<Record<string, string[]>> {
  // Not imported above: the build's list of routes imports this file in turn.
  const { assets } = await import('virtual:react-router/server-build')
  return Object.fromEntries(
    Object.entries(assets.routes).flatMap(([id, route]) => (route?.css?.length ? [[id, route.css]] : [])),
  )
}
