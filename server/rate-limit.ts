interface Limit {
  /** So many in any stretch of `window` milliseconds. */
  most: number
  window: number
  /** So many addresses are remembered; beyond, the one silent for longest is forgotten. */
  addresses: number
}

/** An office behind one address gets through, a script does not. */
const messageLimit: Limit = { most: 30, window: 60_000, addresses: 10_000 }

/** A sliding window by address, in bounded memory. */
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
    const silent = this.#times.size > addresses ? this.#times.keys().next().value : undefined
    if (silent !== undefined) this.#times.delete(silent)
    return 0
  }
}
