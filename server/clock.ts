import { setTimeout as sleep } from 'node:timers/promises'

/** Time, replaceable in tests. */
export interface Clock {
  now(): number
  /** Resolves after so many milliseconds, or earlier when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: Date.now,
  wait: (milliseconds, signal) =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
}
