import type { Outbox } from './outbox'

/** What a mail server said to one message. `server`: it could not be reached at all, so the others need not try. */
type Outcome = { taken: true } | { taken: false; fault: 'message' | 'server'; reason: string }

/** Hands one letter to the mail server. Never rejects. */
export type HandOver = (letter: Buffer) => Promise<Outcome>

/** Time, so that a test need not wait for it. */
export interface Clock {
  now(): number
  /** Resolves after so many milliseconds, or earlier when the signal is given. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

const firstPause = 2_000
const longestPause = 3_600_000
/** With nothing due the courier looks again after so long, or when woken (ms). */
const idlePause = 60_000

/** The pause after so many failures in a row: doubling from 2 s to 1 h (ms). */
export function pauseAfter(failures: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.max(0, failures - 1))
}

interface Trouble {
  failures: number
  /** Not before this time (ms). */
  due: number
}

/**
 * Takes the outbox's messages to the mail server, one at a time in order of arrival, and tries again until each is taken:
 * nothing is ever given up. A message that the server refuses waits by itself; the ones behind it go ahead.
 */
export class Courier {
  readonly #stop = new AbortController()
  readonly #troubled = new Map<string, Trouble>()
  #wake = new AbortController()
  #serverFailures = 0
  #round: Promise<void> | undefined

  constructor(
    private readonly outbox: Outbox,
    private readonly handOver: HandOver,
    private readonly clock: Clock,
    private readonly report: (line: string) => void = console.error,
  ) {}

  /** Starts the rounds, first putting back what a killed server left in doubt. */
  start(): void {
    this.#round ??= this.#rounds()
  }

  /** A message came in: no need to wait for the next round. A server that cannot be reached keeps its pause. */
  wake(): void {
    this.#wake.abort()
  }

  /** Ends the rounds; resolves when the message now under way has its answer and its place. */
  async stop(): Promise<void> {
    this.#stop.abort()
    this.#wake.abort()
    await this.#round
  }

  async #rounds(): Promise<void> {
    let recovered = false
    while (!this.#stop.signal.aborted) {
      try {
        if (!recovered) await this.#recover()
        recovered = true
        await this.#deliverNext()
      } catch (error) {
        this.report(`outbox: ${error instanceof Error ? error.message : error}`)
        await this.clock.wait(idlePause, this.#stop.signal)
      }
    }
  }

  async #recover(): Promise<void> {
    for (const name of await this.outbox.recover()) {
      this.report(
        `outbox: ${name} was under way when the server stopped; it may arrive twice, with one Message-ID`,
      )
    }
  }

  async #deliverNext(): Promise<void> {
    // Armed before looking, so that what arrives after the look still wakes.
    this.#wake = new AbortController()
    if (this.#stop.signal.aborted) return
    const waiting = await this.outbox.waiting()
    const dueTimes = waiting.map((name) => this.#troubled.get(name)?.due ?? 0)
    const now = this.clock.now()
    const next = waiting[dueTimes.findIndex((due) => due <= now)]
    if (next === undefined) {
      const soonest = Math.min(idlePause, ...dueTimes.map((due) => due - now))
      return this.clock.wait(soonest, this.#wake.signal)
    }
    await this.#deliver(next)
  }

  async #deliver(name: string): Promise<void> {
    const outcome = await this.handOver(await this.outbox.takeOut(name))
    if (outcome.taken) {
      this.#serverFailures = 0
      this.#troubled.delete(name)
      return this.outbox.settle(name)
    }
    await this.outbox.putBack(name)
    if (outcome.fault === 'server') {
      this.#serverFailures += 1
      const pause = pauseAfter(this.#serverFailures)
      this.report(`outbox: ${outcome.reason}; next try in ${pause / 1000} s`)
      return this.clock.wait(pause, this.#stop.signal)
    }
    const failures = (this.#troubled.get(name)?.failures ?? 0) + 1
    this.#serverFailures = 0
    this.#troubled.set(name, { failures, due: this.clock.now() + pauseAfter(failures) })
    this.report(
      `outbox: ${name} was refused: ${outcome.reason}; next try in ${pauseAfter(failures) / 1000} s`,
    )
  }
}
