import { knownPaths as builtPaths } from '~content/schema/known-paths'

/** The known paths as the content has them; tests/specification compares them with the 28 of the specification (ROUTE-1). */
export const knownPaths: readonly string[] = builtPaths()

export const mainPaths = ['/', '/about', '/projects', '/services', '/contact'] as const

const under = (folder: string) => knownPaths.filter((path) => path.startsWith(folder))

export const servicePaths: readonly string[] = under('/services/')

export const caseStudyPaths: readonly string[] = under('/project/')

/** Paths that look like known ones but are not. */
export const unknownPaths = ['/nope', '/project/nope', '/services/nope', '/about/team', '/project'] as const

/** Every page that can be visited: the known ones and the 404 page. */
export const allPages: readonly string[] = [...knownPaths, '/nope']
