import { readdirSync } from 'node:fs'
import { versionOf } from '../load/version.server'

interface Known {
  version: string | undefined
  names: readonly string[]
}

const known = new Map<string, Known>()

/**
 * Names of the files in a folder of content, read again only when a file has come, gone or another name: lists of projects
 * compare every one of their entries with these.
 */
export function namesIn(folder: 'projects' | 'services'): readonly string[] {
  const path = `content/${folder}`
  const version = versionOf(path)
  const earlier = known.get(path)
  if (version && earlier?.version === version) return earlier.names
  const names = readdirSync(path)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
  known.set(path, { version, names })
  return names
}

/** The known paths (ROUTE-1): the main pages, a page for each service, a case study for each file in content/projects. */
export const knownPaths = (): string[] => [
  '/',
  '/about',
  '/projects',
  '/services',
  '/contact',
  ...namesIn('services').map((id) => `/services/${id}`),
  ...namesIn('projects').map((id) => `/project/${id}`),
]
