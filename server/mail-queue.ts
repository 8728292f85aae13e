import { setTimeout as sleep } from 'node:timers/promises'
import type { Outbox } from './outbox'
import type { Send } from './smtp'

const firstPause = 2_000
const longestPause = 3_600_000
/** With nothing due, the queue checks again after this time, or when woken (ms). */
const idlePause = 60_000
const day = 86_400_000
/** A message that the mail server defers for this long counts as refused (ms). */
const longestDeferral = 5 * day

/** The pause after a number of failures in a row: it doubles from 2 s to 1 h (ms). */
const pauseAfter = (failures: number) => Math.min(longestPause, firstPause * 2 ** (failures - 1))

const describeError = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The clock, replaceable in tests. */
export interface Clock {
  /** Monotonic (ms). */
  now(): number
  /** Resolves after this many milliseconds, or earlier when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

const systemClock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
}

/** The attempts to send a message since the server started. */
interface Tries {
  failures: number
  nextTry: number
  firstDeferral?: number
  isSent?: boolean
}

interface QueueOptions {
  clock?: Clock
  report?: (line: string) => void
}

/**
 * Sends the outbox's messages to the mail server, one at a time. Each has its own pauses, so one that fails delays no other; the
 * ones with the fewest failures come first. A permanently refused message is set aside, and the agency is told. Attempts are not
 * stored: after a restart everything is due at once.
 */
export class MailQueue {
  readonly #stop = new AbortController()
  #wake = new AbortController()
  readonly #tries = new Map<string, Tries>()
  #failuresInARow = 0
  #nextNotice = 0
  #rounds: Promise<void> | undefined
  readonly #clock: Clock
  readonly #report: (line: string) => void

  constructor(
    private readonly outbox: Outbox,
    private readonly send: Send,
    { clock = systemClock, report = console.error }: QueueOptions = {},
  ) {
    this.#clock = clock
    this.#report = report
  }

  /** Whether the last attempt failed, so that mail is waiting. */
  get isFailing(): boolean {
    return this.#failuresInARow > 0
  }

  start(): void {
    this.#rounds ??= this.#run()
  }

  /** A message arrived: check now. */
  wake(): void {
    this.#wake.abort()
  }

  /** Stops; resolves when the current message has its reply and is in its folder. */
  async stop(): Promise<void> {
    this.#stop.abort()
    this.#wake.abort()
    await this.#rounds
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        await this.#sendNext()
      } catch (error) {
        this.#say(describeError(error))
        await this.#clock.wait(idlePause, this.#stop.signal)
      }
    }
  }

  async #sendNext(): Promise<void> {
    // Set before the check, so that a message that arrives after it still wakes the queue.
    this.#wake = new AbortController()
    const waiting = await this.outbox.waiting()
    if (this.#stop.signal.aborted) return
    const names = new Set(waiting)
    for (const name of this.#tries.keys()) if (!names.has(name)) this.#tries.delete(name)
    const now = this.#clock.now()
    const [next] = waiting
      .filter((name) => this.#readTries(name).nextTry <= now)
      .sort((a, b) => this.#readTries(a).failures - this.#readTries(b).failures)
    if (next !== undefined) return this.#try(next)
    const soonest = Math.min(...waiting.map((name) => this.#readTries(name).nextTry - now))
    await this.#clock.wait(Math.min(idlePause, soonest), this.#wake.signal)
  }

  #readTries(name: string): Tries {
    return this.#tries.get(name) ?? { failures: 0, nextTry: 0 }
  }

  async #try(name: string): Promise<void> {
    const tries = this.#readTries(name)
    try {
      if (tries.isSent) return await this.outbox.moveToSent(name)
      const outcome = await this.send(await this.outbox.read(name))
      if (outcome.result === 'sent') {
        this.#failuresInARow = 0
        tries.isSent = true
        return await this.outbox.moveToSent(name)
      }
      if (outcome.result === 'deferred') tries.firstDeferral ??= this.#clock.now()
      const isTooOld =
        this.#clock.now() - (tries.firstDeferral ?? Number.POSITIVE_INFINITY) >= longestDeferral
      if (outcome.result === 'refused' || isTooOld) return await this.#refuse(name, outcome.reason)
      this.#postpone(name, tries, `was not sent: ${outcome.reason}`)
    } catch (error) {
      const problem = tries.isSent ? 'was sent, but cannot be moved' : 'cannot be read or moved'
      return this.#postpone(name, tries, `${problem}: ${describeError(error)}`)
    }
    // A mail server that fails at one message after another is tried once a minute.
    this.#failuresInARow += 1
    await this.#clock.wait(Math.min(idlePause, pauseAfter(this.#failuresInARow)), this.#stop.signal)
  }

  #postpone(name: string, tries: Tries, problem: string): void {
    const failures = tries.failures + 1
    const pause = pauseAfter(failures)
    this.#tries.set(name, { ...tries, failures, nextTry: this.#clock.now() + pause })
    this.#say(`${name} ${problem}; next try in ${pause / 1_000} s`)
  }

  async #refuse(name: string, answer: string): Promise<void> {
    this.#failuresInARow = 0
    await this.outbox.moveToRefused(name, answer)
    this.#say(`${name} was refused: ${answer}; it is in ${this.outbox.refused}`)
    if (this.#clock.now() < this.#nextNotice) return
    this.#nextNotice = this.#clock.now() + day
    await this.outbox
      .notify(name, answer)
      .catch((error) => this.#say(`the agency could not be told of it: ${describeError(error)}`))
  }

  #say(line: string): void {
    this.#report(`outbox: ${line}`)
  }
}
