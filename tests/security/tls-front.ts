import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener, request } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** First byte of a TLS handshake. */
const handshake = 22

/** A certificate for localhost that nobody knows but this test. Throws if there is no openssl. */
export function certificate(): { key: string; cert: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...[
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
      '-keyout',
      key,
      '-out',
      cert,
    ],
  ])
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.error ?? made.stderr}`)
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8'), file: cert }
}

export interface TlsFront {
  host: string
  /** The file with the certificate, for whoever is to trust it. */
  certificate: string
  close(): void
}

/** What is in front of the embedded server on the internet: takes TLS off, sends plain HTTP to HTTPS. Both on one port. */
export async function startTlsFront(port: number): Promise<TlsFront> {
  const { key, cert, file } = certificate()
  const passOn: RequestListener = (asked, answer) => {
    const { method, url, headers } = asked
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }
  const secure = createHttpsServer({ key, cert }, passOn)
  const plain = createHttpServer(({ headers, url }, answer) => {
    answer.writeHead(308, { location: `https://${headers.host}${url}` }).end()
  })
  const sockets = new Set<Socket>()
  const front = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('data', (bytes) => {
      socket.pause()
      socket.unshift(bytes)
      ;(bytes[0] === handshake ? secure : plain).emit('connection', socket)
      // Once whoever takes it listens.
      setImmediate(() => socket.resume())
    })
  })
  await new Promise<void>((resolve) => front.listen(0, resolve))
  return {
    host: `localhost:${(front.address() as AddressInfo).port}`,
    certificate: file,
    close() {
      front.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
