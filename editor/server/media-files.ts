import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { confined } from '../core/site/confined'

const types: Record<string, string> = {
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
    const type = types[extname(file)]
    if (!type || !existsSync(file)) return context.text('There is no picture of this name.', 404)
    return context.body(readFileSync(file), 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
  })
}
