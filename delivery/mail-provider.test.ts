import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { mailSettings, providerOf } from './mail-provider'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('FORM-4 without settings messages go to the site itself', () => {
  expect(providerOf({})).toBeNull()
})

test('FORM-4 with settings they go to the provider, or to the origin given', () => {
  expect(providerOf({ VITE_EMAILJS_SERVICE_ID: 's' })).toBe('https://api.emailjs.com')
  expect(providerOf({ VITE_EMAILJS_ORIGIN: 'https://mail.example/' })).toBe('https://mail.example')
})

test('an origin that is no URL stops the build and is named', () => {
  for (const origin of ['mail.example', "https:// 'unsafe-inline'", 'javascript:alert(1)']) {
    expect(() => providerOf({ VITE_EMAILJS_ORIGIN: origin })).toThrow('VITE_EMAILJS_ORIGIN')
  }
})

test('settings come from the files the build reads, the environment over them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'))
  await writeFile(
    join(folder, '.env'),
    'VITE_EMAILJS_ORIGIN=https://file.example\nVITE_EMAILJS_SERVICE_ID=one\nSECRET=x\n',
  )
  await writeFile(join(folder, '.env.local'), 'VITE_EMAILJS_SERVICE_ID=two\n')
  vi.stubEnv('VITE_EMAILJS_ORIGIN', 'https://environment.example')
  expect(await mailSettings(folder)).toEqual({
    VITE_EMAILJS_ORIGIN: 'https://environment.example',
    VITE_EMAILJS_SERVICE_ID: 'two',
  })
  await rm(folder, { recursive: true })
})
