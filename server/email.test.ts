import addressparser from 'nodemailer/lib/addressparser'
import { expect, test } from 'vitest'
import { composeEmail } from './email'

const correspondents = {
  from: 'site@agency.example',
  to: 'hello@agency.example',
  siteName: 'Agency website',
}
const arrival = { id: '1', date: new Date('2025-07-01T10:00:00Z') }
const message = {
  from_name: 'Rina Das',
  from_email: 'rina@bayaa.example',
  phone_number: '9437000000',
  subject: 'Tea',
  message: 'One\ntwo\r\nthree',
  isSuspect: false,
}

async function email(changes: Partial<typeof message> = {}) {
  const text = (await composeEmail({ ...message, ...changes }, correspondents, arrival)).toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const unfolded = text.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  return { text, headers: unfolded.split('\r\n'), body: text.slice(end + 4) }
}

const allowed = new Set([
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
])

test('FORM-4 the email goes from the site to the agency, and replies go to the visitor', async () => {
  const { headers, body } = await email()
  expect(headers).toContain('From: Agency website <site@agency.example>')
  expect(headers).toContain('To: hello@agency.example')
  expect(headers).toContain('Reply-To: Rina Das <rina@bayaa.example>')
  expect(headers).toContain('Subject: Tea')
  expect(headers).toContain('Message-ID: <1@agency.example>')
  expect(headers).toContain('Date: Tue, 01 Jul 2025 10:00:00 +0000')
  for (const line of [
    'Name: Rina Das',
    'Email: rina@bayaa.example',
    'Phone: 9437000000',
    'One\r\ntwo\r\nthree',
  ]) {
    expect(body).toContain(line)
  }
})

test('lines end with CRLF and none is too long', async () => {
  const { text } = await email({ message: `${'long '.repeat(2_000)}\n${'ନମସ୍କାର '.repeat(500)}\n.\n..` })
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
})

test.each([
  'x\r\nBcc: victim@elsewhere.example',
  'x\nBcc: victim@elsewhere.example',
  'x\rBcc: victim@elsewhere.example',
  'x\u2028Bcc: victim@elsewhere.example',
  'x\u0085Bcc: victim@elsewhere.example',
  'x\u010d\u010aBcc: victim@elsewhere.example',
  'x" <victim@elsewhere.example>, "y',
  '=?utf-8?B?DQpCY2M6IHg=?=\r\n\r\nbody',
  'x\u0000y',
])('a header cannot be forged by %j', async (evil) => {
  const { headers } = await email({
    from_name: evil,
    subject: evil,
    from_email: `${evil}@b.c`.replaceAll(' ', ''),
  })
  const names = headers.map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
  expect(names.filter((name) => !allowed.has(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(headers.find((line) => line.startsWith('To:'))).toBe('To: hello@agency.example')
})

test.each([
  'x" <victim@elsewhere.example>, "y',
  'a <b@elsewhere.example>',
  'a, b@elsewhere.example;',
  '\\", c@elsewhere.example',
])('the name %j adds nobody to Reply-To', async (from_name) => {
  const { headers } = await email({ from_name })
  const reply = headers.find((line) => line.startsWith('Reply-To:')) ?? ''
  expect(addressparser(reply.slice('Reply-To:'.length)).map(({ address }) => address)).toEqual([
    'rina@bayaa.example',
  ])
})

/** The header's words as a mail program shows them, with every encoded word decoded. */
const shown = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : word
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    )

test.each([
  '=?utf-8?Q?A_false=0D=0Aname?=',
  'Offer =?utf-8?B?Ym9zcw==?=',
  '=?utf-8?X?x?=',
  `${'long '.repeat(30)}=?utf-8?Q?=41?= ଆମ ଚା`,
])('%j in subject or name is shown as typed', async (typed) => {
  const { headers } = await email({ subject: typed, from_name: typed })
  const subject = headers.find((line) => line.startsWith('Subject: ')) ?? ''
  const reply = headers.find((line) => line.startsWith('Reply-To: ')) ?? ''
  expect(shown(subject)).toBe(`Subject: ${typed}`)
  expect(shown(reply)).toBe(`Reply-To: ${typed} <rina@bayaa.example>`)
})

test.each([
  ['a..b@c.d', '"a..b"@c.d'],
  ['a.@c.d', '"a."@c.d'],
  ['a,b@c.d', '"a,b"@c.d'],
  ['a"b@c.d', '"a\\"b"@c.d'],
  ['"x"@c.d', '"x"@c.d'],
  ['a@bücher.example', 'a@xn--bcher-kva.example'],
])('Reply reaches the unusual address %s', async (from_email, address) => {
  const { headers, body } = await email({ from_email })
  expect(headers).toContain(`Reply-To: Rina Das <${address}>`)
  expect(body).not.toContain('Reply does not reach')
})

test('an email says so if Reply does not reach the visitor', async () => {
  for (const from_email of ['é@c.d', 'a@b.c,d', 'a@[1.2.3.4]', 'a@..b', `${'x'.repeat(65)}@c.d`]) {
    const { headers, body } = await email({ from_email })
    expect(headers.filter((line) => line.startsWith('Reply-To:'))).toEqual([])
    expect(body).toMatch(/^Reply does not reach this visitor/)
  }
})

test('EXP-24 a message that looks like a robot’s is marked in subject, header and text', async () => {
  const { headers, body } = await email({ isSuspect: true })
  expect(headers).toContain('Subject: [Possibly spam] Tea')
  expect(headers).toContain('X-Possibly-Spam: hidden field filled in')
  expect(body).toMatch(/^This is possibly spam/)
  expect((await email()).headers.join()).not.toMatch(/spam/i)
})

test('markup in a field stays text', async () => {
  const { headers, body } = await email({ message: '<img src=x onerror=alert(1)>' })
  expect(headers.find((line) => line.startsWith('Content-Type:'))).toMatch(
    /^Content-Type: text\/plain; charset=utf-8/,
  )
  expect(body).toContain('<img')
})
