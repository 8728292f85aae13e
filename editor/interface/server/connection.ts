import type { EditorEvent } from '../../server/events'

/** Whether the editor is heard, or why not. */
export type Connection = 'open' | 'away' | 'signed out'

/** `open`: from now on this window hears what happens. `back`: it does again; what happened meanwhile it has not heard. */
export type Heard = EditorEvent | { type: 'open' | 'back' }

/** How long until it is tried again, and how long an answer may take (ms). */
const PAUSE = 3000

/** How this window is called among those that are open. */
export const ownWindow = crypto.randomUUID()

const listeners = new Set<(heard: Heard) => void>()
const watchers = new Set<() => void>()
// One connection for the window: browsers allow six, and the page in the frame wants some.
let source: EventSource | undefined
let timer = 0
let state: Connection = 'open'
let wasLost = false

function tell(heard: Heard): void {
  for (const listener of [...listeners]) listener(heard)
}

function change(next: Connection): void {
  state = next
  for (const watcher of [...watchers]) watcher()
}

/** A connection does not say why it has ended. */
async function findReason(): Promise<Connection> {
  try {
    const signal = AbortSignal.timeout(PAUSE)
    const { ok, status } = await fetch('/edit/api/site', { signal })
    return ok ? 'open' : status === 401 ? 'signed out' : 'away'
  } catch {
    return 'away'
  }
}

function connect(): void {
  const own = new EventSource(`/edit/api/events?window=${ownWindow}`)
  source?.close()
  source = own
  own.addEventListener('open', () => {
    change('open')
    tell({ type: wasLost ? 'back' : 'open' })
  })
  own.addEventListener('message', ({ data }: MessageEvent<string>) => tell(JSON.parse(data)))
  own.addEventListener('error', async () => {
    // A browser gives up after an answer such as 401, or 502 of a proxy.
    own.close()
    tryLater(await findReason())
  })
}

function tryLater(now: Connection): void {
  source?.close()
  wasLost = true
  change(now)
  clearTimeout(timer)
  timer = window.setTimeout(connect, PAUSE)
}

/** An answer has said it: the connection may not know yet. */
export function tellSignedOut(): void {
  if (state === 'open') tryLater('signed out')
}

/** Hears what happens in other windows and on the disk. Returns what ends it. */
export function listen(listener: (heard: Heard) => void): () => void {
  listeners.add(listener)
  if (!source) connect()
  return () => void listeners.delete(listener)
}

/** Hears when the connection changes. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher)
  if (!source) connect()
  return () => void watchers.delete(watcher)
}

export const readConnection = () => state
