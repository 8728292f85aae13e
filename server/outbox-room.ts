/** How much the outbox may hold of what is not delivered. */
export interface OutboxLimit {
  messages: number
  bytes: number
}

export const defaultOutboxLimit: OutboxLimit = { messages: 10_000, bytes: 500_000_000 }

/** The outbox holds as much as it may. */
export class OutboxFull extends Error {
  override name = 'OutboxFull'

  constructor(message: string) {
    super(message)
    // Expected, and logged for every visitor it concerns: one line is enough.
    delete this.stack
  }
}

/**
 * Keeps the outbox within its limit. It only counts what is added; what was delivered or taken away by hand is noticed by
 * counting the files again, when the limit seems to be reached.
 */
export class OutboxRoom {
  #counted: OutboxLimit = { messages: 0, bytes: 0 }
  #writing: OutboxLimit = { messages: 0, bytes: 0 }
  #countedAt: number | undefined
  #counting: Promise<void> | undefined

  /** `count` looks at the files. */
  constructor(
    private readonly limit: OutboxLimit,
    private readonly count: () => Promise<OutboxLimit>,
    private readonly recountPause: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Throws `OutboxFull` where not even an empty message has room. */
  async check(): Promise<void> {
    await this.#recountIfNeeded(0)
    this.#require(0)
  }

  /** Writes a message of so many bytes where there is room; throws `OutboxFull` where there is none. */
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
