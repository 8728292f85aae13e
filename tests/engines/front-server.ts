import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mailPath } from '../../delivery/mail-provider'

/** How the mail endpoint answers: normally, with a status, with a 200 and a broken body, by closing the connection, or never. */
export type Mood = 'honest' | 'garbage' | 'reset' | 'silent' | number

export interface FrontServer {
  origin: string
  /** Address of a picture on another site. */
  otherSite: string
  mood: Mood
  /** How long the answer to an address takes (ms); `broken`: it is an error. */
  answerTo: (url: string) => number | 'broken'
  /** Runs in every page before its own script. */
  beforePages: () => void
  /** How many messages were posted. */
  posted: number
  /** Requests that failed, and violations of the policy that the browser reported. */
  problems: string[]
  close(): Promise<void>
}

const reportPath = '/policy-report'

/** Not plain garbage: Firefox reads that as HTTP 0.9, a success with a strange text. */
const brokenAnswer = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nno length\r\n'

const readPolicy = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]

/**
 * Sends a page with its policy as a header too, so that every engine reports what it stops: a page cannot ask for reports. Script of
 * the test comes before the page's own policy, and is not left in the page.
 */
async function sendPage(front: FrontServer, reply: IncomingMessage, answer: ServerResponse): Promise<void> {
  let html = ''
  for await (const text of reply.setEncoding('utf8')) html += text
  const script = `document.currentScript.remove();(${front.beforePages})()`
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = readPolicy(html)?.replace('script-src', `script-src 'sha256-${hash}'`)
  if (policy) answer.setHeader('content-security-policy', `${policy}; report-uri ${reportPath}`)
  answer.removeHeader('content-length')
  // Kept copies have the script of their time.
  answer.removeHeader('etag')
  answer.end(html.replace('<head>', `<head><script>${script}</script>`))
}

/** Forwards a request to the real server. */
function passOn(front: FrontServer, port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked
  const plain = { ...headers, 'accept-encoding': 'identity' }
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers: plain }, (reply) => {
    const status = reply.statusCode ?? 502
    if (status >= 400) front.problems.push(`${status} ${url}`)
    answer.statusCode = status
    for (const [name, value] of Object.entries(reply.headers)) if (value) answer.setHeader(name, value)
    if (reply.headers['content-type']?.startsWith('text/html'))
      sendPage(front, reply, answer).catch(() => answer.destroy())
    else reply.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  // A browser that seeks in a film closes the connection halfway.
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}

async function keepReport(asked: IncomingMessage, answer: ServerResponse, problems: string[]): Promise<void> {
  let report = ''
  for await (const bytes of asked) report += bytes
  problems.push(`stopped by the policy: ${report.slice(0, 400)}`)
  answer.writeHead(204).end()
}

function answerInMood(mood: Mood, asked: IncomingMessage, answer: ServerResponse): void {
  asked.resume().on('end', () => {
    if (mood === 'reset') asked.socket.resetAndDestroy()
    else if (mood === 'garbage') asked.socket.end(brokenAnswer)
    else if (typeof mood === 'number') answer.writeHead(mood).end('whatever')
  })
}

/** A proxy in front of the real server on `port`, whose mail endpoint can fail as providers and networks do. */
export async function startFront(port: number): Promise<FrontServer> {
  const server = createServer((asked, answer) => {
    if (asked.url === reportPath) return void keepReport(asked, answer, front.problems)
    const isMessage = asked.method === 'POST' && asked.url === mailPath
    if (isMessage) front.posted += 1
    if (isMessage && front.mood !== 'honest') return answerInMood(front.mood, asked, answer)
    const delay = front.answerTo(asked.url ?? '')
    if (delay === 'broken') return void answer.writeHead(503).end()
    setTimeout(() => passOn(front, port, asked, answer), delay)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = (server.address() as AddressInfo).port
  const front: FrontServer = {
    origin: `http://localhost:${own}`,
    otherSite: `http://127.0.0.1:${own}/favicon.svg`,
    mood: 'honest',
    answerTo: () => 0,
    beforePages: () => {},
    posted: 0,
    problems: [],
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return front
}
