import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex, Writable } from 'node:stream'
import { isFromOwnPage, isLink } from '../server/own-page'
import type { People, Person } from './people'
import type { PreviewSite } from './preview-site'

/** What everybody may open: signing in, and the fonts and styles of that page. */
const isOpen = (path: string) => /^\/studio\/(?:sign-in|in|welcome|fonts\/[a-z-]+\.woff2)$/.test(path)

/** What only publishers may ask of the editor. */
const forPublishers = /^\/edit\/api\/(?:publish|push|together|live|hosting|go-back)(?:\/|$)/

/**
 * Hidden files, and what lies outside the project, but for packages: Vite serves files to the pages that it develops, and would show
 * settings and histories too, messages of visitors if they are kept in the project, and open a file in an editor of the server.
 */
const isHidden = (path: string) =>
  (/\/\.(?!editor\/vite\/)/.test(path) && !path.includes('/node_modules/')) ||
  (path.startsWith('/@fs/') && !path.includes('/node_modules/')) ||
  /\/\.(?:git|env|npmrc)/.test(path) ||
  /\.eml\b/i.test(path) ||
  path.startsWith('/__open-in-editor')

function readPath(url = '/'): string | undefined {
  try {
    const { pathname } = new URL(url, 'http://studio.invalid')
    return decodeURIComponent(pathname).replaceAll('\\', '/')
  } catch {
    return undefined
  }
}

/** The headers of a request as the web's own class has them. */
function readHeaders({ headers }: IncomingMessage): Headers {
  const own = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) own.set(name, Array.isArray(value) ? value.join(', ') : value)
  return own
}

/** How often sessions that have run out are looked for (ms). */
const CHECK_EVERY = 60_000

/** Open connections and the people who are signed in on them. */
function openConnections(people: People) {
  const open = new Map<Writable, { person: Person; headers: Headers }>()

  async function endUnauthorized(): Promise<void> {
    for (const [connection, { person, headers }] of open) {
      const now = await people.signedIn(headers)
      if (now?.role !== person.role) connection.destroy()
    }
  }

  setInterval(endUnauthorized, CHECK_EVERY).unref()
  return {
    hold(connection: Writable, person: Person, request: IncomingMessage): void {
      open.set(connection, { person, headers: readHeaders(request) })
      connection.once('close', () => open.delete(connection))
    },
    /** Ends what belongs to nobody who is signed in, or to somebody who has another role now. */
    endUnauthorized,
  }
}

type Verdict =
  | { is: 'admitted'; person: Person | undefined }
  | { is: 'asked to sign in' }
  | { is: 'refused'; status: number; why: string }

const refused = (status: number, why: string): Verdict => ({ is: 'refused', status, why })

interface Guarded {
  /** The studio's one public address. */
  origin: string
  people: People
  /** What is open to everybody who was sent its address, and has an address of its own. */
  previews: PreviewSite
}

/** Decides about a request or the opening of a web socket, before anything else sees it. */
async function judge(request: IncomingMessage, { origin, people }: Guarded): Promise<Verdict> {
  const path = readPath(request.url)
  const notOurs = `The studio is at ${origin}, and answers only to its own pages.`
  if (path === undefined) return refused(400, 'This address cannot be read.')
  const { 'sec-fetch-site': site, ...others } = request.headers
  const mayBeLinked = isLink(request) && !path.startsWith('/edit/api/')
  if (!isFromOwnPage(mayBeLinked ? others : { ...others, 'sec-fetch-site': site }, [origin]))
    return refused(403, notOurs)
  if (request.method !== 'GET' && request.method !== 'HEAD' && request.headers.origin === undefined)
    return refused(403, notOurs)
  if (isOpen(path)) return { is: 'admitted', person: undefined }
  const person = await people.signedIn(readHeaders(request))
  // Also after a form was sent: a sentence without a way on would be all that is left.
  const isPage = request.headers['sec-fetch-dest'] === 'document' && !path.startsWith('/edit/api/')
  if (!person)
    return isPage
      ? { is: 'asked to sign in' }
      : refused(401, 'Sign in first: you are not signed in any more.')
  if (isHidden(path)) return refused(404, 'There is nothing with this name.')
  if (person.role !== 'publisher' && request.method === 'POST' && forPublishers.test(path))
    return refused(403, 'Only a publisher can do this. Ask one of them.')
  return { is: 'admitted', person }
}

const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000',
} as const

function answer(
  verdict: Exclude<Verdict, { is: 'admitted' }>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (verdict.is === 'asked to sign in') {
    response.writeHead(303, { Location: '/studio/sign-in', 'Cache-Control': 'no-store' }).end()
    return
  }
  const isApi = request.url?.startsWith('/edit/api/')
  response.writeHead(verdict.status, {
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(isApi ? JSON.stringify({ message: verdict.why }) : `${verdict.why}\n`)
}

/**
 * Puts the studio's gate before everything that a server answers, its web sockets included: Vite adds paths of its own, which nobody
 * here has to know.
 * @param server before it listens, with everything that it answers by
 * @param enter goes on for somebody who was admitted
 */
export function guardServer(
  server: Server,
  guarded: Guarded,
  enter: (person: Person | undefined, go: () => void) => void,
): void {
  const answers = server.listeners('request')
  const upgrades = server.listeners('upgrade')
  const connections = openConnections(guarded.people)
  server.removeAllListeners('request').removeAllListeners('upgrade')

  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    if (guarded.previews.isAsked(request)) return guarded.previews.answer(request, response)
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (request.url?.split('?')[0]?.endsWith('.svg'))
      response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    const verdict = await judge(request, guarded).catch(() => refused(500, 'The studio failed here.'))
    if (verdict.is !== 'admitted') return answer(verdict, request, response)
    if (verdict.person) connections.hold(response, verdict.person, request)
    // People are changed by forms of the studio. Its own answer is not cut off.
    if (request.method === 'POST' && request.url?.startsWith('/studio/'))
      response.once('close', connections.endUnauthorized)
    enter(verdict.person, () => {
      for (const one of answers) one.call(server, request, response)
    })
  })

  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const verdict = await judge(request, guarded).catch(() => refused(500, ''))
    // A page always says where it comes from when it opens a web socket.
    if (verdict.is !== 'admitted' || !verdict.person || request.headers.origin === undefined) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    connections.hold(socket, verdict.person, request)
    for (const one of upgrades) one.call(server, request, socket, head)
  })
}
