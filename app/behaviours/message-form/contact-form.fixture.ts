import type { MessageValues } from '~delivery/message'
import type { Messages } from './use-message-form'

/** A message that passes every check. */
export const goodMessage: MessageValues = {
  from_name: 'Asha Rao',
  from_email: 'asha@example.in',
  phone_number: '9876543210',
  subject: 'A new tea',
  message: 'We have a tea\nand no name for it.',
}

/** The words of a form, independent of content. */
export const formMessages: Messages = {
  missing: { title: 'Something is missing', message: 'Fill in all five.' },
  invalidEmail: { title: 'No address', message: 'Write it like name@studio.in.' },
  invalidPhone: { title: 'No number', message: 'Write ten digits.' },
  sending: { title: 'Wait', message: 'It is on its way.' },
  sent: { title: 'Sent', message: 'We answer soon.' },
  failed: { title: 'Not sent', message: 'Try again.' },
}
