import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Outbox } from '../../../server/outbox'
import { type Studio, startStudio, WORK } from './running-studio'

let studio: Studio
let publisher: string
let editor: string
let id: string

beforeAll(async () => {
  studio = await startStudio()
  publisher = await studio.first('Rina Das', 'rina@agency.example')
  editor = await studio.invite(publisher, 'Om Sahu', 'om@agency.example')
  // As the site's server keeps it that runs in the same folder.
  const correspondents = { from: 'site@agency.example', to: 'hello@agency.example', siteName: 'Site' }
  const outbox = new Outbox(join(studio.home, 'outbox'), correspondents)
  const name = await outbox.accept({
    from_name: 'Sasmita Nayak',
    from_email: 'sasmita@client.example',
    phone_number: '9437012345',
    subject: 'A name for our tea',
    message: 'We need a name.',
    isSuspect: false,
  })
  id = name.replace('.eml', '')
  await outbox.close()
}, WORK)
afterAll(() => studio.stop())

const ask = (path: string, cookie: string) => studio.ask(`/studio/messages${path}`, { headers: { cookie } })

test('LIVE-7 an editor gets no message, nor does Vite show the folder that they are in', async () => {
  for (const path of ['', '/new', `/${id}`]) expect((await ask(path, editor)).status, path).toBe(403)
  for (const path of [`/outbox/${id}.eml`, `/@fs${studio.home}/outbox/${id}.eml?raw`])
    for (const cookie of [editor, publisher])
      expect((await studio.ask(path, { headers: { cookie } })).text, path).not.toContain('We need a name')
})

test(
  'LIVE-7 a message is new until a publisher reads it, also after a kill, and the outbox keeps it',
  async () => {
    expect((await ask('/new', publisher)).text).toBe('1')
    expect((await ask(`/${id}`, publisher)).text).toContain('We need a name.')
    await studio.restart()
    expect((await ask('/new', publisher)).text).toBe('0')
    expect((await ask('', publisher)).text).toContain('Sasmita Nayak')
    expect(readdirSync(join(studio.home, 'outbox'))).toContain(`${id}.eml`)
  },
  WORK,
)
