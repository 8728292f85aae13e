import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFolder, unfinishedEnding, writeDurably } from './durable-write'
import { type Correspondents, composeLetter } from './letter'
import type { Message } from './message'

const letterEnding = '.eml'

async function letters(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(letterEnding)).sort()
}

/**
 * The accepted messages as files, their state readable from where they lie: `outbox/` waiting, `outbox/sending/` handed to
 * the mail server with no answer yet, `outbox/delivered/` taken by it. Names sort by arrival. One server per outbox.
 */
export class Outbox {
  readonly #sending: string
  readonly #delivered: string
  #lastArrival = 0

  private constructor(
    readonly folder: string,
    private readonly correspondents: Correspondents,
    private readonly write: typeof writeDurably,
  ) {
    this.#sending = join(folder, 'sending')
    this.#delivered = join(folder, 'delivered')
  }

  /**
   * Opens an outbox, making the folders where missing and clearing away what a killed server left half-written (its
   * sender was never told that it was taken). Throws where the folder cannot be written.
   */
  static async open(folder: string, correspondents: Correspondents, write = writeDurably): Promise<Outbox> {
    const outbox = new Outbox(folder, correspondents, write)
    for (const place of [outbox.#sending, outbox.#delivered])
      await mkdir(place, { recursive: true, mode: 0o700 })
    for (const name of await readdir(folder)) {
      if (name.endsWith(unfinishedEnding)) await rm(join(folder, name), { force: true })
    }
    return outbox
  }

  /** Writes a message down for good and returns its name. Throws what the disk throws; then nothing of it is kept. */
  async accept(message: Message, now = Date.now()): Promise<string> {
    this.#lastArrival = Math.max(now, this.#lastArrival + 1)
    const arrival = new Date(this.#lastArrival)
    const id = `${arrival.toISOString().replace(/[-:.]/g, '')}-${randomBytes(8).toString('hex')}`
    const domain = this.correspondents.from.split('@').at(-1)
    const posting = { ...this.correspondents, messageId: `<${id}@${domain}>`, date: arrival }
    const name = id + letterEnding
    await this.write(join(this.folder, name), await composeLetter(message, posting))
    return name
  }

  /** The names of the messages that wait, in order of arrival. */
  waiting(): Promise<string[]> {
    return letters(this.folder)
  }

  /**
   * Puts back what was with the mail server when this server was killed, and returns the names: it may have been taken, so
   * these may arrive a second time, under the same Message-ID.
   */
  async recover(): Promise<string[]> {
    const doubtful = await letters(this.#sending)
    for (const name of doubtful) await this.putBack(name)
    return doubtful
  }

  /** Marks a message as handed over, and reads it. */
  async takeOut(name: string): Promise<Buffer> {
    await rename(join(this.folder, name), join(this.#sending, name))
    return readFile(join(this.#sending, name))
  }

  /** The mail server did not take it: it waits again. */
  putBack(name: string): Promise<void> {
    return rename(join(this.#sending, name), join(this.folder, name))
  }

  /** The mail server took it. */
  async settle(name: string): Promise<void> {
    await rename(join(this.#sending, name), join(this.#delivered, name))
    await flushFolder(this.#delivered)
    await flushFolder(this.#sending)
  }
}
