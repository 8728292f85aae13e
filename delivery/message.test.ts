import { performance } from 'node:perf_hooks'
import { describe, expect, it, test } from 'vitest'
import {
  cleanMessage,
  findProblem,
  isEmailAddress,
  MESSAGE_LIMITS,
  type MessageField,
  type MessageValues,
  messageFields,
  nationalNumber,
  trapField,
} from './message'

const good: MessageValues = {
  from_name: 'Asha Rao',
  from_email: 'asha@example.in',
  phone_number: '9876543210',
  subject: 'A new tea',
  message: 'We have a tea\nand no name for it.',
}

test.each(['a@b.c', 'rina.das+tea@bayaa.co.in', 'o’neil@bücher.example', 'a@..b', '.@b.c', 'a@b.c.'])(
  'FORM-2 %s has the form of an e-mail address',
  (text) => expect(isEmailAddress(text)).toBe(true),
)

test.each([
  '',
  'plain',
  'a@b',
  'a b@c.d',
  'a@b c.d',
  'a@b. c',
  ' a@b.c',
  '@b.c',
  'a@.',
  'a@.b',
  'a@b.',
  'a@@b.c',
  'a@b@c.d',
])('FORM-2 %j does not have the form of an e-mail address', (text) =>
  expect(isEmailAddress(text)).toBe(false),
)

/** The definition, too slow for untrusted input. */
const definition = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

test('FORM-2 an address is checked as defined, for every text of up to six characters', () => {
  const letters = ['a', '@', '.', ' ']
  let texts = ['']
  for (let length = 0; length < 6; length += 1) {
    texts = texts.flatMap((text) => letters.map((letter) => text + letter))
    expect(texts.filter((text) => isEmailAddress(text) !== definition.test(text))).toEqual([])
  }
})

/** The shortest of several runs: other work on the machine can only lengthen it (ms). */
function shortest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

test.each(['.', '@', ' ', 'a@', 'a.', '@.'])(
  'FORM-2 a long text of %j takes no longer to check than a long address',
  (piece) => {
    // Long enough to tell quadratic time from linear, short enough to finish if it is quadratic.
    const length = 20_000
    const address = `${'x'.repeat(length)}@b.c`
    const hostile = `a@${piece.repeat(length / piece.length)}@`
    const harmless = shortest(() => isEmailAddress(address))
    expect(shortest(() => isEmailAddress(hostile)) / harmless).toBeLessThan(20)
  },
)

const cleaned = (field: MessageField, text: string) => cleanMessage({ ...good, [field]: text })[field]

test.each(['rina@bayaa.example.', 'rina@bayaa.example,', '<rina@bayaa.example>', '(rina@bayaa.example);'])(
  'FORM-2 stray punctuation around %s is removed',
  (text) => expect(cleaned('from_email', text)).toBe('rina@bayaa.example'),
)

it('FORM-4 leaves a good message as it is', () => {
  expect(cleanMessage(good)).toEqual(good)
})

it.each<[string, MessageField, string, string]>([
  ['blanks around it', 'from_name', '\u00a0 Asha Rao\n', 'Asha Rao'],
  ['a tab', 'from_name', 'Asha\tRao', 'Asha Rao'],
  ['control characters', 'from_name', 'Asha\u0000 Rao\u009f\u007f', 'Asha Rao'],
  ['a separator of lines', 'subject', 'A new\u2028tea', 'A new tea'],
  ['a separator of paragraphs', 'subject', 'A new\u2029\u2029tea', 'A new tea'],
  ['a line end', 'subject', 'A new\r\ntea', 'A new tea'],
  ['blanks without width', 'subject', 'A\u200b new\ufeff tea\u2060', 'A new tea'],
  ['marks of direction', 'phone_number', '\u202a9876543210\u202c', '9876543210'],
  ['joiners', 'from_email', 'asha\u200d@example.in', 'asha@example.in'],
  ['marks before blanks', 'from_email', '\ufeff asha@example.in', 'asha@example.in'],
  ['a vertical tab', 'message', 'One\vtwo', 'One\ntwo'],
  ['a form feed', 'message', 'One\ftwo', 'One\ntwo'],
  ['separators of lines', 'message', 'One\u2028two\u2029three\u0085four', 'One\ntwo\nthree\nfour'],
  ['control characters', 'message', 'One\u0000\u001b two', 'One two'],
])('FORM-4 takes %s out of %s', (_, field, text, expected) => {
  expect(cleaned(field, text)).toBe(expected)
})

it.each<[string, MessageField, string]>([
  ['tabs and line ends', 'message', 'One\ttwo\n\nthree'],
  ['the joiners of Odia', 'from_name', 'ସ୍\u200cମିତା'],
  ['the joiners of emoji', 'subject', 'A tea for 👩‍👧'],
  ['a blank inside, for the check to see', 'phone_number', '98765 43210'],
  ['a blank inside, for the check to see', 'from_email', 'asha @example.in'],
])('FORM-4 leaves %s in %s', (_, field, text) => {
  expect(cleaned(field, text)).toBe(text)
})

const check = (changes: Partial<MessageValues>) => findProblem({ ...good, ...changes })

describe('the checks of a message', () => {
  it('FORM-2 pass five good fields', () => {
    expect(check({})).toBeNull()
  })

  it.each(
    messageFields.flatMap((field) => ['', ' \t\n', '\u200b\u200d'].map((text) => [field, text] as const)),
  )('FORM-2 miss %s if it is %j', (field, text) => {
    expect(check({ [field]: text })).toEqual({ rule: 'missing', fields: [field] })
  })

  it('FORM-2 name every empty field, in order', () => {
    expect(check({ from_email: '', subject: ' ', message: '' })?.fields).toEqual([
      'from_email',
      'subject',
      'message',
    ])
  })

  it.each([
    '987654321',
    '98765432100',
    '+919876543210',
    '98765 43210',
    '987654321a',
    '୯୮୭୬୫୪୩୨୧୦',
    '9876543210\n',
  ])('FORM-2 refuse the phone number %j', (phone_number) => {
    expect(check({ phone_number })).toEqual({ rule: 'invalidPhone', fields: ['phone_number'] })
  })

  it('FORM-2 run in order and stop at the first failure: missing, e-mail, phone, too long', () => {
    const bad = { from_email: 'bad', phone_number: 'bad', message: 'x'.repeat(MESSAGE_LIMITS.message + 1) }
    expect(check({ ...bad, subject: '' })).toEqual({ rule: 'missing', fields: ['subject'] })
    expect(check(bad)?.rule).toBe('invalidEmail')
    expect(check({ ...bad, from_email: 'a@b.c' })?.rule).toBe('invalidPhone')
    expect(check({ message: bad.message, subject: bad.message })).toEqual({
      rule: 'tooLong',
      fields: ['subject', 'message'],
    })
  })
})

test.each([
  '9876543210',
  '+91 98765 43210',
  '+919876543210',
  '09876543210',
  '0091 98765-43210',
  '919876543210',
  '+91 (0) 98765 43210',
  '(+91) 98765\u00a043210',
  '+91\u201198765\u201143210',
  '0\u202f98765.43210',
  '\u202a+91 98765 43210\u202c',
  'tel:+91-98765-43210',
  '+୯୧ ୯୮୭୬୫ ୪୩୨୧୦',
  '९८७६५४३२१०',
  '９８７６５４３２１０',
])('EXP-23 %j is brought in as its ten digits', (text) => {
  expect(nationalNumber(text)).toBe('9876543210')
})

test.each(['', '98765', '987654321012', '+44 20 7946 0958', '+1 415 555 2671', '98765 43210 ext. 4', 'Asha'])(
  'EXP-23 %j is not an Indian number and stays as it is',
  (text) => {
    expect(nationalNumber(text)).toBe(text)
  },
)

/** What Chromium, Firefox, Bitwarden, 1Password, LastPass and Dashlane look for in names and ids, in short. */
const soughtByFillers =
  /name|mail|phone|tel|mobile|fax|url|web|site|home|link|company|organi|business|addr|street|city|town|state|zip|post|country|region|line|unit|user|login|pass|card|cc|cvv|exp|birth|date|age|sex|gender|title|search|code|otp|pin|account|iban|bank|amount|coupon|promo|captcha|comment|note|message/

test('EXP-24 no browser or password manager looks for the name of the trap', () => {
  expect(soughtByFillers.test('website')).toBe(true)
  expect(trapField).not.toMatch(soughtByFillers)
})
