import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { canRunPostfix, startPostfix } from '../tests/server/postfix'
import { accept, folder, inside, startQueue, subjects, until } from '../tests/server/queued-mail'
import { parseSmtpUrl, sendBySmtp } from './smtp'

const sendTo = (url: string, to = 'hello@agency.example') =>
  sendBySmtp(parseSmtpUrl(url), { from: 'site@agency.example', to })

describe.runIf(canRunPostfix)('a real Postfix', () => {
  test('FORM-4 that greylists gets each message once', async () => {
    let questions = 0
    const postfix = await startPostfix(async (question) =>
      question === 'RCPT' && ++questions <= 2 ? 'DEFER greylisted, try later' : 'DUNNO',
    )
    try {
      await accept('one', 'two')
      const { lines } = startQueue(sendTo(postfix.url))
      await until(async () => expect(await inside('sent')).toHaveLength(2))
      await until(async () => expect(await postfix.delivered()).toHaveLength(2))
      expect(subjects(await postfix.delivered()).sort()).toEqual(['one', 'two'])
      expect(lines.filter((line) => line.includes('greylisted'))).toHaveLength(2)
    } finally {
      await postfix.stop()
    }
  })

  test('that permanently refuses a recipient is tried once, and its reply is kept', async () => {
    const postfix = await startPostfix(async () => 'DUNNO')
    try {
      const [name = ''] = await accept('one')
      startQueue(sendTo(postfix.url, 'nobody@agency.example'))
      await until(async () => expect(await inside('refused')).toContain(name))
      const answer = await readFile(join(folder, 'refused', name.replace('.eml', '.txt')), 'utf8')
      expect(answer).toMatch(/550 5\.1\.1 .*nobody of that name/)
      expect(await postfix.delivered()).toEqual([])
    } finally {
      await postfix.stop()
    }
  })

  // `SLOW=1` waits longer than the old limit of 60 s.
  const delay = process.env.SLOW ? 65_000 : 3_000
  test('that is slow to reply to the final dot gets one copy', { timeout: 60_000 + delay }, async () => {
    const postfix = await startPostfix(async (question) => {
      if (question === 'END-OF-MESSAGE') await sleep(delay)
      return 'DUNNO'
    })
    try {
      await accept('slow')
      const { lines } = startQueue(sendTo(postfix.url))
      await expect.poll(() => inside('sent'), { timeout: 30_000 + delay }).toHaveLength(1)
      await until(async () => expect(await postfix.delivered()).toHaveLength(1))
      expect(lines).toEqual([])
    } finally {
      await postfix.stop()
    }
  })
})
