import type { Plugin, ViteDevServer } from 'vite'

/** What a browser is told when content has changed: every mistake in words, or none. */
export interface ContentChanged {
  problems: string[]
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'content:changed': ContentChanged
  }
}

const isContent = /(?:^|\/)(?:content\/.+\.yaml|media\/\w+\.json)$/

/** Files that one save writes in a row are told once (ms). */
const PAUSE = 5

/**
 * A file is told once it has rested (ms). Without this, the watcher drops a change that comes within 50 ms of the one it told before,
 * and nobody hears of the file's last state.
 */
const awaitWriteFinish = { stabilityThreshold: 20, pollInterval: 5 }

async function problemsIn(server: ViteDevServer): Promise<string[]> {
  // Not imported above: Vite loads this file before it knows the project's aliases.
  const { contentProblems } = await server.ssrLoadModule('/content/validation/content-problems.ts')
  const { inOrder, inWords } = await server.ssrLoadModule('/content/validation/problem.ts')
  return inOrder(contentProblems()).map(inWords)
}

/** Tells every open page in development when content or the lists of media change, and what is wrong with it. */
export function liveContent(): Plugin {
  return {
    name: 'live-content',
    apply: 'serve',
    config: () => ({ server: { watch: { awaitWriteFinish } } }),
    configureServer(server) {
      let timer: NodeJS.Timeout | undefined
      const tell = async () =>
        server.environments.client.hot.send('content:changed', { problems: await problemsIn(server) })
      // The first check loads schemas and manifests: done before somebody waits for it.
      server.httpServer?.once('listening', () => void problemsIn(server).catch(() => {}))
      server.watcher.on('all', (_, file) => {
        if (!isContent.test(file.slice(server.config.root.length).replaceAll('\\', '/'))) return
        clearTimeout(timer)
        timer = setTimeout(() => tell().catch((error) => server.config.logger.error(String(error))), PAUSE)
      })
    },
  }
}
