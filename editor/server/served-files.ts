import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { build } from 'vite'
import { ownFolder } from '../core/disk/journal'
import { confined } from '../core/site/store'

const pictureTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
}

/** Addresses below which pictures and logos lie. */
export const isMediaPath = (path: string) => /^\/(?:pictures|wordmarks)\//.test(path)

/**
 * Serves pictures and logos as they are on the disk now. Vite itself hears of a new file only some time after the page asks for it,
 * and the picture would stay broken.
 */
export function mediaFiles(home: string): Hono {
  return new Hono().get('*', (context) => {
    const file = join(home, confined(home, 'media/files', context.req.path.slice(1)))
    const type = pictureTypes[extname(file)]
    if (!type || !existsSync(file)) return context.text('There is no picture with this name.', 404)
    return context.body(readFileSync(file), 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
  })
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

const folder = join(ownFolder, 'interface')

/** Makes the editor's own page: in the editor's folder, never among what is published. Takes about a second. */
export async function buildInterface(home: string): Promise<void> {
  await build({
    configFile: false,
    root: join(home, 'editor/interface'),
    base: '/edit/',
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '~': join(home, 'app') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: join(home, folder), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  })
}

/** Serves the editor's own page below /edit/, and the pictures of the guide, which no site has. */
export function interfaceFiles(home: string): Hono {
  const page = new Hono()
  page.get('/edit/guide/:name{[a-z-]+\\.webp}', (context) => {
    const file = join(home, 'docs/pictures/editing', context.req.param('name'))
    if (!existsSync(file)) return context.notFound()
    return context.body(readFileSync(file), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'no-cache',
    })
  })
  return page.get('*', (context) => {
    const [, name = ''] = /^\/edit\/((?:assets\/)?[\w.-]*)$/.exec(context.req.path) ?? []
    const file = join(home, folder, name || 'index.html')
    if (!existsSync(file) || !types[extname(file)])
      return context.text('There is nothing with this name.', 404)
    return context.body(readFileSync(file), 200, {
      'Content-Type': types[extname(file)] ?? '',
      'Cache-Control': name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-store',
    })
  })
}
