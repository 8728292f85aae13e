import { randomBytes } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

const lockEnding = '.lock'

/** Another process uses the folder. */
export class FolderTaken extends Error {}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(path, () => resolve(server.unref()))
  })
}

const isWindows = process.platform === 'win32'

/** The socket of a lock. On Windows sockets are pipes, outside of folders: a file of the lock's name is in the folder instead. */
const socketPath = (folder: string, name: string) =>
  isWindows ? `\\\\.\\pipe\\lock-${name}` : join(folder, name)

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

/**
 * Makes sure that this is the only process on a folder, until the returned function is called or the process ends, however it
 * ends. Throws `FolderTaken` with that sentence.
 *
 * The lock is a socket with a name of its own. A server listens first and then tries all others: of two that start together at
 * least one sees the other. The system closes the socket of a process that has ended, so one that refuses is stale and can be
 * removed, whatever the process ids (in containers every server is number 1). A lock file with a time in it, as proper-lockfile
 * writes, would keep the next server waiting after a kill, and lets a second one in while the first is only suspended.
 */
export async function lockFolder(
  folder: string,
  taken = `Another process uses ${folder}.`,
): Promise<() => Promise<void>> {
  const name = randomBytes(6).toString('hex') + lockEnding
  const server = await listen(socketPath(folder, name))
  if (isWindows) await writeFile(join(folder, name), '')
  const release = async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()))
    if (isWindows) await rm(join(folder, name), { force: true })
  }
  try {
    for (const other of await readdir(folder)) {
      if (!other.endsWith(lockEnding) || other === name) continue
      if (await isAlive(socketPath(folder, other))) throw new FolderTaken(taken)
      await rm(join(folder, other), { force: true })
    }
    // Removed by a server that tried it before it was listening: that server continues.
    await stat(join(folder, name)).catch(() => {
      throw new FolderTaken(taken)
    })
  } catch (error) {
    await release()
    throw error
  }
  return release
}
