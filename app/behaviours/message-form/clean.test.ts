import { expect, it } from 'vitest'
import type { MessageField } from '~delivery/message-fields'
import { clean } from './clean'
import { goodMessage } from './contact-form.fixture'

const cleaned = (field: MessageField, text: string) => clean({ ...goodMessage, [field]: text })[field]

it('FORM-4 leaves a good message as it is', () => {
  expect(clean(goodMessage)).toEqual(goodMessage)
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
