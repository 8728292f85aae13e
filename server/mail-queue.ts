import type { Attempts } from './attempts'
import type { Clock } from './clock'
import { deadLetterReason } from './dead-letter'
import type { Outbox } from './outbox'
import { idlePause, longestPause, mostTries, pauseAfter } from './retry-policy'
import type { Send } from './smtp'

const words = (error: unknown) => (error instanceof Error ? error.message : String(error))
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Takes the outbox's messages to the mail server, one at a time. Each message has its own tries and pauses, so one that fails
 * holds up no other; what was tried least comes first. A message that the server does not take in `mostTries` is set aside as a
 * dead letter. While the server cannot be reached at all, everything waits and nothing is counted.
 */
export class MailQueue {
  readonly #stop = new AbortController()
  #wake = new AbortController()
  #timesUnreachable = 0
  /** The message that the server last broke off at, and how often it has since done so at others. */
  #dropped = { last: '', others: 0 }
  #rounds: Promise<void> | undefined

  constructor(
    private readonly outbox: Outbox,
    private readonly send: Send,
    private readonly clock: Clock,
    private readonly report: (line: string) => void = console.error,
  ) {}

  /** Starts to deliver. */
  start(): void {
    this.#rounds ??= this.#run()
  }

  /** A message came in: no need to wait for the next look. A server that cannot be reached keeps its pause. */
  wake(): void {
    this.#wake.abort()
  }

  /** Stops delivering; resolves when the message under way has its answer and its place. */
  async stop(): Promise<void> {
    this.#stop.abort()
    this.#wake.abort()
    await this.#rounds
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        await this.#deliverNext()
      } catch (error) {
        this.#say(words(error))
        await this.clock.wait(idlePause, this.#stop.signal)
      }
    }
  }

  async #deliverNext(): Promise<void> {
    // Armed before looking, so that what arrives after the look still wakes.
    this.#wake = new AbortController()
    const waiting = await this.outbox.waiting()
    await this.outbox.attempts.keepOnly(waiting)
    if (this.#stop.signal.aborted) return
    const now = this.clock.now()
    const pauses = waiting.map((name) => this.#pauseBefore(name, now))
    const due = waiting.filter((_, index) => pauses[index] === 0)
    const [next] = due.sort((a, b) => this.#tries(a) - this.#tries(b))
    if (next === undefined) return this.clock.wait(Math.min(idlePause, ...pauses), this.#wake.signal)
    await this.#deliver(next)
  }

  #tries(name: string): number {
    return this.outbox.attempts.get(name)?.tries ?? 0
  }

  /** No pause is longer than the longest: a clock that was set back must not hold up mail. */
  #pauseBefore(name: string, now: number): number {
    const pause = (this.outbox.attempts.get(name)?.nextTry ?? 0) - now
    return pause > longestPause ? 0 : Math.max(0, pause)
  }

  async #deliver(name: string): Promise<void> {
    const before = this.outbox.attempts.get(name)
    if (before?.state === 'taken') return this.#settle(name, before)
    if (before?.state === 'under way')
      this.#say(`${name} was under way when the server stopped; it may arrive twice, with one Message-ID`)
    const now = this.clock.now()
    const tries = this.#tries(name) + 1
    const attempts: Attempts = {
      tries,
      firstTry: before?.firstTry ?? now,
      nextTry: now + pauseAfter(tries),
      state: 'under way',
      answer: before?.answer ?? '',
    }
    const email = await this.outbox.read(name).catch((error: Error) => error)
    if (email instanceof Error) {
      // Somebody took it away: the next look finds it gone.
      if (isMissing(email)) return
      return this.#failed(name, { ...attempts, answer: `its file cannot be read: ${words(email)}` })
    }
    await this.#record(name, attempts)
    const delivery = await this.send(email)
    if (delivery.result === 'unreachable') return this.#unreachable(name, before, delivery.reason)
    this.#timesUnreachable = 0
    if (delivery.result === 'taken') {
      this.#dropped = { last: '', others: 0 }
      return this.#settle(name, attempts)
    }
    await this.#failed(name, { ...attempts, answer: delivery.reason })
    if (delivery.result === 'refused') this.#dropped = { last: '', others: 0 }
    else await this.#spare(name)
  }

  /** The mail server has it. Where the file cannot be moved, only the move is tried again: nothing is sent twice. */
  async #settle(name: string, attempts: Attempts): Promise<void> {
    try {
      await this.outbox.settle(name, this.clock.now())
    } catch (error) {
      this.#say(`${name} was delivered, but could not be put away: ${words(error)}`)
      return this.#record(name, { ...attempts, state: 'taken', nextTry: this.clock.now() + idlePause })
    }
    await this.outbox.attempts.delete(name)
  }

  async #failed(name: string, attempts: Attempts): Promise<void> {
    const { tries, answer } = attempts
    const now = this.clock.now()
    const pause = pauseAfter(tries)
    await this.#record(name, { ...attempts, state: 'waiting', nextTry: now + pause })
    if (tries >= mostTries) return this.#giveUp(name, attempts, now)
    this.#say(
      `${name} was not taken: ${answer}; try ${tries} of ${mostTries}, the next in ${pause / 1_000} s`,
    )
  }

  async #giveUp(name: string, attempts: Attempts, lastTry: number): Promise<void> {
    const { tries, answer } = attempts
    try {
      await this.outbox.giveUp(name, deadLetterReason(name, attempts, lastTry))
    } catch (error) {
      return this.#say(`${name} was not taken in ${tries} tries, but could not be set aside: ${words(error)}`)
    }
    await this.outbox.attempts.delete(name)
    this.#say(`${name} was given up after ${tries} tries: ${answer}; it is in ${this.outbox.deadLetters}`)
  }

  /** No message is to blame: nothing is counted, and everything waits. */
  async #unreachable(name: string, before: Attempts | undefined, reason: string): Promise<void> {
    if (before) await this.#record(name, { ...before, state: 'waiting' })
    else await this.outbox.attempts.delete(name)
    this.#timesUnreachable += 1
    const pause = pauseAfter(this.#timesUnreachable)
    this.#say(`${reason}; next try in ${pause / 1_000} s`)
    await this.clock.wait(pause, this.#stop.signal)
  }

  /** A server that breaks off at one message after the other is spared, but never for long: the next may go well. */
  async #spare(name: string): Promise<void> {
    const { last, others } = this.#dropped
    this.#dropped = { last: name, others: last && last !== name ? others + 1 : others }
    if (this.#dropped.others === 0) return
    await this.clock.wait(Math.min(idlePause, pauseAfter(this.#dropped.others)), this.#stop.signal)
  }

  /** A full disk keeps no message from being delivered; only a restart would miss the record. */
  async #record(name: string, attempts: Attempts): Promise<void> {
    await this.outbox.attempts
      .set(name, attempts)
      .catch((error) => this.#say(`what was tried with ${name} could not be written down: ${words(error)}`))
  }

  #say(line: string): void {
    this.report(`outbox: ${line}`)
  }
}
