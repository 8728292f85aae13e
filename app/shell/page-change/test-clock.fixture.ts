/** Time that a test lets pass by hand. */
export class TestClock {
  #now = 0
  #last = 0
  readonly #timers = new Map<number, { due: number; run: () => void }>()

  readonly setTimeout = (run: () => void, delay: number): number => {
    this.#last += 1
    this.#timers.set(this.#last, { due: this.#now + delay, run })
    return this.#last
  }

  readonly clearTimeout = (timer: number): void => void this.#timers.delete(timer)

  /** Lets so many milliseconds pass, with everything that promises do between one timer and the next. */
  async pass(time: number): Promise<void> {
    const end = this.#now + time
    await settled()
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers.delete(next.timer)
      this.#now = next.due
      next.run()
      await settled()
    }
    this.#now = end
  }

  #next(end: number) {
    const due = [...this.#timers].map(([timer, one]) => ({ timer, ...one })).filter(({ due }) => due <= end)
    return due.sort((one, other) => one.due - other.due || one.timer - other.timer)[0]
  }
}

/** After a turn of the event loop every promise that can go on has gone on. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
