interface Limit {
  /** So many in any stretch of `window` milliseconds. */
  most: number
  window: number
  /** So many addresses are remembered; beyond, the one silent for longest is forgotten. */
  addresses: number
}

/** An office behind one address gets through, a script does not. */
const messageLimit: Limit = { most: 30, window: 60_000, addresses: 10_000 }

/** A sliding window by address, in bounded memory; an address is forgotten when its window has passed and another one comes. */
export class RateLimit {
  readonly #times = new Map<string, number[]>()

  constructor(
    private readonly limit: Limit = messageLimit,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one; returns the seconds to wait where it is one too many, else 0. What is refused is not counted. */
  count(address: string): number {
    const { most, window, addresses } = this.limit
    const now = this.now()
    const recent = (this.#times.get(address) ?? []).filter((time) => time > now - window)
    const oldest = recent[0]
    if (oldest !== undefined && recent.length >= most)
      return Math.max(1, Math.ceil((oldest + window - now) / 1000))
    // Deleted and set again, so that the map's order is that of the last message.
    this.#times.delete(address)
    this.#times.set(address, [...recent, now])
    for (const [silent, times] of this.#times) {
      const isOver = (times.at(-1) ?? 0) <= now - window
      if (!isOver && this.#times.size <= addresses) break
      this.#times.delete(silent)
    }
    return 0
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#times.size
  }
}
