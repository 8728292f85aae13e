/** The 28 known paths (ROUTE-1), copied from the specification; tests compare the build with them. */
export const mainPaths = ['/', '/about', '/projects', '/services', '/contact'] as const

export const servicePaths = [
  '/services/3d-vfx',
  '/services/av-production',
  '/services/brand-identity',
  '/services/marketing-360',
  '/services/print-media',
  '/services/ui-ux',
] as const

export const caseStudyPaths = [
  '/project/avante',
  '/project/dhauli-terrace',
  '/project/hi-meal',
  '/project/homefills',
  '/project/pmca',
  '/project/ppl',
  '/project/ruchi-tea',
  '/project/shuvam-constructions',
  '/project/subhadarshini',
  '/project/tpcodl',
  '/project/tpnodl',
  '/project/trident-galaxy-iii',
  '/project/vedanta',
  '/project/lotus-resort',
  '/project/print-media',
  '/project/ui',
  '/project/av',
] as const

export const knownPaths: readonly string[] = [...mainPaths, ...servicePaths, ...caseStudyPaths]

/** Paths that look like known ones but are not. */
export const unknownPaths = ['/nope', '/project/nope', '/services/nope', '/about/team', '/project'] as const

/** Every page that can be visited: the known ones and the 404 page. */
export const allPages: readonly string[] = [...knownPaths, '/nope']
