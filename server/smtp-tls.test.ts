import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import { certificate } from '../tests/security/tls-front'
import { installedSite, startServer } from '../tests/server/installed-site'
import { mailServer } from '../tests/server/mail-server'
import type { FixtureSite } from '../tests/server/site'
import { ask, goodFields, multipart } from '../tests/server/visitor'

const canCertify = spawnSync('openssl', ['version']).status === 0
let site: FixtureSite
beforeAll(async () => {
  site = await installedSite()
})
afterAll(() => site.remove())

/** Posts a message to a separate server that trusts the mail server's certificate. */
async function deliver(scheme: string, secure: boolean) {
  const { key, cert, file } = certificate()
  const mail = await mailServer(undefined, {
    key,
    cert,
    secure,
    disabledCommands: [],
    allowInsecureAuth: false,
  })
  const server = startServer(site, {
    PORT: '0',
    SMTP_URL: `${scheme}://user:hunter2@127.0.0.1:${mail.port}`,
    NODE_EXTRA_CA_CERTS: file,
  })
  const port = await server.port
  const form = await multipart(Object.entries(goodFields))
  expect((await ask(port, mailPath, { method: 'POST', ...form })).status).toBe(200)
  await expect.poll(() => [mail.emails.length, server.output()]).toEqual([1, expect.any(String)])
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await mail.stop()
  expect(mail.passwords).toEqual(['hunter2'])
  expect(server.output()).not.toContain('hunter2')
}

test.runIf(canCertify)('a password is sent over STARTTLS to a server with a trusted certificate', () =>
  deliver('smtp', false),
)

test.runIf(canCertify)('a password is sent over TLS from the first byte with smtps', () =>
  deliver('smtps', true),
)
