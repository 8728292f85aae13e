import type { Config } from '@react-router/dev/config'
import { socialAddress } from './app/social/address'
import { wovenPictures } from './content/load/manifest.server'
import { knownPaths, projectIds } from './content/schema/known'
import { ownBuildFolder } from './delivery/builds'

export default {
  // Development reads content anew for every change of it; what is published is files alone.
  ssr: process.env.NODE_ENV === 'development',
  routeDiscovery: { mode: 'initial' },
  // Not `build`, which visitors may be reading from: that is a link, moved here when the build is complete.
  buildDirectory: ownBuildFolder(process.cwd()),
  // None of the known paths: the 404 page.
  prerender: () => {
    const pages = [...knownPaths(), '/404']
    const withoutBand = projectIds().filter((id) => !(`band-${id}` in wovenPictures()))
    return [...pages, ...pages.map(socialAddress), ...withoutBand.map((id) => `/bands/${id}.webp`)]
  },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    // Named, or every start warns of them.
    v8_passThroughRequests: false,
    v8_trailingSlashAwareDataRequests: false,
  },
} satisfies Config
