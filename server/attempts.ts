import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { unfinishedEnding } from './durable-write'

const schema = z.object({
  tries: z.number().int().positive(),
  firstTry: z.number(),
  /** Not before this time (ms). */
  nextTry: z.number(),
  /**
   * `waiting` for the next attempt; `under way` from the start of an attempt to its answer, so that a restart knows what a killed
   * server was doing; `taken` by the mail server but not yet moved to the delivered.
   */
  state: z.enum(['waiting', 'under way', 'taken']),
  /** What the mail server said last. */
  answer: z.string(),
})

/** What was tried with one message. */
export type Attempts = z.infer<typeof schema>

const recordEnding = '.json'

/**
 * The attempts to deliver each message, in memory and as a file for each message, so that a restart forgets neither the count
 * nor the pause. The files are not flushed: a power cut may lose one, and its message then starts again with the first attempt.
 */
export class AttemptLog {
  readonly #records = new Map<string, Attempts>()

  constructor(private readonly folder: string) {}

  /** Reads the records of an earlier server. Unreadable ones count as missing. */
  async load(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    for (const file of await readdir(this.folder)) {
      if (!file.endsWith(recordEnding)) continue
      const record = await this.#read(file)
      if (record) this.#records.set(file.slice(0, -recordEnding.length), record)
    }
  }

  async #read(file: string): Promise<Attempts | undefined> {
    try {
      return schema.parse(JSON.parse(await readFile(join(this.folder, file), 'utf8')))
    } catch {
      return undefined
    }
  }

  get(message: string): Attempts | undefined {
    return this.#records.get(message)
  }

  entries(): [string, Attempts][] {
    return [...this.#records]
  }

  /** Keeps the record. Rejects if it cannot be written; it is still known until a restart. */
  async set(message: string, record: Attempts): Promise<void> {
    this.#records.set(message, record)
    const path = this.#path(message)
    await writeFile(path + unfinishedEnding, JSON.stringify(record), { mode: 0o600 })
    await rename(path + unfinishedEnding, path)
  }

  async delete(message: string): Promise<void> {
    this.#records.delete(message)
    await rm(this.#path(message), { force: true })
  }

  /** Forgets messages that are no longer waiting, including those removed by hand. */
  async keepOnly(messages: readonly string[]): Promise<void> {
    const kept = new Set(messages)
    for (const message of this.#records.keys()) if (!kept.has(message)) await this.delete(message)
  }

  #path(message: string): string {
    return join(this.folder, message + recordEnding)
  }
}
