import { describe, expect, it } from 'vitest'
import { messageFields } from '~delivery/message-fields'
import { formMessages } from './contact-form.fixture'
import type { MessageValues } from './fields'
import { validate } from './validate'

const valid: MessageValues = {
  from_name: 'Asha Rao',
  from_email: 'asha@example.in',
  phone_number: '9876543210',
  subject: 'A new tea',
  message: 'We have a tea\nand no name for it.',
}

const check = (changes: Partial<MessageValues>) => validate({ ...valid, ...changes }, formMessages)

describe('a message', () => {
  it('FORM-2 is fine with five good fields', () => {
    expect(check({})).toBeNull()
  })

  it.each(
    messageFields.flatMap((field) => ['', ' \t\n', '\u200b\u200d'].map((text) => [field, text] as const)),
  )('FORM-2 lacks %s where it is %j', (field, text) => {
    expect(check({ [field]: text })).toEqual({
      field,
      others: [],
      look: 'missing',
      ...formMessages.missing,
    })
  })

  it.each(['a', 'a@b', 'a.b@c', '@b.c', 'a@.c@', 'a@b.', 'a b@c.d', 'a@b .c', 'a@@b.c', 'a@b.c ', ' a@b.c'])(
    'FORM-2 has a bad address with %j',
    (from_email) => {
      expect(check({ from_email })).toEqual({
        field: 'from_email',
        others: [],
        ...formMessages.invalidEmail,
      })
    },
  )

  it.each(['a@b.c', 'first.last+tag@sub.example.co.in', 'ଆଶା@example.in'])('FORM-2 takes %s', (from_email) => {
    expect(check({ from_email })).toBeNull()
  })

  it.each([
    '987654321',
    '98765432100',
    '+919876543210',
    '98765 43210',
    '987654321a',
    '୯୮୭୬୫୪୩୨୧୦',
    '9876543210\n',
  ])('FORM-2 has a bad phone number with %j', (phone_number) => {
    expect(check({ phone_number })).toEqual({
      field: 'phone_number',
      others: [],
      look: 'doubtful',
      ...formMessages.invalidPhone,
    })
  })

  it('FORM-2 lacks every field that is empty, the first of them first', () => {
    expect(check({ from_email: '', subject: ' ', message: '' })).toMatchObject({
      field: 'from_email',
      others: ['subject', 'message'],
    })
  })

  it('FORM-2 is checked in order and only to the first failure', () => {
    const bad = { from_email: 'bad', phone_number: 'bad' }
    expect(check({ ...bad, message: '', subject: '' })?.field).toBe('subject')
    expect(check(bad)?.field).toBe('from_email')
  })
})

/** The shortest of several checks of an address (ms): what else the machine does cannot shorten it. */
function shortestCheck(from_email: string): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    check({ from_email })
    return performance.now() - start
  })
  return Math.min(...times)
}

it.each(['.', '@', ' ', 'a.', 'a@', '@.'])(
  'FORM-2 a long address of %j costs in proportion to its length',
  (piece) => {
    const hostile = (length: number) => `a@${piece.repeat(length / piece.length)}@`
    // Eight times the length takes 64 times as long where every character is compared with every other.
    const ratio = shortestCheck(hostile(16_000)) / Math.max(shortestCheck(hostile(2_000)), 0.01)
    expect(ratio).toBeLessThan(30)
  },
)
