import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './settings'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const agency = join(folder, 'agency.yaml')
writeFileSync(agency, 'name: Agency\nemail: hello@agency.example\n')
afterAll(() => rmSync(folder, { recursive: true }))

test('the outbox and its days are limited as configured, 0 days included', async () => {
  const set = await readSettings({ OUTBOX_MESSAGES: '5', SENT_DAYS: '0' }, agency)
  expect([set.outboxLimit, set.sentDays]).toEqual([5, 0])
  const unset = await readSettings({ SENT_DAYS: '' }, agency)
  expect([unset.outboxLimit, unset.sentDays]).toEqual([undefined, undefined])
})

test.each([
  ['OUTBOX_MESSAGES', '0'],
  ['SENT_DAYS', '-1'],
  ['SMTP_URL', 'smtp://user:hunter2@mail.example?requireTLS=false'],
])('%s=%s stops the server with the name and without the value', async (name, value) => {
  const reading = readSettings({ [name]: value }, agency)
  await expect(reading).rejects.toThrow(new RegExp(`^${name}: `))
  await expect(reading).rejects.not.toThrow('hunter2')
})
