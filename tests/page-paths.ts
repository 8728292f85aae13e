import { knownPaths } from '~content/schema/known'

/** The pages that the site has (ROUTE-1), as content has them; tests/specification compares them with the specification's. */
export const pagePaths: readonly string[] = knownPaths()

const under = (folder: string) => pagePaths.filter((path) => path.startsWith(folder))

export const servicePaths: readonly string[] = under('/services/')

export const caseStudyPaths: readonly string[] = under('/project/')

/** Home, and the pages beside it in the hierarchy: neither a service's page nor a case study. */
export const topLevelPaths: readonly string[] = pagePaths.filter((path) => path.lastIndexOf('/') === 0)

/** The pages whose bar is transparent over the hero (NAV-3). */
export const transparentBarPaths = ['/', '/about', '/projects', '/services', '/contact'] as const

/** Paths that look like known ones but are not. */
export const unknownPaths = ['/nope', '/project/nope', '/services/nope', '/about/team', '/project'] as const

/** Every page that can be visited: the known ones and the 404 page. */
export const allPages: readonly string[] = [...pagePaths, '/nope']
