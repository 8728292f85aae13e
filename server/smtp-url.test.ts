import { expect, test } from 'vitest'
import { parseSmtpUrl } from './smtp-url'

test('host, port, TLS and login are read, what is encoded is decoded', () => {
  expect(parseSmtpUrl('smtps://me%40agency.example:p%23ss@mail.example:465')).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    login: { user: 'me@agency.example', pass: 'p#ss' },
  })
  expect(parseSmtpUrl('smtp://[::1]/')).toEqual({
    host: '::1',
    port: undefined,
    secure: false,
    login: undefined,
  })
})

test.each([
  ['hunter2', /^Invalid URL$/],
  ['http://mail.example', /^begins with/],
  ['smtp:hunter2', /^names no host$/],
  ['smtp://user@mail.example', /^needs a user and a password/],
  ['smtp://:hunter2@mail.example', /^needs a user and a password/],
  ['smtp://user:hunter2@mail.example?tls.rejectUnauthorized=false', /^ends after the host/],
  ['smtp://user:hunter2@mail.example?requireTLS=false', /^ends after the host/],
  ['smtps://user:hunter2#@mail.example', /./],
  ['smtps://user:hunter2%E0%A4%A@mail.example', /./],
])('%s is refused in words that show no password', (url, words) => {
  let message = ''
  try {
    parseSmtpUrl(url)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toMatch(words)
  expect(message).not.toContain('hunter2')
})
