import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailPath } from '../../delivery/mail-provider'
import { installedSite, startServer } from '../server/installed-site'
import { type FakeMailServer, mailServer } from '../server/mail-server'
import { randomFrom } from '../server/random'
import type { FixtureSite } from '../server/site'
import { ask, goodFields, multipart } from '../server/visitor'

/** Messages are those answered 200; kills are spread over them. */
const [kills, messages] = import.meta.env.MODE === 'long' ? [50, 1_000] : [5, 100]
const visitors = 8

let site: FixtureSite
let mail: FakeMailServer
beforeAll(async () => {
  site = await installedSite()
  mail = await mailServer((count) => (count % 7 === 3 ? 'later' : 'take'))
})
afterAll(async () => {
  await mail.stop()
  await site.remove()
})

const outboxFolders = ['outbox', 'outbox/refused', 'outbox/sent']

async function emails(folder: string): Promise<string[]> {
  const names = await readdir(join(site.folder, folder))
  const files = names.filter((name) => name.endsWith('.eml'))
  return Promise.all(files.map((name) => readFile(join(site.folder, folder, name), 'utf8')))
}

const number = (email: string) => Number(email.match(/^Subject: Message (\d+)\r$/m)?.[1])
const id = (email: string) => email.match(/^Message-ID: *(<[^>]+>)/im)?.[1]

test(
  'FORM-4 killed at random moments under load, no message that got a 200 is ever lost',
  async () => {
    const random = randomFrom(Number(process.env.SEED ?? 1998))
    const env = { PORT: '0', SMTP_URL: mail.url, TRUST_PROXY: '1' }
    let server = startServer(site, env)
    let port = await server.port
    let tried = 0
    let killed = 0
    const accepted = new Set<number>()

    async function visit() {
      while (accepted.size < messages || killed < kills) {
        tried += 1
        const mine = tried
        const form = await multipart(Object.entries({ ...goodFields, subject: `Message ${mine}` }))
        const headers = {
          ...form.headers,
          'x-forwarded-for': `10.${mine >> 16}.${(mine >> 8) & 255}.${mine & 255}`,
        }
        const question = { method: 'POST', body: form.body, headers }
        // A connection that breaks is no answer: such a message may be kept or not.
        const answer = await ask(port, mailPath, question).catch(() => undefined)
        if (answer?.status === 200) accepted.add(mine)
        else await sleep(100)
      }
    }
    const load = Promise.all(Array.from({ length: visitors }, visit))
    for (; killed < kills; killed += 1) {
      const target = ((killed + random()) * messages) / kills
      while (accepted.size < target) await sleep(1)
      await sleep(random() * 20)
      server.process.kill('SIGKILL')
      expect(await server.ended).toBe('SIGKILL')
      server = startServer(site, env)
      port = await server.port
      if (killed % 10 === 9)
        console.log(
          `${killed + 1} kills, ${accepted.size} answered 200, ${mail.taken.length} taken by the mail server`,
        )
    }
    await load
    expect(accepted.size).toBeGreaterThanOrEqual(messages)

    // Nothing is moved from folder to folder while it is read.
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)

    // All that is kept is whole, and every accepted message is among it, once.
    const kept = (await Promise.all(outboxFolders.map(emails))).flat()
    const times = new Map<number, number>()
    for (const email of kept) times.set(number(email), (times.get(number(email)) ?? 0) + 1)
    expect([...accepted].filter((mine) => times.get(mine) !== 1)).toEqual([])
    expect(kept.filter((email) => !email.includes('we make tea.'))).toEqual([])

    // And the mail server gets each: what it had twice has one Message-ID.
    server = startServer(site, env)
    await server.port
    await expect
      .poll(async () => (await emails('outbox/sent')).length, {
        timeout: 60_000 + kept.length * 1_000,
        interval: 200,
      })
      .toBe(kept.length)
    const taken = new Set(mail.taken)
    expect(kept.filter((email) => !taken.has(id(email) ?? ''))).toEqual([])
    expect(taken.size).toBe(kept.length)
    const copies = mail.taken.length - taken.size
    console.log(
      `${killed} kills, ${tried} tries, ${accepted.size} answered 200, ${kept.length} kept, 0 lost, ${copies} came twice under one Message-ID`,
    )
    // One message is under way at a time.
    expect(copies).toBeLessThanOrEqual(killed)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  },
  300_000 + kills * 30_000 + messages * 1_500,
)
