import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/paths'
import { finishBuild } from './delivery/finish'

export default {
  ssr: false,
  prerender: prerenderedPaths,
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
  },
  buildEnd: async ({ buildManifest, reactRouterConfig }) => {
    if (!buildManifest) return
    await finishBuild(reactRouterConfig.buildDirectory)
  },
} satisfies Config
