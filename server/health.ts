import { setTimeout as sleep } from 'node:timers/promises'
import { textResponse } from './http-server'

/** For load balancers. */
export const healthPath = '/health'

/** The disk is checked at most once in this time, however many requests arrive (ms). */
const freshFor = 5_000
/** A disk that has not responded by then cannot store a message (ms). */
const patience = 5_000

interface Checked {
  /** Rejects if no message can be accepted. */
  check(): Promise<unknown>
  /** Warnings for the operator, one sentence each. */
  remarks(): Promise<readonly string[]>
}

/** The system's error message without the path, because anybody may read it. */
function describeError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code && message.split(',')[0]) || message
}

/**
 * The health check for load balancers: 200 while a message could be accepted, otherwise 503 and the reason. It writes, flushes
 * and deletes a small file under one name, at most every 5 s and never two at a time.
 */
export function healthResponse(
  { check, remarks }: Checked,
  report: (line: string) => void = console.error,
  now: () => number = () => performance.now(),
): () => Promise<Response> {
  let trouble: Promise<string | undefined> = Promise.resolve(undefined)
  let isBusy = false
  let askedAt = Number.NEGATIVE_INFINITY

  /** Reports only what has changed. */
  async function judge(before: Promise<string | undefined>, checking: Promise<string | undefined>) {
    const silence = new AbortController()
    const silent = sleep(patience, 'the disk does not answer', { ref: false, signal: silence.signal })
    const found = await Promise.race([checking, silent.catch(() => undefined)])
    silence.abort()
    const last = await before
    if (found && found !== last) report(`outbox: no message can be accepted: ${found}`)
    if (!found && last) report('outbox: messages can be accepted again')
    return found
  }

  function ask(): void {
    isBusy = true
    askedAt = now()
    const checking = check()
      .then(() => undefined, describeError)
      .finally(() => {
        isBusy = false
      })
    trouble = judge(trouble, checking)
  }

  return async () => {
    if (!isBusy && now() - askedAt >= freshFor) ask()
    const headers = { 'X-Robots-Tag': 'noindex' }
    const found = await trouble
    if (found) return textResponse(503, `The outbox cannot accept a message: ${found}`, headers)
    return textResponse(200, ['OK', ...(await remarks())].join('\n'), headers)
  }
}
