import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { AttemptLog } from './attempts'
import { makeFolderDurably, moveDurably, unfinishedEnding, writeDurably } from './durable-write'
import { type Correspondents, composeEmail } from './email'
import type { Message } from './message'
import { lockFolder } from './outbox-lock'
import { defaultOutboxLimit, type OutboxLimit, OutboxRoom } from './outbox-room'

const messageEnding = '.eml'

/** The names of the messages in a folder, in order of arrival. */
export async function messagesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(messageEnding)).sort()
}

async function sizeOf(folder: string): Promise<OutboxLimit> {
  const names = await messagesIn(folder)
  let bytes = 0
  for (const name of names)
    bytes += await stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    )
  return { messages: names.length, bytes }
}

interface OutboxOptions {
  limit?: OutboxLimit | undefined
  /** Counting the files is expensive: visitors can cause it only this often (ms). */
  recountPause?: number
  /** Writes a file durably. */
  write?: typeof writeDurably
}

/**
 * The accepted messages as files. The folder shows a message's state: `outbox/` waiting, `outbox/delivered/` taken by the mail
 * server, `outbox/dead-letters/` given up. `outbox/attempts/` records the attempts. Names sort by arrival. One server per
 * outbox.
 */
export class Outbox {
  readonly delivered: string
  readonly deadLetters: string
  readonly attempts: AttemptLog
  readonly #room: OutboxRoom
  readonly #write: typeof writeDurably
  #lastArrival = 0
  #unlock = async () => {}

  private constructor(
    readonly folder: string,
    private readonly correspondents: Correspondents,
    { limit = defaultOutboxLimit, recountPause = 5_000, write = writeDurably }: OutboxOptions,
  ) {
    this.delivered = join(folder, 'delivered')
    this.deadLetters = join(folder, 'dead-letters')
    this.attempts = new AttemptLog(join(folder, 'attempts'))
    this.#write = write
    const count = async () => {
      const [waiting, dead] = await Promise.all([sizeOf(folder), sizeOf(this.deadLetters)])
      return { messages: waiting.messages + dead.messages, bytes: waiting.bytes + dead.bytes }
    }
    this.#room = new OutboxRoom(limit, count, recountPause)
  }

  /**
   * Opens an outbox, making the folders where missing and clearing away what a killed server left half-written (its sender was
   * never told that it was accepted). Throws where the folder cannot be written or another server has it.
   */
  static async open(
    folder: string,
    correspondents: Correspondents,
    options: OutboxOptions = {},
  ): Promise<Outbox> {
    const outbox = new Outbox(folder, correspondents, options)
    await makeFolderDurably(folder)
    outbox.#unlock = await lockFolder(folder)
    try {
      await outbox.#prepare()
    } catch (error) {
      await outbox.close()
      throw error
    }
    return outbox
  }

  async #prepare(): Promise<void> {
    for (const place of [this.delivered, this.deadLetters]) await makeFolderDurably(place)
    for (const place of [this.folder, this.deadLetters]) {
      for (const name of await readdir(place)) {
        if (name.endsWith(unfinishedEnding)) await rm(join(place, name), { force: true })
      }
    }
    await this.attempts.load()
  }

  /** Releases the outbox for another server. */
  close(): Promise<void> {
    return this.#unlock()
  }

  /**
   * Writes a message durably and returns its name. Throws `OutboxFull`, or what the disk throws; then nothing of it is kept.
   */
  async accept(message: Message, now = Date.now()): Promise<string> {
    this.#lastArrival = Math.max(now, this.#lastArrival + 1)
    const date = new Date(this.#lastArrival)
    const id = `${date.toISOString().replace(/[-:.]/g, '')}-${randomBytes(8).toString('hex')}`
    const domain = this.correspondents.from.split('@').at(-1)
    const email = await composeEmail(message, {
      ...this.correspondents,
      messageId: `<${id}@${domain}>`,
      date,
    })
    const name = id + messageEnding
    await this.#room.use(email.length, () => this.#write(join(this.folder, name), email))
    return name
  }

  /** Throws if no message can be accepted now: `OutboxFull`, or what the disk throws. */
  async check(): Promise<void> {
    await this.#room.check()
    // Always the same name, so that there is never more than one such file; as large as a short message.
    const probe = join(this.folder, 'health-check')
    await this.#write(probe, new Uint8Array(4_096))
    await rm(probe)
  }

  /** The names of the messages that wait, in order of arrival. */
  waiting(): Promise<string[]> {
    return messagesIn(this.folder)
  }

  read(name: string): Promise<Buffer> {
    return readFile(join(this.folder, name))
  }

  /** The mail server took it. */
  async settle(name: string, now = Date.now()): Promise<void> {
    const path = join(this.folder, name)
    // Its days are counted from now. A file that somebody put here by hand keeps its own time.
    await utimes(path, now / 1_000, now / 1_000).catch(() => undefined)
    await moveDurably(path, join(this.delivered, name))
  }

  /** Sets a message aside for good, with the reason in a text file beside it. */
  async giveUp(name: string, reason: string): Promise<void> {
    const note = join(this.deadLetters, name.replace(messageEnding, '.txt'))
    await this.#write(note, Buffer.from(reason))
    await moveDurably(join(this.folder, name), join(this.deadLetters, name))
  }
}
