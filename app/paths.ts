import { knownPaths } from '../content/schema/known-paths'

/** What the build renders: the known paths, and a path that none of them is, for the 404 page. */
export const prerenderedPaths = (): string[] => [...knownPaths(), '/404']
