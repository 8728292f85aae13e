import { relative, sep } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer, type Plugin } from 'vite'
import { checkFolderName } from '../../delivery/builds'
import { ownFolder } from '../core/disk/journal'
import { clearKilledGit } from '../core/publish/git'
import { openStore } from '../core/site/store'
import { openEvents } from './events'
import { occupy, openAlready } from './one-editor'
import { api } from './routes/api'
import { onlyFromHere } from './same-machine'
import { buildInterface, interfaceFiles, isMediaPath, mediaFiles } from './served-files'

/** `npm run edit`: the site in development, and beside it the editor's page, on this machine only. */
const home = process.cwd()
const port = Number(process.env.PORT ?? 4400)
const address = `http://127.0.0.1:${port}/edit/`

try {
  checkFolderName(home)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

const other = await openAlready(home)
if (other) {
  console.error(`The editor is open already: ${other}`)
  process.exit(1)
}

await clearKilledGit(home)
const store = openStore(home)
const events = openEvents()

function editor(): Plugin {
  const answer = getRequestListener(api(home, store, events).fetch)
  const page = getRequestListener(interfaceFiles(home).fetch)
  const media = getRequestListener(mediaFiles(home).fetch)
  return {
    name: 'editor',
    configureServer({ middlewares, watcher }) {
      middlewares.use(onlyFromHere(() => port))
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
}

// Vite and the framework read it: the editor's page is built, the site runs in development.
process.env.NODE_ENV = 'production'
await buildInterface(home)
process.env.NODE_ENV = 'development'
const server = await createServer({
  configFile: 'vite.config.ts',
  plugins: [editor()],
  cacheDir: `${ownFolder}/vite`,
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    watch: { ignored: ['**/builds/**', '**/.editor/**'] },
  },
  logLevel: 'warn',
})
await server.listen()
occupy(home, address)
console.log(`The editor is open: ${address}\nStop it with Ctrl+C; everything is saved.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().finally(() => process.exit(0)))
