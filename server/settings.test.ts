import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './settings'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const agency = join(folder, 'agency.yaml')
writeFileSync(agency, 'name: Agency\nemail: hello@agency.example\n')
afterAll(() => rmSync(folder, { recursive: true }))

test('an outbox is limited to 10,000 messages and 500 MB unless set otherwise', async () => {
  expect((await readSettings({}, agency)).outboxLimit).toEqual({ messages: 10_000, bytes: 500_000_000 })
  const set = await readSettings({ OUTBOX_MESSAGES: '5', OUTBOX_MEGABYTES: '2' }, agency)
  expect(set.outboxLimit).toEqual({ messages: 5, bytes: 2_000_000 })
})

test('delivered messages are kept for the days that are set, 0 included', async () => {
  expect((await readSettings({ DELIVERED_DAYS: '0' }, agency)).deliveredDays).toBe(0)
  expect((await readSettings({ DELIVERED_DAYS: '' }, agency)).deliveredDays).toBeUndefined()
})

test.each([
  ['OUTBOX_MESSAGES', '0'],
  ['OUTBOX_MEGABYTES', 'many'],
  ['DELIVERED_DAYS', '-1'],
  ['SMTP_URL', 'smtp://user:hunter2@mail.example?requireTLS=false'],
])('%s=%s stops the server with the name and without the value', async (name, value) => {
  const reading = readSettings({ [name]: value }, agency)
  await expect(reading).rejects.toThrow(new RegExp(`^${name}: `))
  await expect(reading).rejects.not.toThrow('hunter2')
})
