import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { type Connect, createServer, type Plugin, type ViteDevServer } from 'vite'
import { checkFolderName } from '../../delivery/builds'
import { ownFolder } from '../core/disk/journal'
import { clearKilledGit, gitIn } from '../core/publish/git'
import { openStore } from '../core/site/store'
import { receiveFromOthers } from '../core/together/with-others'
import { versionsFolder } from '../core/versions/go-back'
import { earlierPages } from './earlier-pages'
import { Events } from './events'
import { occupy } from './one-editor'
import { api } from './routes/api'
import type { PublicSite } from './routes/publish'
import { interfaceFiles, isMediaPath, mediaFiles } from './served-files'

const run = promisify(execFile)

/**
 * Longer than proxies keep idle connections open (Caddy: 120 s), in ms: one that is closed here while a proxy sends words by it would
 * lose them.
 */
const KEEP_ALIVE = 125_000

/** How often the others' work is fetched (ms). */
const RECEIVE = 60_000

interface Opening {
  home: string
  host: string
  port: number
  /** What another start is told if this editor is open. */
  address: string
  /** Names besides localhost by which it may be asked. */
  allowedHosts: string[]
  /** Answers before the editor does, for what is not its own. */
  before: readonly Connect.NextHandleFunction[]
  /** The site that what is published becomes. */
  site: PublicSite
  /** Called before the server listens. */
  guard?: (server: Server) => void
}

/**
 * The site in development, and beside it the editor's page.
 * @throws a sentence for whoever started it, if it cannot be opened
 */
export async function openEditor(opening: Opening): Promise<ViteDevServer> {
  const { home, host, port, address, allowedHosts, before, guard, site } = opening
  checkFolderName(home)
  await occupy(home, address)
  await clearKilledGit(home)
  const store = openStore(home)
  rmSync(versionsFolder(home), { recursive: true, force: true })
  const events = new Events()

  const editor: Plugin = {
    name: 'editor',
    configureServer(server) {
      const { middlewares, watcher } = server
      const answer = getRequestListener(api(home, store, events, site, earlierPages(server)).fetch)
      const page = getRequestListener(interfaceFiles(home).fetch)
      const media = getRequestListener(mediaFiles(home).fetch)
      for (const one of before) middlewares.use(one)
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/edit/api/')) void answer(request, response)
        else if (/^\/edit(?:\/|\?|$)/.test(request.url ?? '')) void page(request, response)
        else if (isMediaPath(request.url ?? '')) void media(request, response)
        else next()
      })
      watcher.on('all', (_, path) => {
        const file = /^content\/(.+\.yaml)$/.exec(relative(home, path).replaceAll(sep, '/'))?.[1]
        // Also what the editor itself wrote: a window that has this revision ignores it.
        if (file) events.tell({ type: 'file', file, revision: null, isByHand: true })
      })
    },
  }

  // In a process of its own, whose memory ends with it.
  await run(process.execPath, ['--import', 'tsx', 'editor/build.ts', 'interface'], { cwd: home })
  // Vite and the framework read it.
  process.env.NODE_ENV = 'development'
  // What the framework warns of itself is nothing that whoever opens the editor can mend.
  const { warn } = console
  console.warn = () => undefined
  const server = await createServer({
    configFile: 'vite.config.ts',
    plugins: [editor],
    cacheDir: `${ownFolder}/vite`,
    server: {
      host,
      port,
      strictPort: true,
      allowedHosts,
      watch: { ignored: ['**/builds/**', '**/.editor/**'] },
    },
    logLevel: 'warn',
  }).finally(() => {
    console.warn = warn
  })
  // Without certificates of its own Vite's server is Node's.
  const http = server.httpServer as Server
  http.keepAliveTimeout = KEEP_ALIVE
  if (guard) guard(http)
  await server.listen()
  const git = gitIn(home)
  // Without a network there is nothing new; whoever sends is told why that fails.
  const receive = () => receiveFromOthers(git).catch(() => undefined)
  void receive()
  setInterval(receive, RECEIVE)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().finally(() => process.exit(0)))
  return server
}
