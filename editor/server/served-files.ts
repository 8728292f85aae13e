import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { ownFolder } from '../core/disk/journal'

/** Serves the files of a folder at the path that follows `below`, always as they are now unless their name has their hash. */
const files = (root: string, below: string) =>
  serveStatic({
    root,
    rewriteRequestPath: (path) => path.slice(below.length),
    onFound: (path, context) =>
      context.header('Cache-Control', /\/assets\//.test(path) ? 'max-age=31536000, immutable' : 'no-cache'),
  })

/** Addresses below which pictures and logos lie. */
export const isMediaPath = (path: string) => /^\/(?:pictures|wordmarks)\//.test(path)

/**
 * Serves pictures and logos as they are on the disk now. Vite itself hears of a new file only some time after the page asks for it,
 * and the picture would stay broken.
 */
export const mediaFiles = (home: string) => new Hono().get('*', files(join(home, 'media/files'), ''))

const folder = join(ownFolder, 'interface')

/** Serves the editor's own page below /edit/, and the pictures of the guide, which no site has. */
export const interfaceFiles = (home: string) =>
  new Hono()
    .get('/edit/guide/*', files(join(home, 'docs/pictures/editing'), '/edit/guide'))
    .get('*', files(join(home, folder), '/edit'))
