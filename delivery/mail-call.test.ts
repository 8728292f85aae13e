import { expect, test } from 'vitest'
import { callFields, mailPath } from './mail-call'

const values = {
  from_name: 'Rina Das',
  from_email: 'rina@bayaa.example',
  phone_number: '9437000000',
  subject: 'A new label',
  message: 'We make tea.',
}

test('FORM-4 a message is posted to the provider’s path', () => {
  expect(mailPath).toBe('/api/v1.0/email/send-form')
})

test('FORM-4 a call carries the message and the provider’s own four fields', () => {
  const ids = { serviceId: 'service_1', templateId: 'template_1', publicKey: 'key_1' }
  expect(callFields(values, ids)).toEqual([
    ...Object.entries(values),
    ['lib_version', expect.stringMatching(/^\d+\.\d+\.\d+$/)],
    ['service_id', 'service_1'],
    ['template_id', 'template_1'],
    ['user_id', 'key_1'],
  ])
})
