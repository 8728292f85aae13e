interface Limit {
  /** Maximum in any `window` milliseconds. */
  most: number
  window: number
  /** Number of addresses remembered; beyond that, the least recent is forgotten. */
  addresses: number
}

/** Enough for an office behind one address, too little for a script. */
const messageLimit: Limit = { most: 30, window: 60_000, addresses: 10_000 }

/**
 * A sliding window for each address, in bounded memory. An address whose window has passed is forgotten when another one arrives.
 */
export class RateLimit {
  readonly #times = new Map<string, number[]>()

  constructor(
    private readonly limit: Limit = messageLimit,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a message and returns 0, or returns the seconds to wait if it is one too many. Rejected ones do not count. */
  count(address: string): number {
    const { most, window, addresses } = this.limit
    const now = this.now()
    const recent = (this.#times.get(address) ?? []).filter((time) => time > now - window)
    const oldest = recent[0]
    if (oldest !== undefined && recent.length >= most)
      return Math.max(1, Math.ceil((oldest + window - now) / 1000))
    // Deleted and set again, so that the map is ordered by the last message.
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
