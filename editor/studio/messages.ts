import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { z } from 'zod'
import { writeAtomically } from '../core/disk/states'

const day = 24 * 60 * 60 * 1000

/** What somebody in the studio did with a message; one that nobody opened has no mark. */
const mark = z.object({ is: z.enum(['read', 'done']), by: z.string() })
export type Mark = z.output<typeof mark>
const marks = z.record(z.string(), mark)

export interface Message {
  id: string
  /** When it was accepted (ms). */
  arrived: number
  name: string
  email: string
  phone: string
  subject: string
  text: string
  /** The address that mail can be sent to, if there is one. */
  replyTo: string | undefined
  isSuspect: boolean
}

/** Where the site's server keeps a message (server/outbox.ts). */
const places = { waiting: '', refused: 'refused', sent: 'sent' } as const
export type Place = keyof typeof places

export interface ListedMessage extends Message {
  place: Place
  mark: Mark | undefined
}

/** A message, and no notice about one; its name begins with the time of its arrival. */
const named = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[0-9a-f]+\.eml$/
const words = /(?:^|\n)Name: (.*)\nEmail: (.*)\nPhone: (.*)\nSubject: (.*)\n\n([\s\S]*)$/

/** Reads a message as the site's server composes it (server/email.ts). */
async function readMessage(file: string, email: Uint8Array): Promise<Message> {
  const { text = '', replyTo, headers } = await PostalMime.parse(email)
  const [, name = '', from = '', phone = '', subject = '', message = text] =
    words.exec(text.replaceAll('\r\n', '\n')) ?? []
  return {
    id: file.slice(0, -'.eml'.length),
    arrived: Date.parse(file.replace(named, '$1-$2-$3T$4:$5:$6.$7Z')),
    name,
    email: from,
    phone,
    subject,
    text: message.trim(),
    replyTo: replyTo?.[0]?.address,
    isSuspect: headers.some(({ key }) => key === 'x-possibly-spam'),
  }
}

const holds = ({ name, email, phone, subject, text }: Message, wanted: string) =>
  [name, email, phone, subject, text].some((one) => one.toLowerCase().includes(wanted))

/**
 * The messages of the contact form, read from the outbox of the site's server. That is left as it is, and what was done with a
 * message is noted elsewhere; only what is done with is removed there.
 * @param outbox the folder of the site's server
 * @param data the studio's own folder
 * @param days how long the server keeps what it sent, and the studio what is done with; 0 is forever
 */
export function openMessages(outbox: string, data: string, days: number) {
  const file = join(data, 'messages.json')
  const noted = existsSync(file) ? marks.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  /** Messages never change: each is read once. */
  const read = new Map<string, Message>()

  const keep = () => writeAtomically(file, JSON.stringify(noted, null, 1), data)

  async function readIn(place: Place): Promise<ListedMessage[]> {
    const folder = join(outbox, places[place])
    const names = (await readdir(folder)).filter((name) => named.test(name))
    const found: ListedMessage[] = []
    for (const name of names) {
      // The server may move it at any time; then it is in another folder.
      const bytes = read.has(name) ? undefined : await readFile(join(folder, name)).catch(() => undefined)
      const message = bytes ? await readMessage(name, bytes) : read.get(name)
      if (!message) continue
      read.set(name, message)
      found.push({ ...message, place, mark: noted[message.id] })
    }
    return found
  }

  /** All messages, the newest first. Throws if the folder cannot be read. */
  async function all(): Promise<ListedMessage[]> {
    const found = new Map<string, ListedMessage>()
    // In the order in which a message moves, so that none is missed that moves meanwhile.
    for (const place of ['waiting', 'refused', 'sent'] as const)
      for (const one of await readIn(place)) found.set(one.id, one)
    for (const name of read.keys()) if (!found.has(name.slice(0, -'.eml'.length))) read.delete(name)
    return [...found.values()].sort((one, other) => other.arrived - one.arrived)
  }

  /** Removes what is done with and old enough, wherever it is, and the marks of what is gone. */
  async function deleteOld(now = Date.now()): Promise<void> {
    const found = await all()
    const left = new Set(found.map(({ id }) => id))
    for (const { id, arrived, place, mark } of found) {
      if (days === 0 || mark?.is !== 'done' || now - arrived < days * day) continue
      for (const ending of ['.eml', '.txt'])
        await rm(join(outbox, places[place], id + ending), { force: true })
      left.delete(id)
    }
    const gone = Object.keys(noted).filter((id) => !left.has(id))
    for (const id of gone) delete noted[id]
    if (gone.length) keep()
  }

  return {
    days,
    deleteOld,
    /** Deletes what is old now and every hour. A folder that is not there has nothing to delete. */
    cleanUp(): void {
      const cleanUp = () => void deleteOld().catch(() => undefined)
      cleanUp()
      setInterval(cleanUp, day / 24).unref()
    },
    find: async (id: string) => (await all()).find((one) => one.id === id),
    /** Those in which somebody or something is mentioned. */
    search: async (wanted: string) => {
      const lower = wanted.trim().toLowerCase()
      return (await all()).filter((one) => holds(one, lower))
    },
    note(id: string, is: Mark['is'], by: string): void {
      noted[id] = { is, by }
      keep()
    },
  }
}

export type Messages = ReturnType<typeof openMessages>

/** When a message is deleted if nothing changes, in ms; `undefined` if it stays until somebody is done with it, or forever. */
export function deletedAt({ arrived, place, mark }: ListedMessage, days: number): number | undefined {
  if (days === 0 || (place !== 'sent' && mark?.is !== 'done')) return undefined
  return arrived + days * day
}
