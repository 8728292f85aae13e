import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { waitingScript } from './parts'
import type { People, Person } from './people'

const hash = createHash('sha256').update(waitingScript).digest('base64')

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'; connect-src 'self'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'same-origin',
}

/** Answers with a page of the studio. */
export const page = (context: Context, html: string, status: 200 | 400 | 403 | 404 | 410 | 429 = 200) =>
  context.html(html, status, headers)

/** Who is signed in: the gate lets nobody else pass. */
export async function whoAsks(people: People, context: Context): Promise<Person> {
  const person = await people.signedIn(context.req.raw.headers)
  if (!person) throw new Error('The gate let somebody pass who is not signed in.')
  return person
}

/** The letters of the studio's pages. */
export const fontFiles = (home: string) =>
  new Hono().get('/:name{[a-z-]+\\.woff2}', (context) => {
    const file = join(home, 'app/styles/fonts', context.req.param('name'))
    if (!existsSync(file)) return context.notFound()
    return context.body(new Uint8Array(readFileSync(file)), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'max-age=86400',
    })
  })
