import type { Plugin, ViteDevServer } from 'vite'

/** Sent to browsers when content has changed: the message of every mistake. */
export interface ContentChanged {
  problems: string[]
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'content:changed': ContentChanged
  }
}

const isContent = /(?:^|\/)(?:content\/.+\.yaml|media\/\w+\.json)$/

/** Files that are saved together are reported once (ms). */
const PAUSE = 5

/**
 * A change is reported once the file has not changed for this long (ms). Otherwise the watcher drops a change within 50 ms of
 * another, and nobody learns the file's last state.
 */
const awaitWriteFinish = { stabilityThreshold: 20, pollInterval: 5 }

async function problemsIn(server: ViteDevServer): Promise<string[]> {
  // Loaded by Vite, so that a changed schema applies without a restart.
  const { findContentProblems } = await server.ssrLoadModule('/content/validation/content-problems.ts')
  const { sortProblems, describeProblem } = await server.ssrLoadModule('/content/validation/problem.ts')
  return sortProblems(findContentProblems()).map(describeProblem)
}

/** Tells every open page in development that content or the media manifests have changed, and what is wrong with them. */
export function liveContent(): Plugin {
  return {
    name: 'live-content',
    apply: 'serve',
    config: () => ({ server: { watch: { awaitWriteFinish } } }),
    configureServer(server) {
      let timer: NodeJS.Timeout | undefined
      const report = async () =>
        server.environments.client.hot.send('content:changed', { problems: await problemsIn(server) })
      // The first check loads schemas and manifests: done in advance.
      server.httpServer?.once('listening', () => void problemsIn(server).catch(() => {}))
      server.watcher.on('all', (_, file) => {
        if (!isContent.test(file.slice(server.config.root.length).replaceAll('\\', '/'))) return
        clearTimeout(timer)
        timer = setTimeout(() => report().catch((error) => server.config.logger.error(String(error))), PAUSE)
      })
    },
  }
}
