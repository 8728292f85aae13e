import { setTimeout as sleep } from 'node:timers/promises'
import type { Outbox } from './outbox'
import { textResponse } from './text-response'

/** The disk is asked at most once in this time, however many ask (ms). */
const freshFor = 5_000
/** A disk that has not answered by then cannot take a message (ms). */
const patience = 5_000

/**
 * What a load balancer asks for: 200 while a message could be accepted, else 503. It writes, flushes and deletes a small file
 * under one name, at most every 5 s and never two at a time.
 */
export function healthAnswer(
  outbox: Pick<Outbox, 'check'>,
  report: (line: string) => void = console.error,
  now: () => number = () => performance.now(),
): () => Promise<Response> {
  let verdict = Promise.resolve(true)
  let isBusy = false
  let askedAt = Number.NEGATIVE_INFINITY

  /** Says only what has changed. */
  async function judged(before: Promise<boolean>, check: Promise<unknown>): Promise<boolean> {
    const silence = new AbortController()
    const silent = sleep(patience, 'the disk does not answer', { ref: false, signal: silence.signal })
    const trouble = await Promise.race([check, silent.catch(() => undefined)])
    silence.abort()
    const wasHealthy = await before
    if (wasHealthy && trouble) report(`outbox: no message can be accepted: ${trouble}`)
    if (!wasHealthy && !trouble) report('outbox: messages can be accepted again')
    return !trouble
  }

  function ask(): void {
    isBusy = true
    askedAt = now()
    const check = outbox.check().then(
      () => undefined,
      (error: unknown) => error,
    )
    check.finally(() => {
      isBusy = false
    })
    verdict = judged(verdict, check)
  }

  return async () => {
    if (!isBusy && now() - askedAt >= freshFor) ask()
    const headers = { 'X-Robots-Tag': 'noindex' }
    return (await verdict)
      ? textResponse(200, 'OK', headers)
      : textResponse(503, 'The outbox cannot take a message.', headers)
  }
}
