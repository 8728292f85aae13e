import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStudioSettings } from './settings'

let folder: string
let site: string
const home = '/srv/studio'

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'))
  site = join(folder, 'site')
  mkdirSync(site)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('LIVE-7 messages are where the settings of the site’s own folder say, for as long', () => {
  expect(readStudioSettings({}, home)).toMatchObject({ outbox: join(home, 'outbox'), sentDays: 30 })
  expect(readStudioSettings({ SITE_FOLDER: site }, home).outbox).toBe(join(site, 'outbox'))
  writeFileSync(join(site, '.env'), 'OUTBOX=../mail\nSENT_DAYS=7\nSMTP_URL=nonsense\n')
  expect(readStudioSettings({ SITE_FOLDER: site }, home)).toMatchObject({
    outbox: join(folder, 'mail'),
    sentDays: 7,
    smtpUrl: undefined,
  })
  expect(readStudioSettings({ SITE_FOLDER: site, OUTBOX: '/var/lib/site/outbox' }, home).outbox).toBe(
    '/var/lib/site/outbox',
  )
})

test('LIVE-4 previews have an address of their own, by default preview. and the studio’s name', () => {
  expect(readStudioSettings({}, home).previewOrigin).toBe('http://preview.localhost:4400')
  const STUDIO_ORIGIN = 'https://edit.agency.example'
  expect(readStudioSettings({ STUDIO_ORIGIN }, home).previewOrigin).toBe(
    'https://preview.edit.agency.example',
  )
  expect(
    readStudioSettings({ STUDIO_ORIGIN, PREVIEW_ORIGIN: 'https://look.agency.example/' }, home).previewOrigin,
  ).toBe('https://look.agency.example')
  expect(() => readStudioSettings({ STUDIO_ORIGIN, PREVIEW_ORIGIN: STUDIO_ORIGIN }, home)).toThrow(
    'previews need another name',
  )
})
