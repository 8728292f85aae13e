import { readdirSync } from 'node:fs'

const named = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))

/** The known paths (ROUTE-1): the main pages, a page for each service, a case study for each file in content/projects. */
export const knownPaths = (): string[] => [
  '/',
  '/about',
  '/projects',
  '/services',
  '/contact',
  ...named('services').map((id) => `/services/${id}`),
  ...named('projects').map((id) => `/project/${id}`),
]
