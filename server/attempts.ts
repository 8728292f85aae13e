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
   * `waiting` for the next try; `under way` from before a try to its answer, so that what a killed server was doing is known;
   * `taken` by the mail server, but not yet moved among the delivered.
   */
  state: z.enum(['waiting', 'under way', 'taken']),
  /** What the mail server said last. */
  answer: z.string(),
})

/** What was tried with one message. */
export type Attempts = z.infer<typeof schema>

const recordEnding = '.json'

/**
 * How often each message was tried, in memory and in a folder, a file for each message: a restart neither forgets the count
 * nor the pause. Records are not flushed: a power cut may lose one, and then its message starts again from the first try.
 */
export class AttemptLog {
  readonly #records = new Map<string, Attempts>()

  constructor(private readonly folder: string) {}

  /** Reads what an earlier server wrote. A record that cannot be read counts as none. */
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

  /** Remembers the record; rejects where it cannot be written, which only a restart would notice. */
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

  /** Forgets the messages that wait no more, also those that somebody took away by hand. */
  async keepOnly(messages: readonly string[]): Promise<void> {
    const kept = new Set(messages)
    for (const message of this.#records.keys()) if (!kept.has(message)) await this.delete(message)
  }

  #path(message: string): string {
    return join(this.folder, message + recordEnding)
  }
}
