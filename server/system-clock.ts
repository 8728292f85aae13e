import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from './courier'

export const systemClock: Clock = {
  now: Date.now,
  wait: (milliseconds, signal) =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
}
