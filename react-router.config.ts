import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/paths'
import { ownBuildFolder, publishBuild } from './delivery/builds'
import { finishBuild } from './delivery/finish'
import { providerOf } from './delivery/mail-provider'

const home = process.cwd()

export default {
  ssr: false,
  // Not `build`, which visitors may be reading from: that is a link, moved here once the build is whole.
  buildDirectory: ownBuildFolder(home),
  prerender: prerenderedPaths,
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
