import type { MessageValues } from './fields'

/** A message that passes every check. */
export const goodMessage: MessageValues = {
  from_name: 'Asha Rao',
  from_email: 'asha@example.in',
  phone_number: '9876543210',
  subject: 'A new tea',
  message: 'We have a tea\nand no name for it.',
}
