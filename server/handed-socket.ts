/** File descriptors of sockets that systemd hands over begin here, after the three of every process. */
const firstHanded = 3

/** A socket that listens already: its file descriptor. */
export interface HandedSocket {
  fd: number
}

/**
 * The socket that systemd listens on in our place (`delivery/site.socket`), or `undefined`. It outlives a restart, so that visitors
 * who arrive meanwhile wait instead of being refused. Throws when there is more than one. The variables are sd_listen_fds(3)'s.
 */
export function handedSocket(env: NodeJS.ProcessEnv, pid = process.pid): HandedSocket | undefined {
  // Programs that a handed process starts inherit the variables, but not the socket.
  if (env.LISTEN_PID !== String(pid)) return undefined
  if (env.LISTEN_FDS !== '1')
    throw new Error(`systemd hands over ${env.LISTEN_FDS} sockets: site.socket may have one ListenStream.`)
  return { fd: firstHanded }
}
