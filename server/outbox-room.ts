/** How many undelivered messages the outbox may hold. */
export interface OutboxLimit {
  messages: number
  bytes: number
}

export const defaultOutboxLimit: OutboxLimit = { messages: 10_000, bytes: 500_000_000 }

/** The outbox has reached its limit. */
export class OutboxFull extends Error {
  override name = 'OutboxFull'

  constructor(message: string) {
    super(message)
    // Expected, and logged for every visitor affected: no stack is needed.
    delete this.stack
  }
}

/**
 * Keeps the outbox within its limit. It counts what is added; what was delivered or removed by hand shows only when the files are
 * counted again, once the limit seems to be reached.
 */
export class OutboxRoom {
  #counted: OutboxLimit = { messages: 0, bytes: 0 }
  #writing: OutboxLimit = { messages: 0, bytes: 0 }
  #countedAt: number | undefined
  #counting: Promise<void> | undefined

  /** @param count counts the files */
  constructor(
    private readonly limit: OutboxLimit,
    private readonly count: () => Promise<OutboxLimit>,
    private readonly recountPause: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Throws `OutboxFull` if not even an empty message fits. */
  async check(): Promise<void> {
    await this.#recountIfNeeded(0)
    this.#require(0)
  }

  /** Writes a message of this many bytes if it fits; otherwise throws `OutboxFull`. */
  async use(bytes: number, write: () => Promise<void>): Promise<void> {
    await this.#recountIfNeeded(bytes)
    this.#require(bytes)
    add(this.#writing, 1, bytes)
    try {
      await write()
      add(this.#counted, 1, bytes)
    } finally {
      add(this.#writing, -1, -bytes)
    }
  }

  #require(bytes: number): void {
    if (this.#fits(bytes)) return
    const { messages, bytes: held } = this.#counted
    throw new OutboxFull(`the outbox is full (${messages} messages, ${held} bytes)`)
  }

  #fits(bytes: number): boolean {
    return (
      this.#counted.messages + this.#writing.messages + 1 <= this.limit.messages &&
      this.#counted.bytes + this.#writing.bytes + bytes <= this.limit.bytes
    )
  }

  async #recountIfNeeded(bytes: number): Promise<void> {
    if (this.#countedAt !== undefined && this.#fits(bytes)) return
    const isRecent = this.#countedAt !== undefined && this.now() - this.#countedAt < this.recountPause
    if (this.#counting || !isRecent) await this.#recount()
  }

  #recount(): Promise<void> {
    this.#counting ??= this.count()
      .then((counted) => {
        this.#counted = { ...counted }
        this.#countedAt = this.now()
      })
      .finally(() => {
        this.#counting = undefined
      })
    return this.#counting
  }
}

function add(amount: OutboxLimit, messages: number, bytes: number): void {
  amount.messages += messages
  amount.bytes += bytes
}
