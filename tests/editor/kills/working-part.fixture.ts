import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { clearKilledGit } from '../../../editor/core/publish/git'
import { openStore } from '../../../editor/core/site/store'
import { Events } from '../../../editor/server/events'
import { occupy } from '../../../editor/server/one-editor'
import { api } from '../../../editor/server/routes/api'

/**
 * The part of the editor that works on files, in the current folder: what `server/edit.ts` opens, without the site beside it. It
 * starts in a second, so that tests can kill it hundreds of times.
 */
const home = process.cwd()
await occupy(home, 'in another process')
await clearKilledGit(home)
const server = createServer(getRequestListener(api(home, openStore(home), new Events()).fetch))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  console.log(`open ${origin}`)
})
