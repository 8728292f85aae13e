import { randomBytes } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'

const lockEnding = '.lock'
/** Sockets have short names: Linux takes 107 bytes, macOS 103. */
const longestSocketPath = 103

function listening(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(path, () => resolve(server.unref()))
  })
}

/** Whether a process listens at this socket; yes if that cannot be determined. */
function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    )
  })
}

/** The shorter of the relative and the absolute path: `outbox/x.lock` may fit where `/a/long/way/outbox/x.lock` does not. */
function socketPath(folder: string, name: string): string {
  const whole = join(folder, name)
  const short = relative(process.cwd(), whole)
  const path = short.length < whole.length ? short : whole
  if (Buffer.byteLength(path) > longestSocketPath)
    throw new Error(`The path of the outbox is too long for its lock (${path}). Set OUTBOX to a shorter one.`)
  return path
}

function taken(folder: string, lock: string): Error {
  const way = `Stop it, or set OUTBOX to a folder of this server's own.`
  return new Error(`Another server uses the outbox ${folder} (its lock is ${lock}). ${way}`)
}

/**
 * Makes sure that this is the only server on a folder, until the returned function is called or the process ends, however
 * it ends. Throws where another server has the folder.
 *
 * The lock is a socket with a name of its own. A server listens first and then tries everybody else's: of two that start
 * together at least one sees the other. The system stops listening for a process that is gone, so a socket that refuses is
 * left over, whatever the process ids (in containers every server is number 1), and can be removed: no name is used twice.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = randomBytes(6).toString('hex') + lockEnding
  const own = socketPath(folder, name)
  const server = await listening(own)
  const release = () => new Promise<void>((resolve) => server.close(() => resolve()))
  try {
    for (const other of await readdir(folder)) {
      if (!other.endsWith(lockEnding) || other === name) continue
      const path = socketPath(folder, other)
      if (await isAlive(path)) throw taken(folder, other)
      await rm(path, { force: true })
    }
    // Removed by a server that tried it before it was listening: that server continues.
    await stat(own).catch(() => {
      throw taken(folder, name)
    })
  } catch (error) {
    await release()
    throw error
  }
  return release
}
