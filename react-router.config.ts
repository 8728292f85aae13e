import type { Config } from '@react-router/dev/config'
import { knownPaths } from './content/schema/known-paths'
import { ownBuildFolder, publishBuild } from './delivery/builds'
import { finishBuild } from './delivery/finish'
import { providerOf } from './delivery/mail-provider'

const home = process.cwd()

export default {
  // Development reads content anew for every change of it; what is published is files alone.
  ssr: process.env.NODE_ENV === 'development',
  routeDiscovery: { mode: 'initial' },
  // Not `build`, which visitors may be reading from: that is a link, moved here once the build is whole.
  buildDirectory: ownBuildFolder(home),
  // None of the known paths: the 404 page.
  prerender: () => [...knownPaths(), '/404'],
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
  },
  buildEnd: async ({ reactRouterConfig: { buildDirectory }, viteConfig }) => {
    await finishBuild(buildDirectory, providerOf(viteConfig.env))
    await publishBuild(home, buildDirectory)
  },
} satisfies Config
