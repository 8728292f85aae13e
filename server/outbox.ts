import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Arrival, type Correspondents, composeEmail, composeNotice } from './email'
import { lockFolder } from './folder-lock'
import type { Message } from './message'

const messageEnding = '.eml'
const noticeEnding = '-notice.eml'
const unfinishedEnding = '.tmp'
const day = 86_400_000

/** The outbox has reached its limit. */
export class OutboxFull extends Error {}

async function messagesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(messageEnding)).sort()
}

/** Flushes a folder, and so the names in it, to the disk. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a folder and its parents so that they survive a power cut. Only this user may read it. */
async function makeFolderDurably(folder: string): Promise<void> {
  const whole = resolve(folder)
  const highest = await mkdir(whole, { recursive: true, mode: 0o700 })
  if (highest === undefined) return
  for (let made = whole; made.length >= highest.length; made = dirname(made)) await flushFolder(dirname(made))
}

/**
 * Writes a file atomically. Once this resolves, the file survives a power cut. Throws what the file system throws, and then
 * leaves no file behind.
 */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = path + unfinishedEnding
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, path)
    await flushFolder(dirname(path))
  } catch (error) {
    for (const name of [unfinished, path]) await rm(name, { force: true }).catch(() => undefined)
    throw error
  }
}

/**
 * The accepted messages as files. A message's state is the folder that it is in: `outbox/` waiting, `outbox/sent/` accepted by
 * the mail server, `outbox/refused/` refused by it. Names sort by arrival. One server per outbox.
 */
export class Outbox {
  readonly sent: string
  readonly refused: string
  #opening: Promise<void> | undefined
  #unlock = async () => {}
  #writing = 0
  #lastArrival = 0

  /** @param limit how many messages may wait or be refused */
  constructor(
    readonly folder: string,
    private readonly correspondents: Correspondents,
    private readonly limit = 10_000,
  ) {
    this.sent = join(folder, 'sent')
    this.refused = join(folder, 'refused')
  }

  /**
   * Opens the outbox, unless it is open. So do all methods below: an outbox that cannot be written when the server starts is used
   * as soon as it can be. Throws what the disk throws, or `FolderTaken`.
   */
  open(): Promise<void> {
    this.#opening ??= this.#open().catch((error) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async #open(): Promise<void> {
    await makeFolderDurably(this.folder)
    const unlock = await lockFolder(
      this.folder,
      `Another server uses the outbox ${this.folder}. Stop it, or set OUTBOX to a folder of this server's own.`,
    )
    try {
      for (const folder of [this.sent, this.refused]) await makeFolderDurably(folder)
      // Left by a server that was killed: their senders were not told that they were accepted.
      for (const folder of [this.folder, this.refused]) {
        for (const name of await readdir(folder))
          if (name.endsWith(unfinishedEnding)) await rm(join(folder, name), { force: true })
      }
    } catch (error) {
      await unlock()
      throw error
    }
    this.#unlock = unlock
  }

  /** Releases the outbox for another server. */
  async close(): Promise<void> {
    await this.#opening?.catch(() => undefined)
    await this.#unlock()
    this.#opening = undefined
  }

  /**
   * Writes a visitor's message to the disk and returns its name. Throws `OutboxFull` or what the disk throws, and then nothing is
   * stored.
   */
  accept(message: Message, now = Date.now()): Promise<string> {
    return this.#write(messageEnding, now, (arrival) => composeEmail(message, this.correspondents, arrival))
  }

  /** Throws if no message can be accepted now. */
  async check(): Promise<void> {
    await this.open()
    await this.#requireRoom(1)
    // Always the same name, so that there is at most one such file; as large as a short message.
    const probe = join(this.folder, 'health-check')
    await writeDurably(probe, new Uint8Array(4_096))
    await rm(probe)
  }

  /** The names of the waiting messages, in order of arrival. */
  async waiting(): Promise<string[]> {
    await this.open()
    return messagesIn(this.folder)
  }

  async countRefused(): Promise<number> {
    return (await messagesIn(this.refused)).length
  }

  read(name: string): Promise<Buffer> {
    return readFile(join(this.folder, name))
  }

  /** Moves a message that the mail server accepted. */
  moveToSent(name: string): Promise<void> {
    return this.#move(name, this.sent)
  }

  /** Sets a message aside, with the mail server's reply in a text file beside it. */
  async moveToRefused(name: string, answer: string): Promise<void> {
    const explained = `This message was accepted from a visitor, but the mail server refused it:\n\n${answer}\n
The message is the file ${name} beside this one. Any mail program opens it.
To have it sent again, move it back into the folder above. Then delete this file.\n`
    const note = join(this.refused, name.replace(messageEnding, '.txt'))
    await writeDurably(note, Buffer.from(explained))
    await this.#move(name, this.refused)
  }

  /** Queues an email that tells the agency about a refusal, unless the refused message is such a notice itself. */
  async notify(refused: string, answer: string, now = Date.now()): Promise<void> {
    if (refused.endsWith(noticeEnding)) return
    await this.#write(noticeEnding, now, (arrival) =>
      composeNotice(refused, answer, this.correspondents, arrival),
    )
  }

  /** Deletes sent messages that were accepted this many days ago, and the oldest beyond the limit. Returns how many. */
  async deleteOldSent(days: number, now = Date.now()): Promise<number> {
    await this.open()
    const names = (await messagesIn(this.sent)).reverse()
    let deleted = 0
    for (const [index, name] of names.entries()) {
      const path = join(this.sent, name)
      const { mtimeMs } = await stat(path)
      if (index < this.limit && now - mtimeMs < days * day) continue
      await rm(path)
      deleted += 1
    }
    return deleted
  }

  async #write(ending: string, now: number, compose: (arrival: Arrival) => Promise<Buffer>): Promise<string> {
    await this.open()
    this.#writing += 1
    try {
      await this.#requireRoom(0)
      this.#lastArrival = Math.max(now, this.#lastArrival + 1)
      const date = new Date(this.#lastArrival)
      const id = `${date.toISOString().replace(/[-:.]/g, '')}-${randomBytes(8).toString('hex')}`
      await writeDurably(join(this.folder, id + ending), await compose({ id, date }))
      return id + ending
    } finally {
      this.#writing -= 1
    }
  }

  async #requireRoom(needed: number): Promise<void> {
    const kept = (await messagesIn(this.folder)).length + (await this.countRefused())
    if (kept + this.#writing + needed > this.limit)
      throw new OutboxFull(`the outbox is full (${kept} messages)`)
  }

  /** Moves a message so that the move survives a power cut. */
  async #move(name: string, folder: string): Promise<void> {
    await rename(join(this.folder, name), join(folder, name))
    await flushFolder(folder)
    await flushFolder(this.folder)
  }
}
